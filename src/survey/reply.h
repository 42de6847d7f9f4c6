// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/rational.h"
#include "go/game.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What the last move asks of the player to move.  A move is sente when to ignore it costs more than the best move elsewhere
// gains: when a move near it is now worth more than moves on the board were before.
struct Reply {
    go::Move answer;  // the likeliest near it
    Rational heat;    // what a move near it is worth now, in territory

    // Where a move elsewhere is worth so much: he gains that, and loses the place, and the other gains it.
    Rational ignoring(Rational elsewhere) const { return (heat - elsewhere) * 2; }
    bool is_sente(Rational elsewhere) const { return heat > elsewhere; }
};

// One glance: the judge says who will own what whoever has the move, and the difference near the last move is what it is
// worth to move there.  Nothing after a pass, where nothing can be answered, or from a judge that cannot say this.
std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge);

}  // namespace tedomari::survey
