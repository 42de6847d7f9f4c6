// SPDX-License-Identifier: MIT
#include "endgame/attempt.h"

#include <algorithm>

namespace tedomari::endgame {

std::unique_ptr<Attempt> Attempt::run(const go::Board& board, const go::PointSet& mask, const Model& model,
                                      KoRule rule, Budget budget, std::size_t memory,
                                      const Field::Leaning& leaning,
                                      const std::vector<std::shared_ptr<Field>>& shared) {
    auto ground = terrain(board, mask, model.margin, model.beyond, model.at_stake);
    if (!ground) return nullptr;
    std::unique_ptr<Attempt> result(new Attempt);
    result->ground_ = std::move(*ground);
    const auto suits = [&](const auto& f) { return f->suits(result->ground_, rule, model.gates, leaning); };
    const auto found = std::find_if(shared.begin(), shared.end(), suits);
    result->field_ = found != shared.end()
                         ? *found
                         : std::make_shared<Field>(result->ground_, rule, model.gates, memory, leaning);
    result->allow(budget, memory + result->graph().memory());
    const State state = root_state(result->ground_, board);
    result->dames_ = settle(result->ground_, state, model.gates).dames;
    result->shift_ = std::popcount(state.black) - std::popcount(state.white) + result->ground_.margin_value;
    result->root_ = result->graph().insert(state);
    result->solution_ = resolve(result->graph(), result->root_);
    return result;
}

void Attempt::allow(Budget budget, std::size_t memory) {
    field_->budget = budget;
    graph().agenda().resume(memory);
}

void Attempt::resume(Budget budget, std::size_t memory) {
    allow(budget, memory);
    solution_ = resolve(graph(), root_);
}

Attempt::Walls Attempt::walls(Budget budget, std::size_t memory) {
    const Rational offset = Rational(root_.offset()) - shift_;
    if (root_.is_settled()) return {cgt::Thermograph::mast(offset), true};
    const std::int64_t base = graph().ground();
    allow(budget, memory);
    const bool complete = sharpen(graph(), root_, base);
    const std::int64_t from = complete ? base : known_from(graph(), root_, base);
    const auto wall = [&](Side side) {
        const WallView view = graph().bounds().wall(root_.node(), side, Bound::low);
        std::vector<cgt::Bend> bends{{to_rational(from) - 1, to_rational(view.at(from)) + offset}};
        for (int i = 0; i < view.size; ++i) {
            if (view.knots[i].t <= from) continue;
            bends.push_back({to_rational(view.knots[i].t) - 1, to_rational(view.knots[i].value) + offset});
        }
        return cgt::Trajectory::through(bends, static_cast<int>(view.knots[view.size - 1].slope));
    };
    return {{wall(Side::left), wall(Side::right)}, complete};
}

}  // namespace tedomari::endgame
