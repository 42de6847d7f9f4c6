// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "tactics/distance.h"
#include "tactics/goal_view.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// The goal of making two points stones of one chain that cannot simply be captured, that is in atari or in a
// ladder [Cazenave 2005, 3.1].  The attacker is the side that connects.  Either point may be empty or even hold
// an enemy: then it must be occupied as well.  A search::ThreatGame.
class Connect : public GoalView {
public:
    // The ground keeps layouts.
    Connect(KoBoard& ground, go::Point a, go::Point b, go::Color connector, std::uint64_t key = 0);

    int distance(int limit) const;
    std::optional<Move> winning_move();
    std::optional<Trace> trace_if_held() const;
    Trace trace_of_win(Move move);
    Trace trace_of_distance() const;
    int distance_after_attack() const { return after_[last()]; }
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);
    void replies(Trace& trace, std::vector<Move>& moves);

    // The defender's likely replies are those on the shortest ways, and where chains on them are short of liberties.  So
    // many others may stand in a line of play.
    void allow_unlikely_replies(int most) { most_unlikely_ = most; }
    // What is won against fewer replies must not serve a search of more.
    std::uint64_t hash() const {
        return GoalView::hash() ^
               (is_thorough() ? 0 : mix(static_cast<std::uint64_t>(256 + most_unlikely_ - unlikely_)));
    }
    void play(Side side, Move move);
    void undo();

private:
    struct Distance {
        std::uint64_t hash = 0;
        std::int8_t limit = 0, apart = 1;
    };

    bool is_thorough() const { return most_unlikely_ == Effort::all; }
    Trace likely_replies() const;
    bool is_own(go::Point p) const { return board().at(p) == own_; }
    void add_liberties(go::Point stone, int most, Trace& trace) const;

    go::Point a_, b_;
    go::Cell own_;
    int most_unlikely_ = Effort::all, unlikely_ = 0;
    std::vector<bool> was_unlikely_;               // of the moves of the line
    mutable std::array<Distance, 256> distances_;  // of positions lately met
    go::PointMap<std::int8_t> after_;              // the distance after each attack of those offered last
};

// Whether the two points are stones of one chain of `color`.
bool is_joined(const go::Board& board, go::Point a, go::Point b, go::Color color);

// For verify(): whether the two points are stones of one chain of `color`, with the opponent to move, that is
// neither in atari nor lost in a ladder.
bool is_connected(go::Board& board, go::Point a, go::Point b, go::Color color);

}  // namespace tedomari::tactics
