// SPDX-License-Identifier: MIT
#include "tactics/dragon.h"

#include <algorithm>
#include <vector>

#include "go/benson.h"
#include "go/flood.h"
#include "tactics/eyespace.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Outcome;

namespace {

PointSet stones_of_chain(const Board& board, Point name) {
    PointSet stones;
    board.for_each_stone(name, [&](Point p) { stones.insert(p); });
    return stones;
}

// The other chains of the color that share a liberty with this one.
PointSet nearby_chains(const Board& board, Point name) {
    PointSet names;
    board.for_each_liberty(name, [&](Point liberty) {
        for (const Point q : liberty.neighbours()) {
            if (board.at(q) == board.at(name) && board.chain(q) != board.chain(name))
                names.insert(board.chain(q));
        }
    });
    return names;
}

bool are_connected(const Board& board, Point a, Point b, ReadingTable& table, Budget& budget) {
    if (shared_points(board.liberty_set(a), board.liberty_set(b)) == 0) return false;
    Effort effort;
    effort.order = 2;
    return read(board, connect(board, a, b), Side::defender, effort, table, budget).outcome == Outcome::won();
}

}  // namespace

PointSet dragon(const Board& board, Point stone, ReadingTable& table, Budget& budget) {
    PointSet found, names{board.chain(stone)};
    std::vector<Point> open{board.chain(stone)};
    while (!open.empty()) {
        const Point name = open.back();
        open.pop_back();
        found |= stones_of_chain(board, name);
        nearby_chains(board, name).for_each([&](Point other) {
            if (names.contains(other) || !are_connected(board, name, other, table, budget)) return;
            names.insert(other);
            open.push_back(other);
        });
    }
    return found;
}

int eyes_of_dragon(const Board& board, const PointSet& dragon, ReadingTable& table, Budget& budget) {
    const Color owner = color_of(board.at(dragon.first()));
    const int small = std::min(12, board.size().points() / 3);
    const PointSet living = go::unconditional_life(board, opponent(owner)).stones;
    PointSet seen = dragon;
    int eyes = 0;
    go::for_each_point(board.size(), [&](Point p) {
        if (seen.contains(p)) return;
        const PointSet area =
            go::flood(p, [&](Point q) { return board.at(q) != Cell::edge && !dragon.contains(q); });
        seen |= area;
        if (area.size() > small || area.intersects(living)) return;
        eyes += count_eyes(board, {owner, area, {}}, table, budget).least > 0;
    });
    return eyes;
}

bool has_two_eyes(const Board& board, Point stone, ReadingTable& table, Budget& budget) {
    if (go::unconditional_life(board, color_of(board.at(stone))).stones.contains(stone)) return true;
    return eyes_of_dragon(board, dragon(board, stone, table, budget), table, budget) >= 2;
}

}  // namespace tedomari::tactics
