// SPDX-License-Identifier: MIT
// Hot: called at every node of a connection search.
#include "tactics/distance.h"

#include <algorithm>
#include <cassert>

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;

Rings::Rings(const Board& board, Point from, Color color, int limit)
    : board_(board), mine_(cell(color)), limit_(limit) {
    assert(limit <= most);
    if (board.at(from) == mine_) {
        join(from, 0);
    } else if (board.is_empty(from)) {
        add(from, 1);
    } else {
        add(from, board.liberties(from) + 1);
    }
}

void Rings::add(Point p, int number) {
    if (number > limit_ || seen_.contains(p)) return;
    rings_[static_cast<std::size_t>(number)].insert(p);
}

void Rings::grow(int number) {
    assert(number <= limit_);
    while (grown_ < number) {
        ++grown_;
        go::PointSet& ring = rings_[static_cast<std::size_t>(grown_)];
        ring -= seen_;
        seen_ |= ring;
        if (grown_ == limit_) return;
        const go::PointSet points = ring;
        points.for_each([&](Point p) {
            for (const Point q : p.neighbours()) {
                const Cell there = board_.at(q);
                if (there == Cell::empty) {
                    add(q, grown_ + 1);
                } else if (there == mine_) {
                    if (!own_.contains(board_.chain(q))) join(q, grown_);
                } else if (there != Cell::edge && board_.is_empty(p)) {
                    meet(q, grown_);
                }
            }
        });
    }
}

void Rings::join(Point stone, int cost) {
    own_.insert(board_.chain(stone));
    if (cost >= limit_) return;
    rings_[static_cast<std::size_t>(cost + 1)] |= board_.liberty_set(stone) - seen_;
    if (cost + 1 <= limit_) board_.for_each_enemy_chain(stone, [&](Point name) { meet(name, cost); });
}

void Rings::meet(Point enemy, int cost) {
    const int number = cost + (board_.liberties(enemy) + 2) / 2;
    if (number > limit_ || board_.liberties(enemy) > 3) return;
    board_.for_each_stone(enemy, [&](Point q) { add(q, number); });
}

int moves_apart(const Board& board, Point a, Point b, Color color, int limit) {
    const Cell own = cell(color);
    if (board.at(a) == own && board.at(b) == own) {
        if (board.chain(a) == board.chain(b)) return 0;
        if (board.liberty_set(a).intersects(board.liberty_set(b))) return 1;
    }
    Rings from_a(board, a, color, limit), from_b(board, b, color, limit);
    from_a.grow(1);
    from_b.grow(1);
    for (int apart = 1; apart <= limit; ++apart) {
        // Two ways meet in a point that both count.
        Rings& shorter = from_a.grown() <= from_b.grown() ? from_a : from_b;
        if (from_a.grown() + from_b.grown() - 1 < apart) shorter.grow(shorter.grown() + 1);
        if (from_a.ring(from_a.grown()).intersects(from_b.ring(from_b.grown()))) return apart;
        // An own stone in between needs no point of its own.
        if (from_a.chains().intersects(from_b.chains())) return apart;
    }
    return limit + 1;
}

}  // namespace tedomari::tactics
