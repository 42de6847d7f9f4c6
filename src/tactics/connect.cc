// SPDX-License-Identifier: MIT
// Hot: the moves and traces of the connection search.
#include "tactics/connect.h"

#include <algorithm>

#include "tactics/ladder.h"
#include "tactics/links.h"
#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

// How much longer than the shortest ways those are on which the attacker tries moves.
static constexpr int detour = 2;

bool is_joined(const Board& board, Point a, Point b, Color color) {
    return board.at(a) == cell(color) && board.at(b) == cell(color) && board.chain(a) == board.chain(b);
}

bool is_connected(Board& board, Point a, Point b, Color color) {
    if (!is_joined(board, a, b, color)) return false;
    if (board.liberties(a) > 2) return true;
    return board.liberties(a) == 2 && attack_in_ladder(board, a).ladder == Ladder::escapes;
}

Connect::Connect(KoBoard& ground, Point a, Point b, Color connector, std::uint64_t key)
    : GoalView(ground, connector, key), a_(a), b_(b), own_(cell(connector)) {}

int Connect::distance(int limit) const {
    const int glance = moves_apart_at_a_glance(board(), a_, b_, attacker());
    if (glance < 2) return 1;  // joined but in danger takes a move as well
    limit = std::min(limit, Rings::most);
    Distance& known = distances_[board().hash() % distances_.size()];
    if (known.hash == board().hash() && (known.apart <= known.limit || limit <= known.limit))
        return std::min<int>(known.apart, limit + 1);
    const Ways ways{board(), layout(), attacker()};
    const int apart = moves_apart(ways, a_, b_, limit);
    known = {board().hash(), static_cast<std::int8_t>(limit), static_cast<std::int8_t>(apart)};
    return apart;
}

std::optional<Point> Connect::winning_move() {
    Board& board = edit();
    if (is_joined(board, a_, b_, color_of(own_))) {
        look_ahead(Point());  // a pass lifts the defender's ko ban
        const bool connected = is_connected(board, a_, b_, color_of(own_));
        look_back();
        if (connected) return Point();
    }
    PointSet candidates;
    if (is_own(a_) && is_own(b_)) {
        if (board.chain(a_) == board.chain(b_)) {
            candidates = board.liberty_set(a_) | liberties_around(board, a_, 1);
        } else {
            candidates = board.liberty_set(a_) & board.liberty_set(b_);
        }
    } else {
        for (const Point p : {a_, b_}) {
            if (board.is_empty(p)) candidates.insert(p);
        }
    }
    std::optional<Point> found;
    candidates.for_each([&](Point p) {
        if (found || !may_play(Side::attacker, p)) return;
        look_ahead(p);
        if (is_connected(edit(), a_, b_, color_of(own_))) found = p;
        look_back();
    });
    return found;
}

// With the defender to move: links that he cannot cut.
std::optional<PointSet> Connect::trace_if_held() const {
    if (!is_own(a_) || !is_own(b_)) return {};
    const auto links = links_between(board(), a_, b_);
    if (!links || links->outside < (links->any ? 3 : 4)) return {};
    PointSet trace = links->carriers;
    PointSet liberties;
    links->chains.for_each([&](Point name) { liberties |= board().liberty_set(name); });
    if (links->outside <= reach_ + 2) trace |= liberties;
    links->chains.for_each([&](Point name) { add_liberties(name, reach_, trace); });
    links->carriers.for_each([&](Point p) {
        for (const Point q : p.neighbours()) add_liberties(q, reach_, trace);
    });
    return trace;
}

void Connect::add_liberties(Point stone, int most, PointSet& trace) const {
    if (board().at(stone) == own_ && board().liberties(stone) <= most) trace |= board().liberty_set(stone);
}

PointSet Connect::trace_of_win(Point move) {
    PointSet trace;
    add_liberties(a_, reach_, trace);
    add_liberties(b_, reach_, trace);
    trace |= leaning_of_move(edit(), {color_of(own_), move}, reach_);
    look_ahead(move);
    // Why the joined chain is not simply captured.
    add_liberties(a_, reach_ + 2, trace);
    if (board().liberties(a_) == 2) trace |= attack_in_ladder(edit(), a_).trace;
    look_back();
    return trace;
}

// Everything within so many steps of either end: a stone farther off cannot bring them nearer.
PointSet Connect::trace_of_distance() const {
    PointSet trace;
    for (const Point p : {a_, b_}) {
        if (go::is_stone(board().at(p))) {
            trace |= board().liberty_set(p);
        } else {
            trace.insert(p);
        }
    }
    for (int i = 0; i < reach_; ++i) trace |= trace.neighbours();
    return trace & layout().empty;
}

void Connect::attacks(int order, std::vector<Point>& moves) {
    const Color color = color_of(own_);
    const Ways ways{board(), layout(), color};
    const int longest = std::min(order + 1, Rings::most);
    Rings from_a(ways, a_, longest), from_b(ways, b_, longest);
    const int span = std::min(longest, std::max(grow_together(from_a, from_b, longest), 1) + detour);
    from_a.grow(span);
    from_b.grow(span);
    PointSet offered;
    std::int8_t left = 1;
    const auto offer = [&](Point p) {
        if (offered.contains(p)) return;
        offered.insert(p);
        if (!may_play(Side::attacker, p)) return;
        moves.push_back(p);
        after_[p] = left;
    };
    // The points on ways short enough, the shortest first; enemies on the way are taken at their liberties.
    for (int length = 1; length <= span; ++length) {
        left = static_cast<std::int8_t>(std::max(length - 1, 1));
        for (int i = 1; i <= length; ++i) {
            (from_a.ring(i) & from_b.ring(length + 1 - i)).for_each([&](Point p) {
                if (board().is_empty(p)) {
                    offer(p);
                } else {
                    board().liberty_set(p).for_each(offer);
                }
            });
        }
    }
    left = static_cast<std::int8_t>(std::max(span - detour, 1));
    // Ends in danger.
    for (const Point end : {a_, b_}) {
        if (!is_own(end) || board().liberties(end) > 2) continue;
        board().liberty_set(end).for_each(offer);
        board().for_each_enemy_chain(end, [&](Point name) {
            if (board().liberties(name) <= 2) board().liberty_set(name).for_each(offer);
        });
    }
    // Chains on the way in danger, saved by taking what attacks them.
    (from_a.chains() & from_b.chains()).for_each([&](Point p) {
        if (board().liberties(p) > 1) return;
        board().liberty_set(p).for_each(offer);
        liberties_around(board(), p, 1).for_each(offer);
    });
    if (order > search::Threats::max_order) go::for_each_point(board().size(), offer);
    if (is_banned(Side::attacker)) moves.push_back(Point());
}

void Connect::urgent_replies(std::vector<Point>& moves) {
    const Color color = color_of(own_);
    PointSet points;
    if (is_own(a_) && is_own(b_)) points = board().liberty_set(a_) & board().liberty_set(b_);
    for (const Point end : {a_, b_}) {
        if (board().is_empty(end)) points.insert(end);
        if (is_own(end) && board().liberties(end) <= 2) points |= board().liberty_set(end);
    }
    if (points.empty()) {
        const int limit = std::min(reach_, Rings::most);
        const Ways ways{board(), layout(), color};
        Rings from_a(ways, a_, limit), from_b(ways, b_, limit);
        const int apart = grow_together(from_a, from_b, limit);
        if (apart > limit) return;
        from_a.grow(apart);
        from_b.grow(apart);
        for (int i = 1; i <= apart; ++i) points |= from_a.ring(i) & from_b.ring(apart + 1 - i);
    }
    offer(Side::defender, points, moves);
}

void Connect::play(Side side, Point move) {
    if (!is_thorough()) {
        const bool counts = side == Side::defender && !move.is_nowhere() && unlikely_ < most_unlikely_ &&
                            !likely_replies().contains(move);
        was_unlikely_.push_back(counts);
        unlikely_ += counts ? 1 : 0;
    }
    GoalView::play(side, move);
}

void Connect::undo() {
    GoalView::undo();
    if (is_thorough()) return;
    unlikely_ -= was_unlikely_.back() ? 1 : 0;
    was_unlikely_.pop_back();
}

void Connect::replies(PointSet& trace, std::vector<Point>& moves) {
    if (unlikely_ < most_unlikely_) return GoalView::replies(trace, moves);
    offer(Side::defender, trace & likely_replies(), moves);
}

PointSet Connect::likely_replies() const {
    PointSet points;
    const auto add_short_of_liberties = [&](Point p, int most) {
        if (board().liberties(p) <= most) points |= board().liberty_set(p);
    };
    for (const Point end : {a_, b_}) {
        if (board().is_empty(end)) points.insert(end);
        if (is_own(end)) add_short_of_liberties(end, 3);
    }
    const int limit = std::min(reach_, Rings::most);
    const Ways ways{board(), layout(), color_of(own_)};
    Rings from_a(ways, a_, limit), from_b(ways, b_, limit);
    const int apart = grow_together(from_a, from_b, limit);
    if (apart > limit) return points;
    from_a.grow(apart);
    from_b.grow(apart);
    for (int i = 1; i <= apart; ++i) {
        (from_a.ring(i) & from_b.ring(apart + 1 - i)).for_each([&](Point p) {
            if (board().is_empty(p))
                points.insert(p);
            else
                add_short_of_liberties(p, 2);
        });
    }
    (from_a.chains() & from_b.chains()).for_each([&](Point p) { add_short_of_liberties(p, 2); });
    return points;
}

}  // namespace tedomari::tactics
