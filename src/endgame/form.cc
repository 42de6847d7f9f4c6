// SPDX-License-Identifier: MIT
#include "endgame/form.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "cgt/components.h"
#include "cgt/cooling.h"
#include "endgame/attempt.h"

namespace tedomari::endgame {

namespace {

using cgt::Game;

class Forms {
public:
    Forms(Graph& graph, cgt::Store& store, std::size_t most)
        : graph_(graph), store_(store), refrains_(graph.positions().rule().refrains), most_(most) {}

    // By area.
    std::optional<Game> of(const Target& place) {
        if (place.is_settled()) return store_.number(place.offset());
        if (refrains_ && number_.empty() && !find_loops(place.node())) return std::nullopt;
        const auto form = of_node(place.node());
        if (!form) return std::nullopt;
        return store_.sum(*form, store_.number(place.offset()));
    }

private:
    std::optional<Game> of_node(NodeId id) {
        const auto [known, is_new] = known_.try_emplace(id);
        if (!is_new) return known->second;  // nothing while it is under way: a cycle
        if (known_.size() > most_) return std::nullopt;
        if (!look_at(id)) return std::nullopt;
        if (graph_.positions().is_constant(id)) {
            const Game constant = store_.number(cgt::Dyadic(graph_.positions()[id].low));
            known_[id] = constant;
            return constant;
        }
        auto left = options(id, Side::left);
        auto right = left ? options(id, Side::right) : std::nullopt;
        if (!left || !right) return std::nullopt;
        if (refrains_) (*refrains_ == Side::left ? left : right)->push_back(least(id));
        Game form = store_.make(*left, *right);
        if (store_.is_number(form)) {
            const cgt::Dyadic stop(graph_.positions()[id].stop);
            const bool gains[] = {left_gains(*left, stop), right_gains(*right, stop)};
            if (!refrains_ && (gains[0] || gains[1])) return std::nullopt;
            const bool goes_on = refrains_ && gains[index(other(*refrains_))];
            form = goes_on ? least(id) : store_.number(stop);
        }
        known_[id] = form;
        return form;
    }

    // Finds its moves; false where it cannot be followed.
    bool look_at(NodeId id) {
        graph_.agenda().ensure_expanded(id);
        return !graph_.positions()[id].is_blocked && (refrains_ || !graph_.has_ko());
    }

    // Which positions lead back to each other though no ko is taken: two stones sent, one that returns.  False where there
    // are too many positions.
    bool find_loops(NodeId root) {
        std::vector<NodeId> nodes{root};
        cgt::FlatGraph moves;
        number_.emplace(root, 0);
        for (std::size_t next = 0; next < nodes.size(); ++next) {
            if (nodes.size() > most_ || !look_at(nodes[next])) return false;
            const bool constant = graph_.positions().is_constant(nodes[next]);
            for (const Edge& move : graph_.positions().moves(nodes[next])) {
                if (move.is_settled() || constant) continue;
                const auto number = static_cast<std::uint32_t>(nodes.size());
                const auto [known, is_new] = number_.try_emplace(move.node(), number);
                if (is_new) nodes.push_back(move.node());
                moves.targets.push_back(known->second);
            }
            moves.close_list();
        }
        const cgt::Components found = cgt::components(moves);
        loop_of_.resize(nodes.size());
        for (std::size_t loop = 0; loop < found.count(); ++loop) {
            for (const std::uint32_t member : found[loop]) loop_of_[member] = loop;
        }
        return true;
    }
    // Nothing goes round by one color's moves: without these of the one who refrains nothing does.
    bool goes_round(NodeId from, Side side, const Edge& move) const {
        return side == refrains_ && !move.is_settled() &&
               loop_of_[number_.at(from)] == loop_of_[number_.at(move.node())];
    }

    // What who refrains from kos holds there by answering, or by leaving it: the other moves whenever he likes.
    int held(const Target& place) {
        return place.is_settled() ? place.offset() : held(place.node()) + place.offset();
    }
    int held(NodeId id) {
        if (const auto known = held_.find(id); known != held_.end()) return known->second;
        const Side self = *refrains_;
        const auto better = [&](int a, int b) {
            return self == Side::left ? std::max(a, b) : std::min(a, b);
        };
        const auto worse = [&](int a, int b) { return self == Side::left ? std::min(a, b) : std::max(a, b); };
        const Position& here = graph_.positions()[id];
        int least = here.stop;
        if (graph_.positions().is_constant(id)) return held_[id] = here.low;
        for (const Edge& attack : graph_.positions().moves(id, other(self))) {
            int after = held(attack);
            if (!attack.is_settled() && !graph_.positions().is_constant(attack.node())) {
                for (const Edge& answer : graph_.positions().moves(attack.node(), self)) {
                    if (!goes_round(attack.node(), self, answer))
                        after = better(after, held(answer) + attack.offset());
                }
            }
            least = worse(least, after);
        }
        return held_[id] = least;
    }
    Game least(NodeId id) { return store_.number(cgt::Dyadic(held(id))); }

    std::optional<std::vector<Game>> options(NodeId id, Side side) {
        std::vector<Game> found;
        for (std::size_t i = 0; i < graph_.positions().moves(id, side).size(); ++i) {
            const Edge move = graph_.positions().moves(id, side)[i];  // a copy: looking on moves them
            if (goes_round(id, side, move)) continue;
            const auto form = of(move);
            if (!form) return std::nullopt;
            found.push_back(*form);
        }
        return found;
    }

    bool left_gains(const std::vector<Game>& left, cgt::Dyadic stop) const {
        return std::any_of(left.begin(), left.end(), [&](Game g) { return store_.right_stop(g) > stop; });
    }
    bool right_gains(const std::vector<Game>& right, cgt::Dyadic stop) const {
        return std::any_of(right.begin(), right.end(), [&](Game g) { return store_.left_stop(g) < stop; });
    }

    Graph& graph_;
    cgt::Store& store_;
    std::optional<Side> refrains_;  // from kos
    std::size_t most_;
    std::unordered_map<NodeId, std::optional<Game>> known_;
    std::unordered_map<NodeId, std::uint32_t> number_;  // of those that are reached, where somebody refrains
    std::unordered_map<NodeId, int> held_;
    std::vector<std::size_t> loop_of_;  // by that number
};

// Under this rule for kos, in the model that evaluate() begins with; less the stones that were there before.
std::optional<Game> by_area(cgt::Thermographs& thermographs, const go::Board& board, const go::PointSet& mask,
                            KoRule rule, Budget budget, std::size_t most_positions) {
    constexpr std::size_t memory = std::size_t{1} << 26;
    Model model;
    model.gates.keep_dames = true;
    const auto attempt = Attempt::run(board, mask, model, rule, budget, memory);
    if (!attempt || (!rule.refrains && attempt->graph().has_ko())) return std::nullopt;
    cgt::Store& store = thermographs.store();
    const auto form = Forms(attempt->graph(), store, most_positions).of(attempt->root());
    if (!form) return std::nullopt;
    return store.sum(*form, store.number(-*cgt::Dyadic::from(attempt->shift())));
}

}  // namespace

std::optional<Game> canonical_form(cgt::Thermographs& thermographs, const go::Board& board,
                                   const go::PointSet& mask, Budget budget, std::size_t most_positions) {
    const auto form =
        by_area(thermographs, board, mask, KoRule::komaster(Side::left), budget, most_positions);
    if (!form) return std::nullopt;
    return chilled(thermographs, *form);
}

std::optional<FormBounds> form_bounds(cgt::Thermographs& thermographs, const go::Board& board,
                                      const go::PointSet& mask, go::Scoring scoring, Budget budget,
                                      std::size_t most_positions) {
    const auto scored = [&](Game form) {
        return scoring == go::Scoring::area ? form : chilled(thermographs, form);
    };
    const auto under = [&](KoRule rule) {
        return by_area(thermographs, board, mask, rule, budget, most_positions);
    };
    if (const auto form = under(KoRule::komaster(Side::left)))
        return FormBounds{scored(*form), scored(*form)};
    const auto low = under(KoRule::never(Side::left));
    const auto high = low ? under(KoRule::never(Side::right)) : std::nullopt;
    if (!high) return std::nullopt;
    return FormBounds{scored(*low), scored(*high)};
}

}  // namespace tedomari::endgame
