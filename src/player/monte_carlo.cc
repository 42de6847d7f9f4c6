// SPDX-License-Identifier: MIT
#include "player/monte_carlo.h"

#include <algorithm>
#include <cmath>

#include "base/hash.h"
#include "go/area.h"
#include "go/benson.h"
#include "go/strict.h"
#include "playout/light_board.h"
#include "playout/playout.h"
#include "survey/dead_stones.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;
using go::Point;
using go::PointSet;

// A point that random games give to one side nearly always needs no move.  Where a superfluous move costs a
// point we are quicker to believe it.
double settled_ownership(go::Scoring scoring) { return scoring == go::Scoring::area ? 0.97 : 0.8; }

// Means of fewer games than this share are noise: self-atari that is nearly never legal, and the like.
constexpr double least_share = 0.02;
constexpr double least_value = 0.05;

constexpr std::uint64_t least_games = 64;

PointSet unconditional_points(const go::Board& board) {
    PointSet points;
    for (const Color color : {Color::black, Color::white}) {
        const go::UnconditionalLife life = unconditional_life(board, color);
        points |= life.stones | life.territory;
    }
    return points;
}

bool is_trusted(const playout::PointResults& point, std::uint64_t games) {
    const auto least = static_cast<std::uint64_t>(least_share * static_cast<double>(games)) + 1;
    return point.black_first >= least && point.white_first >= least;
}

std::vector<Candidate> candidates(const Game& game, Color color, const playout::Sample& sample) {
    const playout::LightBoard light(game.board(), color);
    const Game strict = go::under_strict_rules(game);
    const PointSet sealed = unconditional_points(game.board());
    const double settled = settled_ownership(game.rules().scoring);
    std::vector<Candidate> found;
    for_each_point(game.size(), [&](Point p) {
        const playout::PointResults& point = sample.points[p];
        if (!game.board().is_empty(p) || sealed.contains(p) || light.is_eye(p, color)) return;
        if (std::abs(sample.ownership(p)) >= settled || !is_trusted(point, sample.games())) return;
        if (point.value() >= least_value && strict.is_legal({color, p})) found.push_back({p, point.value()});
    });
    std::sort(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) {
        return a.value != b.value ? a.value > b.value : a.point < b.point;
    });
    return found;
}

// Even when every doubtful chain is counted against it.
bool wins_by_passing(const Game& game, Color color, const playout::Sample& sample) {
    if (game.moves().empty() || !game.moves().back().is_pass() || game.moves().back().color == color)
        return false;
    const Rational score = final_score(game, {survey::dead_stones_at_worst(game.board(), sample, color), {}});
    return color == Color::black ? score > Rational(0) : score < Rational(0);
}

}  // namespace

playout::Sample random_games(const go::Position& position, const MonteCarlo& settings, Budget& budget) {
    playout::Request request;
    request.games = settings.playouts;
    request.seed = combine(settings.seed, hash(position));
    request.threads = settings.threads;
    playout::Sample sample = playout::sample(position, request, budget);
    if (sample.games() < std::min(least_games, settings.playouts)) {
        request.games = least_games;
        Budget few;
        sample = playout::sample(position, request, few);
    }
    return sample;
}

MoveChoice choose_move(const Game& game, Color color, const MonteCarlo& settings, Budget& budget) {
    go::Position position = game.position();
    position.to_move = color;
    MoveChoice choice;
    choice.move = Move::pass(color);
    choice.sample = random_games(position, settings, budget);
    choice.candidates = candidates(game, color, choice.sample);
    if (!choice.candidates.empty() && !wins_by_passing(game, color, choice.sample)) {
        choice.move.point = choice.candidates.front().point;
    }
    return choice;
}

}  // namespace tedomari::player
