// SPDX-License-Identifier: MIT
#include "tactics/live.h"

#include "go/chain_life.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

bool is_alive(const Board& board, Point stone, Color color) {
    return board.at(stone) == cell(color) && go::lives_unconditionally(board, stone);
}

Live::Live(KoBoard& ground, Point stone, Color owner, std::uint64_t key)
    : GoalView(ground, owner, key), stone_(stone) {}

int Live::distance(int /*limit*/) const { return board().at(stone_) == cell(attacker()) ? 1 : 8; }

// From chain to chain, and over empty points.
PointSet Live::room() const {
    PointSet empty, last;  // the latter of enemies in atari
    if (board().at(stone_) != cell(attacker())) return empty;
    PointSet chains, open;
    const auto look_at_enemy = [&](Point enemy) {
        if (board().liberties(enemy) == 1) last |= board().liberty_set(enemy);
    };
    const auto join = [&](Point name) {
        if (chains.contains(name)) return;
        chains.insert(name);
        open |= board().liberty_set(name) - empty;
        board().for_each_stone(name, [&](Point stone) {
            for (const Point q : stone.neighbours()) {
                if (board().at(q) == cell(defender())) look_at_enemy(q);
            }
        });
    };
    join(board().chain(stone_));
    for (Point p = open.first(); !p.is_nowhere(); p = open.first()) {
        open.erase(p);
        empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board().at(q) == cell(attacker())) join(board().chain(q));
            if (board().at(q) == cell(defender())) look_at_enemy(q);
            if (board().is_empty(q) && !empty.contains(q)) open.insert(q);
        }
    }
    return empty | last;
}

bool Live::is_alive_after(Point move) {
    play(Side::attacker, move);
    const bool alive = is_alive(board(), stone_, attacker());
    undo();
    return alive;
}

std::optional<Point> Live::winning_move() {
    if (is_alive(board(), stone_, attacker())) return Point();
    std::optional<Point> found;
    room().for_each([&](Point p) {
        if (!found && may_play(Side::attacker, p) && is_alive_after(p)) found = p;
    });
    return found;
}

PointSet Live::trace_of_win(Point move) {
    if (move.is_nowhere()) return {};
    PointSet trace = leaning_of_move(edit(), {attacker(), move}, reach_);
    play(Side::attacker, move);
    const go::ChainLife life = go::chain_life(board(), stone_);
    undo();
    // A stone in a vital region comes too late once the chain lives, but not before.
    life.territory.for_each([&](Point p) {
        if (board().is_empty(p)) trace.insert(p);
    });
    life.stones.for_each([&](Point p) {
        if (board().at(p) == cell(attacker()) && board().liberties(p) <= reach_)
            trace |= board().liberty_set(p);
    });
    return trace;
}

void Live::attacks(int order, std::vector<Point>& moves) { offer_attacks(order, room(), moves); }

void Live::urgent_replies(std::vector<Point>& moves) {
    offer(Side::defender, board().liberty_set(stone_), moves);
}

}  // namespace tedomari::tactics
