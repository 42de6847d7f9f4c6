// SPDX-License-Identifier: MIT
#include "cgt/session.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>

#include "cgt/functions.h"
#include "cgt/ko_graph.h"
#include "cgt/lines.h"
#include "cgt/notation.h"
#include "cgt/solvers.h"
#include "cgt/stopper.h"

namespace tedomari::cgt {

namespace {

using Form = Syntax::Form;
using Names = std::set<std::string, std::less<>>;

void collect_names(const Syntax& syntax, Names& names) {
    if (syntax.form == Form::name) names.insert(syntax.word);
    for (const Syntax& child : syntax.children) collect_names(child, names);
    for (const Syntax& other : syntax.others) collect_names(other, names);
}

}  // namespace

Session::Session(Limits limits, const std::atomic<bool>* cancel)
    : limits_(limits),
      cancel_(cancel),
      budget_(limits, cancel),
      store_(&budget_),
      thermographs_(store_),
      solvers_(std::make_unique<Solvers>(store_)) {
    // [Winning Ways, ch. 11]
    const auto given =
        parse_program("on={on|}; off={|off}; over={0|over}; under={under|0}; upon={upon|*}; dud={dud|dud}");
    for (const Syntax& definition : *given) {
        given_.insert(definition.word);
        loops_.emplace(definition.word, definition.children[0]);
    }
}

Session::~Session() = default;

std::vector<std::string> Session::names() const {
    std::vector<std::string> result;
    for (const auto& [name, value] : values_) result.push_back(name);
    for (const auto& [name, syntax] : loops_) {
        if (!given_.contains(name)) result.push_back(name);
    }
    return result;
}

Result<Value> Session::evaluate(std::string_view program) {
    budget_ = Budget(limits_, cancel_);
    source_ = program;
    auto statements = parse_program(program);
    if (!statements) return statements.error();

    std::vector<Syntax> definitions;
    Syntax last = statements->back();
    if (last.form == Form::definition) {  // its value is that of the name
        Syntax name = last;
        name.form = Form::name;
        name.children.clear();
        last = std::move(name);
    }
    for (Syntax& statement : *statements) {
        if (statement.form == Form::definition) definitions.push_back(std::move(statement));
    }
    const auto old_values = values_;
    const auto old_loops = loops_;
    const auto old_given = given_;
    const auto undo = [&] {
        values_ = old_values;
        loops_ = old_loops;
        given_ = old_given;
    };
    try {
        const auto defined = define(std::move(definitions));
        auto result = defined ? value(last) : Result<Value>(defined.error());
        if (!result) undo();
        return result;
    } catch (...) {
        undo();
        throw;
    }
}

// Definitions whose names are all known become values; what is left when no more do is a circle, or a
// mistake.
Result<bool> Session::define(std::vector<Syntax> definitions) {
    Names own;
    for (const Syntax& d : definitions) {
        if (find_function(d.word) != nullptr || find_outside(d.word) != nullptr)
            return wrong(d, fmt::format("'{}' is the name of a function", d.word));
        if (!own.insert(d.word).second) return wrong(d, fmt::format("'{}' is defined twice", d.word));
    }
    for (const std::string& name : own) {
        values_.erase(name);
        loops_.erase(name);
        given_.erase(name);
    }
    for (bool progress = true; progress;) {
        progress = false;
        for (std::size_t i = 0; i < definitions.size();) {
            Names used;
            collect_names(definitions[i], used);
            const bool waits =
                std::any_of(used.begin(), used.end(), [&](const auto& name) { return own.contains(name); });
            if (waits || is_loopy(definitions[i].children[0])) {
                ++i;
                continue;
            }
            auto result = value(definitions[i].children[0]);
            if (!result) return result.error();
            values_.emplace(definitions[i].word, *std::move(result));
            own.erase(definitions[i].word);
            definitions.erase(definitions.begin() + static_cast<std::ptrdiff_t>(i));
            progress = true;
        }
    }
    for (Syntax& d : definitions) {
        if (d.children[0].form == Form::name && d.children[0].word == d.word) {
            return wrong(d, fmt::format("'{}' is defined by itself", d.word));
        }
        loops_.emplace(d.word, std::move(d.children[0]));
    }
    return true;
}

bool Session::is_loopy(const Syntax& syntax) const {
    Names used;
    collect_names(syntax, used);
    return std::any_of(used.begin(), used.end(), [&](const auto& name) { return loops_.contains(name); });
}

const OutsideFunction* Session::find_outside(std::string_view name) const {
    const auto found = std::find_if(outside_.begin(), outside_.end(),
                                    [&](const OutsideFunction& function) { return function.name == name; });
    return found == outside_.end() ? nullptr : &*found;
}

Result<Value> Session::call_outside(const OutsideFunction& function, const Syntax& call) {
    std::vector<std::string> texts;
    for (const Syntax& argument : call.children) {
        if (argument.form != Form::text) return wrong(argument, "a text in quotation marks is expected here");
        texts.push_back(argument.word);
    }
    auto result = function.call(*this, texts);
    if (!result) return wrong(call, result.error().message);
    return result;
}

Result<Value> Session::value(const Syntax& syntax) {
    if (syntax.form == Form::call) {
        const auto counted = [&](const auto& function) -> std::optional<Error> {
            const std::size_t n = syntax.children.size();
            if (n >= function.least_arguments && n <= function.most_arguments) return std::nullopt;
            return wrong(syntax, fmt::format("{}({}) takes {} arguments, not {}", function.name,
                                             function.parameters, function.least_arguments, n));
        };
        if (const Function* function = find_function(syntax.word)) {
            if (const auto error = counted(*function)) return *error;
            return function->call(*this, syntax);
        }
        if (const OutsideFunction* function = find_outside(syntax.word)) {
            if (const auto error = counted(*function)) return *error;
            return call_outside(*function, syntax);
        }
        return wrong(syntax, fmt::format("there is no function '{}'", syntax.word));
    }
    if (syntax.form == Form::name) {
        if (const auto known = values_.find(syntax.word); known != values_.end()) return known->second;
    }
    if (syntax.form == Form::comparison) return compared(syntax);
    if (is_loopy(syntax)) return loopy_value(syntax);
    const auto as_large = [&]() -> Result<Value> {
        auto result = translated(syntax);
        if (!result) return result.error();
        return settled(*std::move(result));
    };
    if (is_large(syntax)) return as_large();
    try {
        const auto result = game(syntax);
        if (!result) return result.error();
        return Value(*result);
    } catch (const RationalOverflow&) {
        auto result = as_large();
        if (!result) throw;
        return result;
    }
}

// --- whole numbers of any size -----------------------------------------------------------------------------

namespace {

constexpr std::int64_t largest_game = std::int64_t{1} << 52;  // no stop is beyond twice this

bool is_within(const Whole& number, std::int64_t bound) {
    return number <= Whole(bound) && number >= Whole(-bound);
}

}  // namespace

bool Session::is_large(const Syntax& syntax) const {
    if (syntax.form == Form::large) return true;
    if (syntax.form == Form::name) {
        const auto known = values_.find(syntax.word);
        return known != values_.end() && std::holds_alternative<Translated>(known->second);
    }
    return std::any_of(syntax.children.begin(), syntax.children.end(),
                       [&](const Syntax& child) { return is_large(child); });
}

Value Session::settled(Translated value) {
    if (!is_within(value.number, largest_game)) return Value(std::move(value));
    return Value(store_.sum(store_.number(Dyadic(Rational(*value.number.to_int64()))), value.game));
}

Result<Translated> Session::translated(const Syntax& syntax) {
    const auto each = [&](auto combine) -> Result<Translated> {
        std::optional<Translated> total;
        for (const Syntax& child : syntax.children) {
            auto part = translated(child);
            if (!part) return part.error();
            if (!total) {
                total = *std::move(part);
            } else if (auto next = combine(*total, *part)) {
                total = *std::move(next);
            } else {
                return wrong(child, "only whole numbers of this size can be multiplied");
            }
        }
        return *std::move(total);
    };
    switch (syntax.form) {
        case Form::large: return Translated{*Whole::parse(syntax.word), Game()};
        case Form::number:
            if (syntax.number.is_integer()) return Translated{Whole(syntax.number.numerator()), Game()};
            break;
        case Form::name:
            if (const auto known = values_.find(syntax.word); known != values_.end()) {
                if (const auto* large = std::get_if<Translated>(&known->second)) return *large;
            }
            break;
        case Form::negative: {
            auto inner = translated(syntax.children[0]);
            if (!inner) return inner.error();
            return Translated{-inner->number, store_.negative(inner->game)};
        }
        case Form::sum:
            return each([&](const Translated& a, const Translated& b) -> std::optional<Translated> {
                return Translated{a.number + b.number, store_.sum(a.game, b.game)};
            });
        case Form::product:
            return each([&](const Translated& a, const Translated& b) -> std::optional<Translated> {
                if (!a.game.is_zero() || !b.game.is_zero()) return std::nullopt;
                return Translated{a.number * b.number, Game()};
            });
        default: break;
    }
    const auto plain = game(syntax);
    if (!plain) return plain.error();
    const auto number = store_.as_number(*plain);
    if (number && number->is_integer()) return Translated{Whole(number->to_rational().numerator()), Game()};
    return Translated{Whole(), *plain};
}

Result<Game> Session::game(const Syntax& syntax) {
    const Lookup lookup = [this](const Syntax& at) -> Result<Game> {
        if (at.form == Form::name && !values_.contains(at.word)) {
            if (loops_.contains(at.word)) {
                return wrong(at, fmt::format("'{}' is a loopy game, which has no value here", at.word));
            }
            return wrong(at, fmt::format("'{}' is not defined", at.word));
        }
        const auto result = value(at);
        if (!result) return result.error();
        if (const Game* g = std::get_if<Game>(&*result)) return *g;
        if (const Rational* r = std::get_if<Rational>(&*result)) {
            if (const auto x = Dyadic::from(*r)) return store_.number(*x);
            return wrong(at, fmt::format("{} is no value of a game", to_string(*r)));
        }
        if (std::holds_alternative<LoopyGame>(*result))
            return wrong(at, fmt::format("'{}' is a loopy game, which has no value here", at.word));
        return wrong(at, fmt::format("'{}' is not a game here", at.word));
    };
    return cgt::evaluate(store_, syntax, lookup);
}

Result<Rational> Session::rational(const Syntax& syntax) {
    if (syntax.form == Form::number) return syntax.number;
    if (syntax.form == Form::negative && syntax.children[0].form == Form::number)
        return -syntax.children[0].number;
    const auto result = value(syntax);
    if (!result) return result.error();
    if (const Rational* r = std::get_if<Rational>(&*result)) return *r;
    if (const Game* g = std::get_if<Game>(&*result)) {
        if (const auto x = store_.as_number(*g)) return x->to_rational();
    }
    return wrong(syntax, "a number is expected here");
}

// --- loopy games -------------------------------------------------------------------------------------------

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
        const Syntax* loopy = nullptr;
        Rational offset = 0;
        for (const Syntax& term : sum.children) {
            if (session_.is_loopy(term)) {
                if (loopy != nullptr)
                    return wrong(term, "two loopy games cannot be added; `tedomari sum` plays them");
                loopy = &term;
                continue;
            }
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

// Beyond what any stop reaches the sign of the number decides.
Result<bool> Session::compared_games(const Syntax& syntax, bool& leq, bool& geq) {
    const auto left = translated(syntax.children[0]);
    if (!left) return left.error();
    const auto right = translated(syntax.children[1]);
    if (!right) return right.error();
    const Whole gap = left->number - right->number;
    if (!is_within(gap, 4 * largest_game)) {
        leq = gap < Whole();
        geq = !leq;
        return true;
    }
    const Game moved = store_.sum(store_.number(Dyadic(Rational(*gap.to_int64()))), left->game);
    leq = store_.leq(moved, right->game);
    geq = store_.leq(right->game, moved);
    return true;
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
