// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <vector>

#include "base/rational.h"
#include "go/game.h"
#include "survey/survey.h"

namespace tedomari::survey {

// What the last move asks of the player to move: an answer near it, or a move elsewhere.
struct Reply {
    go::Move answer, elsewhere;  // the likeliest of either
    Rational heat;               // what a move near it is worth now, in territory
    Rational ignoring;           // what it costs him to play elsewhere

    // A move elsewhere is known to be worth so much: nobody answers what is worth less.
    bool is_sente(Rational elsewhere) const { return ignoring > Rational(0) && heat > elsewhere; }
};

// By glances: who will own what after either move, and what it changes near the last move that one has the move and not
// the other.  A move is sente when answering it is better than the best move elsewhere: sizes of regions that are judged
// do not tell this (docs/log/sente.md).  Nothing after a pass, where nothing can be answered, or from a judge that cannot say this.
std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge);
std::vector<std::optional<Reply>> replies_to_last_moves(std::span<const go::Game> games, const Judge& judge);

// What is lost by playing elsewhere, read by the judge on either board instead of looked at: it tells more, and takes as
// long as judging twice (docs/log/sente.md).
void read_on(Reply& reply, const go::Game& game, const Judge& judge, const std::atomic<bool>* cancel);

// Says of the hottest regions that are judged whose sente they are, by the replies to either side's move there.
void find_sente(Survey& survey, const go::Game& game, const Judge& judge);

}  // namespace tedomari::survey
