// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "go/board.h"
#include "go/fate.h"
#include "go/point_set.h"
#include "search/ko_threats.h"

namespace tedomari::life {

// How doubtful each point looks to somebody who knows the game, as a network does: 0 for a point to look at first.
// It orders moves and changes no answer.
struct Hints {
    go::PointMap<std::uint8_t> anywhere{};  // … in all positions of the fight, for either side
    go::PointMap<std::uint8_t> first{};     // … for the first move, besides
};

// Where a life is fought: the owner of the targets against the killer, who wants them off the board, all of
// them.  Nobody plays outside `area`, so a chain with a liberty outside is never captured: a wall of the
// killer's, or a target that has escaped.  A finite game with one right answer for each first player; what it
// says of the whole board is the business of whoever drew the area (frame.h).
struct Arena {
    go::Board board;
    go::PointSet area;  // points that may be played on, stones or not
    go::PointSet
        targets;  // stones of the owner's, at least one; a new stone of his on such a point counts too
    go::Color owner = go::Color::black;
    go::PointSet rivals = {};  // stones of the killer's in a semeai with the targets
    bool staked = false;       // the rivals must live on after the capture, if they are still there
    bool walled = false;       // some of the killer's stones stand in for points where he is first
    // What is read here is judged anyway: moves may be left out that hardly ever matter.
    bool bold = false;
    std::shared_ptr<const Hints> hints = {};
    std::uint64_t name = 0;  // tells its positions in a table from those of other arenas there

    go::Color killer() const { return opponent(owner); }
};

using search::KoThreats;  // the killer attacks

// What the owner plays for: that the targets are never taken, be it in seki or by repeating for ever, or two
// eyes (or an escape).  Who lives but gets no eyes is in seki.
enum class Aim : std::uint8_t { stay, eyes };

using go::Fate;  // dead: the owner's aim is not reached

}  // namespace tedomari::life
