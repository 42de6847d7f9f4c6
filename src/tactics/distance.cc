// SPDX-License-Identifier: MIT
// Hot: called at every node of a connection search.
#include "tactics/distance.h"

#include <cassert>

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

Rings::Rings(const Ways& ways, Point from, int limit) : ways_(ways), limit_(limit) {
    assert(limit <= most);
    const Board& board = ways.board;
    if (board.at(from) == cell(ways.color)) {
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
        PointSet& ring = rings_[static_cast<std::size_t>(grown_)];
        ring -= seen_;
        seen_ |= ring;
        if (grown_ == limit_) return;
        const PointSet beside = ring.neighbours();
        rings_[static_cast<std::size_t>(grown_ + 1)] |= (beside & ways_.layout.empty) - seen_;
        (beside & ways_.layout.of(ways_.color)).for_each([&](Point stone) {
            if (!own_.contains(ways_.board.chain(stone))) join(stone, grown_);
        });
        if (!beside.intersects(ways_.weak)) continue;
        const PointSet reached = (ring & ways_.layout.empty).neighbours();
        (reached & ways_.weak).for_each([&](Point enemy) { meet(enemy, grown_); });
    }
}

void Rings::join(Point stone, int cost) {
    const Board& board = ways_.board;
    own_.insert(board.chain(stone));
    if (cost >= limit_) return;
    rings_[static_cast<std::size_t>(cost + 1)] |= board.liberty_set(stone) - seen_;
    if (ways_.front.empty()) return;
    const auto look_around = [&](Point own) {
        for (const Point q : own.neighbours()) {
            if (ways_.weak.contains(q)) meet(q, cost);
        }
    };
    // Long chains have few stones there.
    constexpr int few_stones = 8;
    if (board.chain_size(stone) > few_stones) {
        const Point name = board.chain(stone);
        ways_.front.for_each([&](Point own) {
            if (board.chain(own) == name) look_around(own);
        });
        return;
    }
    board.for_each_stone(stone, [&](Point own) {
        if (ways_.front.contains(own)) look_around(own);
    });
}

void Rings::meet(Point enemy, int cost) {
    const int liberties = ways_.board.liberties(enemy);
    const int number = cost + (liberties + 2) / 2;
    if (number > limit_ || seen_.contains(enemy)) return;
    PointSet& ring = rings_[static_cast<std::size_t>(number)];
    if (ring.contains(enemy)) return;
    ways_.board.for_each_stone(enemy, [&](Point p) { add(p, number); });
}

int moves_apart_at_a_glance(const Board& board, Point a, Point b, Color color) {
    if (board.at(a) != cell(color) || board.at(b) != cell(color)) return 2;
    if (board.chain(a) == board.chain(b)) return 0;
    return board.liberty_set(a).intersects(board.liberty_set(b)) ? 1 : 2;
}

int moves_apart(const Ways& ways, Point a, Point b, int limit) {
    Rings from_a(ways, a, limit), from_b(ways, b, limit);
    return grow_together(from_a, from_b, limit);
}

int grow_together(Rings& from_a, Rings& from_b, int limit) {
    if (from_a.chains().intersects(from_b.chains())) return 0;
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
