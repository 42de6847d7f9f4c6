// SPDX-License-Identifier: MIT
#include "tactics/live.h"

#include <algorithm>

#include "go/benson.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

// Whether the area at a liberty of the chain, left by stones of its color, is vital to it: has no other empty
// points than liberties of the chain.  Adds what it has seen.
bool is_vital(const Board& board, Point stone, Point start, PointSet& seen) {
    const PointSet& liberties = board.liberty_set(stone);
    std::vector<Point> open{start};
    seen.insert(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        if (board.is_empty(p) && !liberties.contains(p)) return false;
        for (const Point q : p.neighbours()) {
            if (board.at(q) == board.at(stone) || board.at(q) == Cell::edge || seen.contains(q)) continue;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return true;
}

// Without this a chain does not live; most do not even have it, and it is quickly seen.
bool has_two_vital_areas(const Board& board, Point stone) {
    PointSet seen;
    int vital = 0;
    board.for_each_liberty(stone, [&](Point p) {
        if (vital < 2 && !seen.contains(p)) vital += is_vital(board, stone, p, seen);
    });
    return vital >= 2;
}

}  // namespace

bool is_alive(const Board& board, Point stone, Color color) {
    return board.at(stone) == cell(color) && has_two_vital_areas(board, stone) &&
           go::unconditional_life(board, color).stones.contains(stone);
}

Live::Live(KoBoard& ground, Point stone, Color owner, std::uint64_t key)
    : GoalView(ground, owner, key), stone_(stone) {}

int Live::distance(int /*limit*/) const { return board().at(stone_) == cell(attacker()) ? 1 : 8; }

PointSet Live::room() const {
    PointSet empty, seen;
    if (board().at(stone_) != cell(attacker())) return empty;
    std::vector<Point> open{stone_};
    seen.insert(stone_);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        if (board().is_empty(p)) empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board().at(q) == cell(defender()) && board().liberties(q) == 1)
                empty |= board().liberty_set(q);
            if (board().at(q) == cell(defender()) || board().at(q) == Cell::edge || seen.contains(q))
                continue;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return empty;
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
    const go::UnconditionalLife life = go::unconditional_life(board(), attacker());
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
