// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "tactics/goal_board.h"

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
class Capture : public GoalBoard {
public:
    static constexpr std::span<const search::Threats> widening() { return widening_of_captures; }
    static constexpr int order_without_lower = search::Threats::max_order;

    // There must be a stone at `target`.
    Capture(const go::Board& board, go::Point target, KoRule rule = {});

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

private:
    bool opens_ko(go::Point move);
    Trace leanings_of_no_ko(go::Point move) const;
    bool is_taken() const { return board().at(target_) != victim_; }

    go::Point target_;
    go::Cell victim_;
};

// For verify(): whether the chain that stood at `target` has been taken for good.
bool is_captured(const go::Board& board, go::Point target, go::Color victim, int defender_allowance);

}  // namespace tedomari::tactics
