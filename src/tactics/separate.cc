// SPDX-License-Identifier: MIT
#include "tactics/separate.h"

#include <algorithm>

#include "tactics/distance.h"
#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

// The points that can be walked from p without crossing a stone of the separator; stops early at `until`.
PointSet walk(const Layout& layout, Point p, Color separator, Point until = {}) {
    const PointSet open = layout.empty | layout.of(opponent(separator));
    PointSet seen{p};
    while (!seen.contains(until)) {
        const PointSet wider = seen | (seen.neighbours() & open);
        if (wider == seen) break;
        seen = wider;
    }
    return seen;
}

// The separator's chains that touch both sides: the wall.
template <class F>
void for_each_wall(const Board& board, const PointSet& one, const PointSet& other, Color separator, F&& f) {
    PointSet names;
    for_each_chain_beside(board, one, separator, [&](Point name) { names.insert(name); });
    for_each_chain_beside(board, other, separator, [&](Point name) {
        if (names.contains(name)) f(name);
    });
}

bool is_separated(const Board& board, const Layout& layout, Point a, Point b, Color separator) {
    const Cell victim = cell(opponent(separator));
    if (board.at(a) != victim || board.at(b) != victim) return true;
    const PointSet one = walk(layout, a, separator, b);
    if (one.contains(b)) return false;
    bool holds = true;
    for_each_wall(board, one, walk(layout, b, separator), separator,
                  [&](Point name) { holds &= board.liberties(name) > 1; });
    return holds;
}

}  // namespace

bool is_separated(const Board& board, Point a, Point b, Color separator) {
    return is_separated(board, layout_of(board), a, b, separator);
}

Separate::Separate(KoBoard& ground, Point a, Point b, Color separator, std::uint64_t key)
    : GoalView(ground, separator, key), a_(a), b_(b), separator_(separator) {}

int Separate::distance(int /*limit*/) const {
    const Cell victim = cell(opponent(separator_));
    if (board().at(a_) != victim || board().at(b_) != victim) return 1;
    return board().chain(a_) == board().chain(b_) ? std::max(1, std::min(board().liberties(a_), 8)) : 1;
}

PointSet Separate::gaps(int longer) const {
    const Color owner = opponent(separator_);
    if (board().at(a_) != cell(owner) || board().at(b_) != cell(owner)) return {};
    constexpr int far = 5;
    const Ways ways{board(), layout(), owner};
    Rings from_a(ways, a_, Rings::most), from_b(ways, b_, Rings::most);
    const int apart = grow_together(from_a, from_b, far);
    if (apart > far) return {};
    const int span = std::min(apart + longer, Rings::most);
    from_a.grow(span);
    from_b.grow(span);
    PointSet points;
    for (int length = std::max(apart, 1); length <= span; ++length) {
        for (int i = 1; i <= length; ++i) points |= from_a.ring(i) & from_b.ring(length + 1 - i);
    }
    PointSet found;
    points.for_each([&](Point p) {
        if (board().is_empty(p)) {
            found.insert(p);
        } else if (board().at(p) == cell(separator_)) {
            found |= board().liberty_set(p);
        }
    });
    for (const Point end : {a_, b_}) {
        if (board().liberties(end) <= 2) found |= board().liberty_set(end);
    }
    return found;
}

std::optional<Point> Separate::winning_move() {
    const auto reached = [&] { return is_separated(board(), layout(), a_, b_, separator_); };
    if (reached()) return Point();
    std::optional<Point> found;
    gaps(0).for_each([&](Point p) {
        if (found || !may_play(Side::attacker, p)) return;
        play(Side::attacker, p);
        if (reached()) found = p;
        undo();
    });
    return found;
}

PointSet Separate::trace_of_win(Point move) {
    PointSet trace;
    if (!move.is_nowhere()) {
        trace |= leaning_of_move(edit(), {separator_, move}, reach_);
        play(Side::attacker, move);
    }
    const Cell victim = cell(opponent(separator_));
    const PointSet one = walk(layout(), a_, separator_);
    const PointSet other = walk(layout(), b_, separator_);
    // A chain that goes lets one of the sides grow, and then others are the wall.
    for_each_chain_beside(board(), one | other, separator_, [&](Point name) {
        if (board().liberties(name) <= reach_ + 1) trace |= board().liberty_set(name);
    });
    for (const Point end : {a_, b_}) {
        if (board().at(end) != victim) trace.insert(end);
    }
    if (!move.is_nowhere()) undo();
    for (const Point end : {a_, b_}) {
        if (board().at(end) == victim && board().liberties(end) == 1)
            trace |= liberties_around(board(), end, reach_);
    }
    return trace;
}

PointSet Separate::trace_of_distance() const { return gaps(0); }

void Separate::attacks(int order, std::vector<Point>& moves) {
    offer_attacks(order, gaps(std::min(order, 2)), moves);
}

void Separate::urgent_replies(std::vector<Point>& moves) { offer(Side::defender, gaps(0), moves); }

}  // namespace tedomari::tactics
