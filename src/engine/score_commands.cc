// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/random_games.h"
#include "analysis/score.h"
#include "engine/question.h"
#include "engine/tables.h"
#include "engine/taking.h"
#include "render/gogui.h"

// Who is ahead, who won, and whose each point is.
namespace tedomari::engine {

namespace {

using go::Point;
using go::PointSet;

analysis::ScoreReport count(State& state) {
    Budget budget(question_limits(state, patience), &state.cancel);
    return analysis::score(state.game, {}, budget);
}

Answer final_score(State& state, const Request&) { return Answer(go::score_text(count(state).score())); }

// What the game will end as, not what is on the board.
Answer estimate_score(State& state, const Request&) {
    return Answer(render::estimate_text(board_report(state, state.game.to_move(), quick_patience)));
}

bool is_in_seki(const analysis::ScoreReport& report, const analysis::ScoredChain& chain) {
    bool found = chain.life == analysis::ChainLife::seki;
    chain.stones.for_each([&](Point p) { found = found || report.tally.seki.contains(p); });
    return found && !chain.counts_as_dead();
}

// One chain a line.
template <class F>
std::string chains(const analysis::ScoreReport& report, F&& wanted) {
    std::string text;
    for (const analysis::ScoredChain& chain : report.chains) {
        if (wanted(chain)) text += render::to_points(chain.stones) + "\n";
    }
    return text;
}

// By territory what its owner must fill is none.
std::string territory(const analysis::ScoreReport& report, go::Color color) {
    PointSet points;
    report.tally.of(color).territory.for_each([&](Point p) {
        if (report.tally.owner[p] == go::cell(color)) points.insert(p);
    });
    return render::to_points(points);
}

Answer final_status_list(State& state, const std::string& wanted) {
    const analysis::ScoreReport report = count(state);
    const auto in_seki = [&](const analysis::ScoredChain& chain) { return is_in_seki(report, chain); };
    const auto dead = [](const analysis::ScoredChain& chain) { return chain.counts_as_dead(); };
    if (wanted == "dead") return Answer(chains(report, dead));
    if (wanted == "seki") return Answer(chains(report, in_seki));
    if (wanted == "alive")
        return Answer(chains(
            report, [&](const analysis::ScoredChain& chain) { return !dead(chain) && !in_seki(chain); }));
    if (wanted == "black_territory") return Answer(territory(report, go::Color::black));
    if (wanted == "white_territory") return Answer(territory(report, go::Color::white));
    if (wanted == "dame") return Answer(render::to_points(report.tally.dame));
    return Error{"invalid status"};
}

Answer ownership(State& state, const Request&) {
    return Answer(render::ownership_board(board_report(state, state.game.to_move(), quick_patience)));
}

// What random games gain by playing at each point first rather than second.
Answer point_values(State& state, const Request&) {
    Budget budget(question_limits(state, patience), &state.cancel);
    const player::MonteCarlo& asked = state.settings.monte_carlo;
    const auto report = analysis::random_games(
        state.game.position(), {asked.playouts, asked.seed, asked.threads, 0}, state.game.komi(), budget);
    return Answer(
        render::number_board(state.game.size(), [&](Point p) { return report.sample.points[p].value(); }));
}

// The moves that random games find worth thinking about, with their values, the best first.
Answer candidates(State& state, go::Color color) {
    Budget budget(question_limits(state, patience), &state.cancel);
    const auto choice = player::choose_move(state.game, color, state.settings.monte_carlo, budget);
    std::string text;
    for (const player::Candidate& candidate : choice.candidates) {
        text += fmt::format("{} {:.2f}\n", to_string(candidate.point), candidate.value);
    }
    return Answer(text);
}

constexpr Entry score_table[] = {
    {"final_score", final_score},
    {"final_status_list", taking<final_status_list>},
    {"estimate_score", estimate_score},
    {"tedomari-ownership", ownership},
    {"tedomari-point_values", point_values},
    {"tedomari-candidates", taking<candidates>},
};

}  // namespace

std::span<const Entry> score_commands() { return score_table; }

}  // namespace tedomari::engine
