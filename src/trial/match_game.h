// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "trial/match.h"
#include "trial/seat.h"

namespace tedomari::trial {

// The engines of a match, in the plan's order, and perhaps somebody to count.
struct Table {
    std::array<Seat*, 2> players;
    Seat* referee = nullptr;
    const std::atomic<bool>* cancel = nullptr;
};

// A game as it was played: the report, every move and the seconds it took.
struct PlayedGame {
    GameReport report;
    go::Game game;
    std::size_t given = 0;        // moves of the opening
    std::vector<double> seconds;  // of the moves after it
    bool interrupted = false;     // then the rest means nothing
};

PlayedGame play_game(const MatchPlan& plan, int number, const Table& table,
                     const std::function<void(int move)>& on_move);

// What a game begins from.
go::Game opening_of(const MatchPlan& plan, int number);

// How many moves a game on a board of this size may take.
int move_limit(const MatchPlan& plan, go::Size size);

}  // namespace tedomari::trial
