// SPDX-License-Identifier: MIT
#include "endgame/form.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "cgt/cooling.h"
#include "endgame/attempt.h"

namespace tedomari::endgame {

namespace {

using cgt::Game;

class Forms {
public:
    Forms(Graph& graph, cgt::Store& store, std::size_t most) : graph_(graph), store_(store), most_(most) {}

    // By area.
    std::optional<Game> of(const Target& place) {
        if (place.is_settled()) return store_.number(place.offset());
        const auto form = of_node(place.node());
        if (!form) return std::nullopt;
        return store_.sum(*form, store_.number(place.offset()));
    }

private:
    std::optional<Game> of_node(NodeId id) {
        const auto [known, is_new] = known_.try_emplace(id);
        if (!is_new) return known->second;  // nothing while it is under way: a cycle
        if (known_.size() > most_) return std::nullopt;
        graph_.agenda().ensure_expanded(id);
        if (graph_.positions()[id].is_blocked || graph_.has_ko()) return std::nullopt;
        const auto left = options(id, Side::left);
        const auto right = left ? options(id, Side::right) : std::nullopt;
        if (!left || !right) return std::nullopt;
        Game form = store_.make(*left, *right);
        if (store_.is_number(form)) {
            const cgt::Dyadic stop(graph_.positions()[id].stop);
            if (somebody_gains(*left, *right, stop)) return std::nullopt;
            form = store_.number(stop);
        }
        known_[id] = form;
        return form;
    }

    std::optional<std::vector<Game>> options(NodeId id, Side side) {
        std::vector<Game> found;
        for (std::size_t i = 0; i < graph_.positions().moves(id, side).size(); ++i) {
            const Edge move = graph_.positions().moves(id, side)[i];  // a copy: looking on moves them
            const auto form = of(move);
            if (!form) return std::nullopt;
            found.push_back(*form);
        }
        return found;
    }

    bool somebody_gains(const std::vector<Game>& left, const std::vector<Game>& right, cgt::Dyadic stop) {
        return std::any_of(left.begin(), left.end(), [&](Game g) { return store_.right_stop(g) > stop; }) ||
               std::any_of(right.begin(), right.end(), [&](Game g) { return store_.left_stop(g) < stop; });
    }

    Graph& graph_;
    cgt::Store& store_;
    std::size_t most_;
    std::unordered_map<NodeId, std::optional<Game>> known_;
};

}  // namespace

std::optional<Game> canonical_form(cgt::Thermographs& thermographs, const go::Board& board,
                                   const go::PointSet& mask, Budget budget, std::size_t most_positions) {
    constexpr std::size_t memory = std::size_t{1} << 28;
    Model model;
    model.gates.keep_dames = true;
    const auto attempt = Attempt::run(board, mask, model, Side::left, budget, memory);
    if (!attempt || attempt->graph().has_ko()) return std::nullopt;
    cgt::Store& store = thermographs.store();
    const auto by_area = Forms(attempt->graph(), store, most_positions).of(attempt->root());
    if (!by_area) return std::nullopt;
    const auto shift = cgt::Dyadic::from(attempt->shift());
    return store.sum(chilled(thermographs, *by_area), store.number(-*shift));
}

}  // namespace tedomari::endgame
