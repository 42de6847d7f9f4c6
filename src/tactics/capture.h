// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "go/fate.h"
#include "tactics/goal_view.h"

namespace tedomari::tactics {

// The goal of taking a chain off the board; the attacker is its enemy.  A search::ThreatGame.
// A stone taken in a ko is taken for good once the defender cannot or does not retake.
//
// Traces.  A proof ends in lines where the chain is in atari and the attacker takes it.  What a stone
// elsewhere could change there: the last liberty, and whether the attacker's chains around are still there.
// An attacker's chain can only have been taken by moves on all its liberties; those the tree plays are
// searched, and those it does not play cost the defender a pass each, of which a tree of order n has at most
// n.  So chains with up to n+1 liberties (`reach`) put all their liberties on the trace, and longer ones need
// not.  The same holds for the chains around every chain that the attacker takes on the way and for every
// stone he plays.
class Capture : public GoalView {
public:
    static constexpr std::span<const search::Threats> widening() { return widening_of_captures; }
    static constexpr int order_without_lower = search::Threats::max_order;

    // The chain may have been taken already.
    Capture(KoBoard& ground, go::Point target, go::Color attacker, std::uint64_t key = 0);

    int distance(int /*limit*/) const {
        return is_taken() ? 0 : board().liberties(target_);
    }  // 0: the ko is still open
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move) const;
    Trace trace_of_distance() const;
    std::pair<std::uint32_t, std::uint32_t> outlook(Side side) const;
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);
    void replies(Trace& trace, std::vector<Move>& moves);

    // Whether the chain has many liberties but no way out of a small room: then it may be dead all the same.
    bool is_enclosed() const {
        return board().liberties(target_) >= many && room_of(board(), target_, largest_room).has_value();
    }
    // Whether it lives in there whoever moves and whoever wins the kos: then nothing need be searched.
    bool is_safe() const { return go::fate(board(), target_) == go::Fate::alive; }
    Trace trace_of_safety() const { return room_of(board(), target_, largest_room).value_or(Trace{}); }

private:
    bool opens_ko(go::Point move);
    Trace leanings_of_no_ko(go::Point move) const;
    bool is_taken() const { return board().at(target_) != victim_; }

    static constexpr int many = 4, largest_room = 16;

    go::Point target_;
    go::Cell victim_;
};

// For verify(): whether the chain that stood at `target` has been taken for good.
bool is_captured(const go::Board& board, go::Point target, go::Color victim, int defender_allowance);

}  // namespace tedomari::tactics
