// SPDX-License-Identifier: MIT
#include "tactics/shape.h"

#include <vector>

namespace tedomari::tactics {

using go::Board;
using go::Move;
using go::Point;
using go::PointSet;

PointSet empty_neighbours(const Board& board, const PointSet& points) {
    PointSet found;
    points.for_each([&](Point p) {
        for (const Point q : p.neighbours()) {
            if (board.is_empty(q)) found.insert(q);
        }
    });
    return found;
}

std::optional<PointSet> room_of(const Board& board, Point stone, int most) {
    PointSet room, seen{stone};
    int count = 0;
    std::vector<Point> open{stone};
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        if (board.is_empty(p)) {
            room.insert(p);
            if (++count > most) return {};
        }
        for (const Point q : p.neighbours()) {
            if (seen.contains(q) || (!board.is_empty(q) && board.at(q) != board.at(stone))) continue;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return room;
}

PointSet liberties_around(const Board& board, Point p, int most) {
    PointSet found;
    board.for_each_enemy_chain(p, [&](Point name) {
        if (board.liberties(name) <= most) found |= board.liberty_set(name);
    });
    return found;
}

PointSet leaning_of_move(Board& board, Move move, int most) {
    PointSet found{move.point};
    if (move.is_pass()) return {};
    const go::Cell enemy = cell(opponent(move.color));
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == enemy && board.liberties(q) == 1) found |= liberties_around(board, q, most);
    }
    board.play(move);
    if (board.liberties(move.point) <= most) found |= board.liberty_set(move.point);
    board.undo();
    return found;
}

void add_blocked(const Board& board, go::Color color, int most, PointSet& points) {
    PointSet pending = points, seen;
    while (!pending.empty()) {
        PointSet found;
        pending.for_each([&](Point p) {
            if (board.legality({color, p}, go::Suicide::forbidden) != go::Legality::suicide) return;
            for (const Point q : p.neighbours()) {
                if (board.at(q) == cell(color)) found |= liberties_around(board, q, most);
                if (board.at(q) == cell(opponent(color)) && board.liberties(q) <= most)
                    found |= board.liberty_set(q);
            }
        });
        seen |= pending;
        points |= found;
        pending = found - seen;
    }
}

}  // namespace tedomari::tactics
