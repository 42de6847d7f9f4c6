// SPDX-License-Identifier: MIT
#include "analysis/random_games.h"

#include <algorithm>
#include <cmath>

namespace tedomari::analysis {

double RandomGames::standard_error() const {
    const auto games = static_cast<double>(sample.games());
    return games < 2 ? 0 : sample.results.score_deviation() / std::sqrt(games);
}

RandomGames random_games(const go::Position& position, const playout::Request& request, Rational komi,
                         Budget& budget) {
    RandomGames report{position, request, komi, playout::sample(position, request, budget), {}};
    const auto& points = report.sample.points;
    go::for_each_point(position.size(), [&](go::Point p) {
        if (position.board.is_empty(p) && points[p].black_first > 0 && points[p].white_first > 0) {
            report.points.push_back(p);
        }
    });
    std::sort(report.points.begin(), report.points.end(), [&](go::Point a, go::Point b) {
        return points[a].value() != points[b].value() ? points[a].value() > points[b].value() : a < b;
    });
    return report;
}

}  // namespace tedomari::analysis
