// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "cgt/functions.h"
#include "cgt/ko_graph.h"
#include "cgt/lines.h"
#include "cgt/notation.h"
#include "cgt/session.h"
#include "cgt/stopper.h"

namespace tedomari::cgt {

using Form = Syntax::Form;

// Turns definitions into a graph.  A name may be used with a number added and with its sign turned, so that a
// position is a name, an offset and a sign.
class Session::LoopBuilder {
public:
    LoopBuilder(Session& session) : session_(session) {}

    struct View {
        Rational offset = 0;
        bool negated = false;
        auto operator<=>(const View&) const = default;
    };

    Result<Vertex> vertex(const Syntax& syntax, View view) {
        if (!session_.is_loopy(syntax)) return leaf(syntax, view);
        switch (syntax.form) {
            case Form::name: return named(syntax, view);
            case Form::braces: return braces(syntax, view, builder_.position());
            case Form::negative: return vertex(syntax.children[0], {view.offset, !view.negated});
            case Form::sum: return shifted(syntax, view);
            default: return wrong(syntax, "a loopy game may be an option, negated, or have a number added");
        }
    }

    // Names reached but not yet described.
    Result<bool> finish() {
        while (!todo_.empty()) {
            const auto [name, view, at] = todo_.back();
            todo_.pop_back();
            const Syntax& definition = session_.loops_.find(name)->second;
            if (definition.form != Form::braces) {
                return wrong(definition, fmt::format("'{}' is loopy and needs braces: {{left|right}}", name));
            }
            const auto done = braces(definition, view, at);
            if (!done) return done.error();
        }
        return true;
    }
    GraphBuilder& builder() { return builder_; }

private:
    static constexpr std::size_t max_positions = 100'000;

    Result<Vertex> leaf(const Syntax& syntax, View view) {
        if (syntax.form == Form::number) {  // a price need not be dyadic
            return builder_.number((view.negated ? -syntax.number : syntax.number) + view.offset);
        }
        const auto game = session_.game(syntax);
        if (!game) return game.error();
        // Its moves, too, so that it can be played; a price added that is no value of a game leaves but its
        // walls.
        if (const auto offset = Dyadic::from(view.offset); offset && !session_.store_.is_number(*game)) {
            Store& store = session_.store_;
            const Game turned = view.negated ? store.negative(*game) : *game;
            return add_game(builder_, session_.thermographs_, store.sum(turned, store.number(*offset)),
                            max_positions);
        }
        Thermograph thermograph = session_.thermographs_.of(*game);
        if (view.negated) thermograph = -thermograph;
        if (view.offset != Rational(0)) thermograph += view.offset;
        if (const auto x = session_.store_.as_number(*game)) {  // a moved number is born on another day
            const Rational value = view.negated ? -x->to_rational() : x->to_rational();
            thermograph = thermograph_of_number(value + view.offset);
        }
        return builder_.leaf(std::move(thermograph));
    }

    Result<Vertex> named(const Syntax& syntax, View view) {
        const auto [known, is_new] = vertices_.try_emplace({syntax.word, view});
        if (is_new) {
            if (vertices_.size() > max_positions)
                return wrong(syntax, "the definitions never come back to where they began");
            const bool plain = view == View{};
            known->second = builder_.position(plain ? syntax.word : std::string());
            todo_.push_back({syntax.word, view, known->second});
        }
        return known->second;
    }

    Result<Vertex> braces(const Syntax& syntax, View view, Vertex at) {
        for (const Side side : {Side::left, Side::right}) {
            for (const Syntax& option : side == Side::left ? syntax.children : syntax.others) {
                const auto to = vertex(option, view);
                if (!to) return to.error();
                builder_.option(at, view.negated ? other(side) : side, *to);
            }
        }
        return at;
    }

    Result<Vertex> shifted(const Syntax& sum, View view) {
        const auto is_loopy = [&](const Syntax& term) { return session_.is_loopy(term); };
        const auto loopy =
            std::find_if(sum.children.begin(), sum.children.end(), is_loopy);  // of a loopy sum
        Rational offset = 0;
        for (const Syntax& term : sum.children) {
            if (&term == &*loopy) continue;
            if (is_loopy(term))
                return wrong(term, "two loopy games cannot be added; `tedomari sum` plays them");
            const auto number = session_.rational(term);
            if (!number) return wrong(term, "only a number can be added to a loopy game");
            offset += *number;
        }
        return vertex(*loopy, {view.offset + (view.negated ? -offset : offset), view.negated});
    }

    struct Reached {
        std::string name;
        View view;
        Vertex at;
    };
    Session& session_;
    GraphBuilder builder_;
    std::map<std::pair<std::string, View>, Vertex> vertices_;
    std::vector<Reached> todo_;
};

Result<Value> Session::ko_value(const Syntax& syntax) {
    LoopBuilder loop(*this);
    const auto root = loop.vertex(syntax, {});
    if (!root) return root.error();
    if (const auto finished = loop.finish(); !finished) return finished.error();
    auto graph = std::move(loop.builder()).build();
    if (!graph) return Error{graph.error().message, 0, syntax.column};
    return Value(LoopyGame{std::make_shared<const GameGraph>(*std::move(graph)), *root, source_});
}

// The graph of an expression in which infinite play is a draw.
class Session::StopperBuilder {
public:
    explicit StopperBuilder(Session& session) : session_(session) {}

    Result<LoopyGraph> graph(const Syntax& syntax) {
        if (!session_.is_loopy(syntax)) {
            const auto game = session_.game(syntax);
            if (!game) return game.error();
            return loopy_graph(session_.store_, *game);
        }
        switch (syntax.form) {
            case Form::negative: {
                const auto inner = graph(syntax.children[0]);
                if (!inner) return inner.error();
                return inner->negative();
            }
            case Form::sum: {
                LoopyGraph total{{{}}};
                for (const Syntax& term : syntax.children) {
                    const auto part = graph(term);
                    if (!part) return part.error();
                    total = sum(total, *part);
                }
                return total;
            }
            case Form::name:
            case Form::braces: {
                LoopyGraph found;
                std::map<std::string, std::size_t> known;
                const auto root = position(found, known, syntax, 0);
                if (!root) return root.error();
                std::swap(found.positions[0], found.positions[*root]);
                for (LoopyGraph::Position& position : found.positions) {
                    for (auto* list : {&position.left, &position.right}) {
                        for (std::size_t& to : *list) to = to == 0 ? *root : to == *root ? 0 : to;
                    }
                }
                return found;
            }
            default: return wrong(syntax, "a loopy game may be an option, negated, added or compared");
        }
    }

private:
    // Added to a graph that is being made; what is no name and no braces comes as a copy of its own.
    Result<std::size_t> position(LoopyGraph& made, std::map<std::string, std::size_t>& known,
                                 const Syntax& syntax, int depth) {
        if (depth > max_nesting || made.positions.size() > most_loopy_positions) throw TooLarge();
        const bool is_name = syntax.form == Form::name && session_.loops_.contains(syntax.word);
        if (is_name) {
            if (const auto found = known.find(syntax.word); found != known.end()) return found->second;
        }
        const Syntax& braces = is_name ? session_.loops_.find(syntax.word)->second : syntax;
        if (braces.form != Form::braces || !(is_name || session_.is_loopy(braces))) {
            if (is_name)
                return wrong(braces,
                             fmt::format("'{}' is loopy and needs braces: {{left|right}}", syntax.word));
            return copy(made, syntax);
        }
        const std::size_t at = made.positions.size();
        made.positions.emplace_back();
        if (is_name) known.emplace(syntax.word, at);
        for (const Side side : {Side::left, Side::right}) {
            for (const Syntax& option : side == Side::left ? braces.children : braces.others) {
                const auto to = position(made, known, option, depth + 1);
                if (!to) return to.error();
                (side == Side::left ? made.positions[at].left : made.positions[at].right).push_back(*to);
            }
        }
        return at;
    }

    Result<std::size_t> copy(LoopyGraph& made, const Syntax& syntax) {
        if (++copies_ > max_nesting)
            return wrong(syntax, "the definitions never come back to where they began");
        const auto part = graph(syntax);
        if (!part) return part.error();
        const std::size_t offset = made.positions.size();
        for (LoopyGraph::Position position : part->positions) {
            for (auto* list : {&position.left, &position.right}) {
                for (std::size_t& to : *list) to += offset;
            }
            made.positions.push_back(std::move(position));
        }
        return offset;
    }

    Session& session_;
    int copies_ = 0;
};

// A ko has thermographs; of anything else with a cycle it is told what it is when infinite play is a draw.
Result<Value> Session::loopy_value(const Syntax& syntax) {
    auto ko = ko_value(syntax);
    if (ko) return ko;
    const auto graph = StopperBuilder(*this).graph(syntax);
    if (!graph) return ko.error();
    if (syntax.form == Form::sum && !is_stopper(*graph) && !is_dud(*graph)) {
        if (const auto text = sum_of_kos(syntax)) return Value(*text);
    }
    return Value(loopy_text(store_, *graph));
}

// Of kos means add, and nothing is hotter than the hottest [Berlekamp 1996, 3.2].
std::optional<std::string> Session::sum_of_kos(const Syntax& syntax) {
    Rational low = 0, high = 0, hottest = coldest;
    for (const Syntax& term : syntax.children) {
        if (!is_loopy(term)) {
            const auto plain = game(term);
            if (!plain) return std::nullopt;
            low += thermographs_.mean(*plain);
            high += thermographs_.mean(*plain);
            hottest = std::max(hottest, thermographs_.temperature(*plain));
            continue;
        }
        const auto ko = ko_value(term);
        if (!ko) return std::nullopt;
        const auto& loopy = std::get<LoopyGame>(*ko);
        for (const Side komaster : {Side::left, Side::right}) {
            const ThermographBounds bounds = KoThermographs(*loopy.graph, {komaster})[loopy.vertex];
            if (!bounds.exact()) return std::nullopt;
            (komaster == Side::left ? high : low) += bounds.low.mean();
            hottest = std::max(hottest, bounds.low.temperature());
        }
    }
    const std::string mean =
        low == high ? to_mixed_string(low)
                    : fmt::format("{} to {}, by the komaster", to_mixed_string(low), to_mixed_string(high));
    return fmt::format("mean {}, temperature at most {}; `tedomari sum` plays it", mean,
                       to_mixed_string(hottest));
}

Result<Value> Session::compared(const Syntax& syntax) {
    bool leq = false, geq = false;
    if (is_loopy(syntax)) {
        StopperBuilder builder(*this);
        const auto left = builder.graph(syntax.children[0]);
        if (!left) return left.error();
        const auto right = builder.graph(syntax.children[1]);
        if (!right) return right.error();
        if (!is_stopper(*left) || !is_stopper(*right))
            return wrong(syntax,
                         "only stoppers can be compared: in one of these turns could be taken for ever");
        const auto order = compare(*left, *right);
        leq = order == std::partial_ordering::less || order == std::partial_ordering::equivalent;
        geq = order == std::partial_ordering::greater || order == std::partial_ordering::equivalent;
    } else if (const auto done = compared_games(syntax, leq, geq); !done) {
        return done.error();
    }
    const std::string& op = syntax.word;
    return Value(op == "<"    ? leq && !geq
                 : op == "<=" ? leq
                 : op == ">"  ? geq && !leq
                 : op == ">=" ? geq
                 : op == "==" ? leq && geq
                 : op == "!=" ? !(leq && geq)
                              : !leq && !geq);
}

}  // namespace tedomari::cgt
