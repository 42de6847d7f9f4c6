// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/rational.h"
#include "go/game.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What the last move asks of the player to move: his best answer near it against his best move elsewhere, each by what the
// judge expects once it is played.  A move is sente when to ignore it costs more than the best move elsewhere gains.
struct Reply {
    go::Move answer, elsewhere;  // a pass where there is nothing else
    Rational ignoring;           // what it costs to play elsewhere; negative: that is better

    bool is_sente() const { return ignoring > Rational(1); }  // less is noise
};

// About ten glances.  Nothing after a pass, where nothing can be answered, or from a judge that has no opinion on moves.
std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge);

}  // namespace tedomari::survey
