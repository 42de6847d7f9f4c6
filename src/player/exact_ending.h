// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "net/look.h"
#include "player/orthodox.h"

namespace tedomari::player {

// The last points of a game, by proof: once little is left in doubt the board is surveyed, and where every
// region that is left is proved, the thermographs choose.  Before that, and when a region resists, it has
// nothing to say.
class ExactEnding {
public:
    explicit ExactEnding(const survey::SurveySettings& settings) : orthodox_(settings) {}

    // The look is at the game with the color to move.  Takes at most a third of the time that is left.
    std::optional<go::Move> choose(const go::Game& game, go::Color color, const net::Look& look,
                                   Budget& budget);

    int tried() const { return tried_; }  // surveys
    int found() const { return found_; }  // moves

private:
    Orthodox orthodox_;
    int tried_ = 0, found_ = 0;
};

// What the search found, or what is proved to be the best: unless the network, looking once at each, sees the
// proof lose more than proofs are about.  Then the walls that it leans on are not what they seem.
go::Move settle(const go::Game& game, go::Move found, std::optional<go::Move> proved, net::Network& network);

}  // namespace tedomari::player
