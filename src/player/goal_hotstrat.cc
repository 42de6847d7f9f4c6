// SPDX-License-Identifier: MIT
#include "player/goal_hotstrat.h"

#include <algorithm>

#include "base/hash.h"

namespace tedomari::player {

valuation::ValueSettings goal_settings(valuation::Threats threats, playout::PolicyKind policy,
                                       const MonteCarlo& monte_carlo) {
    const bool all = threats == valuation::Threats::all;
    valuation::ValueSettings settings;
    settings.kinds = {all, true, true, all, all, all};
    settings.threats = threats;
    settings.invalidations = settings.combinations = all;
    settings.nodes_each = 300;
    settings.sente_nodes = 300;
    settings.verified = 4;  // the first that is worth playing at all
    settings.verified_enemy = settings.all_answers = false;
    settings.closely = 60;
    settings.games = monte_carlo.playouts;
    settings.sampling.policy = policy;
    settings.sampling.seed = monte_carlo.seed;
    settings.sampling.threads = monte_carlo.threads;
    return settings;
}

GoalMove choose_by_goals(const go::Game& game, go::Color color, const valuation::ValueSettings& settings,
                         const MonteCarlo& monte_carlo, Budget& budget) {
    constexpr std::uint64_t most = 10'000;  // uniform games cost next to nothing
    MonteCarlo quick = monte_carlo;
    quick.playouts = std::min(quick.playouts, most);
    const MoveChoice usual = choose_move(game, color, quick, budget);
    GoalMove chosen;
    chosen.move = usual.move;
    if (usual.move.is_pass()) return chosen;
    go::Position position = game.position();
    position.to_move = color;
    valuation::ValueSettings mine = settings;
    mine.sampling.seed = combine(settings.sampling.seed, hash(position));
    chosen.valuation = valuation::value_goals(position, mine, budget);
    for (const valuation::MoveValue& value : chosen.valuation.moves) {
        if (value.move.color != color || value.temperature <= 0) continue;
        const auto is_it = [&](const Candidate& candidate) { return candidate.point == value.move.point; };
        if (!std::any_of(usual.candidates.begin(), usual.candidates.end(), is_it)) continue;
        chosen.move = value.move;
        break;
    }
    return chosen;
}

}  // namespace tedomari::player
