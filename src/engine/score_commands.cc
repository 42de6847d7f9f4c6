// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "engine/arguments.h"
#include "engine/tables.h"
#include "survey/dead_stones.h"

// Who is ahead, and what random games say about each point.  Dead stones are guessed by random games
// (Evidence::sampled) and by Benson's theorem; sekis are not recognized yet.
namespace tedomari::engine {

namespace {

using go::Point;
using go::PointSet;

// A question takes no longer than a move.
Limits question_limits(const State& state) {
    Limits limits;
    const player::Seconds time = state.settings.time_per_move;
    if (time.count() > 0) limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(time);
    return limits;
}

survey::Estimate estimate(State& state) {
    Budget budget(question_limits(state), &state.cancel);
    const player::MonteCarlo& asked = state.settings.monte_carlo;
    return survey::estimate(state.game, {asked.playouts, asked.seed, asked.threads, 0}, budget);
}

Answer final_score(State& state, const Request&) { return Answer(go::score_text(estimate(state).score)); }

// What the random games score on average, not what is on the board.
Answer estimate_score(State& state, const Request&) {
    const auto sample = estimate(state).sample;
    const int bonus = handicap_bonus(state.game.rules(), static_cast<int>(state.game.handicap().size()));
    const double score = sample.results.mean_score() - state.game.komi().to_double() - bonus;
    return Answer(fmt::format("{}{:.1f} (sampled, {} random games)", score >= 0 ? "B+" : "W+",
                              score >= 0 ? score : -score, sample.games()));
}

std::string join(const PointSet& points) {
    std::string text;
    points.for_each([&](Point p) { text += (text.empty() ? "" : " ") + to_string(p); });
    return text;
}

// One chain a line, of those whose stones are in the set, or of the others.
std::string chains(const go::Board& board, const PointSet& stones, bool inside) {
    std::string text;
    PointSet done;
    for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || done.contains(p) || stones.contains(p) != inside) return;
        PointSet chain;
        board.for_each_stone(p, [&](Point stone) { chain.insert(stone); });
        done |= chain;
        text += join(chain) + "\n";
    });
    return text;
}

// The empty points a color owns, or nobody.
std::string owned_points(const State& state, const go::FinalStatus& status, go::Cell owner) {
    const go::Count count = go::count(state.game.board(), status);
    PointSet points;
    for_each_point(state.game.size(), [&](Point p) {
        const bool open = state.game.board().is_empty(p) || status.dead.contains(p);
        if (open && count.owner[p] == owner) points.insert(p);
    });
    return join(points);
}

Answer final_status_list(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto wanted = arguments.word();
    if (!wanted) return wanted.error();
    if (*wanted == "seki") return Answer("");
    const go::FinalStatus status = estimate(state).status;
    if (*wanted == "dead") return Answer(chains(state.game.board(), status.dead, true));
    if (*wanted == "alive") return Answer(chains(state.game.board(), status.dead, false));
    if (*wanted == "black_territory") return Answer(owned_points(state, status, go::Cell::black));
    if (*wanted == "white_territory") return Answer(owned_points(state, status, go::Cell::white));
    if (*wanted == "dame") return Answer(owned_points(state, status, go::Cell::empty));
    return Error{"invalid status"};
}

// GoGui's board of numbers: the highest row first.
template <class F>
std::string number_board(go::Size size, F&& number) {
    std::string text = "\n";
    for (int row = size.height - 1; row >= 0; --row) {
        for (int column = 0; column < size.width; ++column) {
            text += fmt::format("{}{:.2f}", column == 0 ? "" : " ", number(Point::at(column, row)));
        }
        text += "\n";
    }
    return text;
}

Answer ownership(State& state, const Request&) {
    const auto sample = estimate(state).sample;
    return Answer(number_board(state.game.size(), [&](Point p) { return sample.ownership(p); }));
}

Answer point_values(State& state, const Request&) {
    const auto sample = estimate(state).sample;
    return Answer(number_board(state.game.size(), [&](Point p) { return sample.points[p].value(); }));
}

// The moves worth thinking about with their values, the best first.
Answer candidates(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto color = arguments.color();
    if (!color) return color.error();
    Budget budget(question_limits(state), &state.cancel);
    const auto choice = player::choose_move(state.game, *color, state.settings.monte_carlo, budget);
    std::string text;
    for (const player::Candidate& candidate : choice.candidates) {
        text += fmt::format("{} {:.2f}\n", to_string(candidate.point), candidate.value);
    }
    return Answer(text);
}

constexpr Entry table[] = {
    {"final_score", final_score},
    {"final_status_list", final_status_list},
    {"estimate_score", estimate_score},
    {"tedomari-ownership", ownership},
    {"tedomari-point_values", point_values},
    {"tedomari-candidates", candidates},
};

}  // namespace

std::span<const Entry> score_commands() { return table; }

}  // namespace tedomari::engine
