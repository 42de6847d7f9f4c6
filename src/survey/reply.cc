// SPDX-License-Identifier: MIT
#include "survey/reply.h"

#include <cstdlib>

#include "base/nearest.h"
#include "go/point_set.h"

namespace tedomari::survey {

namespace {

using go::Move;
using go::Point;

// So near, counted along the lines, and chains that are so near as a whole.  With five or seven steps other moves of the
// board are counted too (docs/log/sente.md).
constexpr int near = 3;

go::PointSet neighbourhood(const go::Board& board, Point last) {
    go::PointSet points;
    go::for_each_point(board.size(), [&](Point p) {
        if (std::abs(p.column() - last.column()) + std::abs(p.row() - last.row()) > near) return;
        points.insert(p);
        if (!board.is_empty(p)) points |= board.stones(p);
    });
    return points;
}

}  // namespace

std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge) {
    if (game.moves().empty() || game.moves().back().is_pass() || game.is_over()) return std::nullopt;
    const std::vector<Outlook> seen = judge.glance({&game, 1});
    if (seen.empty() || !seen[0].other) return std::nullopt;
    const go::Color color = game.to_move();
    Reply reply{Move::pass(color), 0};
    double turn = 0, likeliest = 0;
    neighbourhood(game.board(), game.moves().back().point).for_each([&](Point p) {
        turn += go::sign(color) * (seen[0].ownership[p] - (*seen[0].other)[p]);
        if (seen[0].policy[p] <= likeliest || !game.is_legal({color, p})) return;
        likeliest = seen[0].policy[p];
        reply.answer = {color, p};
    });
    if (reply.answer.is_pass()) return std::nullopt;
    reply.heat = nearest(turn / 2, 10) - 1;
    return reply;
}

}  // namespace tedomari::survey
