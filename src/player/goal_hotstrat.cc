// SPDX-License-Identifier: MIT
#include "player/goal_hotstrat.h"

#include <algorithm>

#include "base/hash.h"

namespace tedomari::player {

valuation::ValueSettings goal_settings(valuation::Threats threats, playout::PolicyKind policy,
                                       const MonteCarlo& monte_carlo, valuation::Literal literal) {
    const bool all = threats == valuation::Threats::all;
    valuation::ValueSettings settings;
    settings.kinds = {all, true, true, all, all, all};
    settings.threats = threats;
    settings.invalidations = false;  // the best of many means is high by luck
    settings.literal = literal;
    settings.nodes_each = settings.sente_nodes = literal.deep ? 4'000 : 300;
    if (literal.deep) settings.order = 3;
    settings.stops_early = !literal.deep;
    settings.verified = 4;  // the first that is worth playing at all
    settings.verified_enemy = settings.all_answers = false;
    settings.closely = 60;
    settings.games = monte_carlo.playouts;
    settings.sampling.policy = policy;
    settings.sampling.seed = monte_carlo.seed;
    settings.sampling.threads = monte_carlo.threads;
    return settings;
}

namespace {

// Of the candidates the hottest; where several are as hot, as all moves are that reach the same goal, the one
// that random games like best.
std::optional<go::Move> hottest_move(const valuation::Valuation& valuation, go::Color color,
                                     const std::vector<Candidate>& candidates) {
    std::optional<go::Move> best;
    double heat = 0, most = 0;
    for (const valuation::MoveValue& value : valuation.moves) {
        if (value.move.color != color || value.temperature <= 0 || value.temperature < heat) continue;
        const auto is_it = [&](const Candidate& candidate) { return candidate.point == value.move.point; };
        const auto found = std::find_if(candidates.begin(), candidates.end(), is_it);
        if (found == candidates.end() || (best && found->value <= most)) continue;
        best = value.move;
        heat = value.temperature;
        most = found->value;
    }
    return best;
}

}  // namespace

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
    if (const auto hottest = hottest_move(chosen.valuation, color, usual.candidates)) chosen.move = *hottest;
    return chosen;
}

}  // namespace tedomari::player
