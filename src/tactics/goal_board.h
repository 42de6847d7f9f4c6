// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "go/point_set.h"
#include "tactics/ko_board.h"
#include "tactics/shape.h"
#include "tactics/widening.h"

namespace tedomari::tactics {

// What every goal on a board shares of search::ThreatGame.  A goal derives from it and adds what is its own:
// distance, winning_move, trace_of_win, trace_of_distance, attacks, urgent_replies.
class GoalBoard {
public:
    using Move = go::Point;
    using Trace = go::PointSet;

    GoalBoard(const go::Board& board, go::Color attacker, KoRule rule, Layouts layouts = Layouts::kept)
        : ground_(board, attacker, rule, layouts) {}

    static constexpr std::span<const search::Threats> widening() { return widening_of_ways; }
    static constexpr int order_without_lower = 2;

    KoBoard& ground() { return ground_; }
    // Chains of the attacker with at most so many liberties put them on traces: the order of the search and
    // one (see Capture).
    void set_reach(int reach) { reach_ = reach; }

    // A trace drawn with one reach is no use to a search with another.
    std::uint64_t hash() const { return ground_.hash() ^ mix(static_cast<std::uint64_t>(reach_)); }
    std::uint64_t kin() const { return board().hash(); }
    Trace trace_of_move(Move move) { return leaning_of_move(ground_.edit(), {attacker(), move}, reach_); }
    Trace trace_of_reply(Move move) {
        return leaning_of_move(ground_.edit(), {defender(), move}, reach_ + 2);
    }
    Trace trace_of_failure(Move move) { return move.is_nowhere() ? Trace{} : Trace{move}; }
    void replies(Trace& trace, std::vector<Move>& moves) {
        add_blocked(board(), defender(), reach_, trace);
        offer(Side::defender, trace, moves);
    }
    std::optional<Trace> trace_if_held() const { return {}; }
    bool may_attack(Move move) { return move.is_nowhere() || ground_.may_play(Side::attacker, move); }
    void play(Side side, Move move) { ground_.play(side, move); }
    void undo() { ground_.undo(); }

protected:
    const go::Board& board() const { return ground_.board(); }
    go::Color attacker() const { return ground_.color(Side::attacker); }
    go::Color defender() const { return ground_.color(Side::defender); }

    void offer(Side side, const Trace& points, std::vector<Move>& moves) {
        points.for_each([&](go::Point p) {
            if (ground_.may_play(side, p)) moves.push_back(p);
        });
    }
    // The attacks of an order among `points`: of all points past the last order, and a pass to lift a ko ban.
    void offer_attacks(int order, Trace points, std::vector<Move>& moves) {
        if (order > search::Threats::max_order)
            go::for_each_point(board().size(), [&](go::Point p) { points.insert(p); });
        offer(Side::attacker, points, moves);
        if (ground_.is_banned(Side::attacker)) moves.push_back(Move());
    }

    KoBoard ground_;
    int reach_ = 3;
};

}  // namespace tedomari::tactics
