// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/inquiry.h"
#include "endgame/lines.h"
#include "local/local_game.h"

namespace tedomari::endgame {

// What is shown of an answer beside its numbers, once they are stated: thermographs, kind, lines of play,
// choices, threats, and which ko it is.  Nothing in it changes what is proved.
class Portrait {
public:
    Portrait(const go::Board& board, const go::PointSet& mask, Inquiry& inquiry, Reasons reasons,
             local::LocalGame& game)
        : board_(board), mask_(mask), inquiry_(inquiry), reasons_(reasons), game_(game) {}

    void show(Answer& answer);
    void draw_lines(Attempt& attempt);
    void describe_kos(const Answer& answer);

private:
    void list_moves(Attempt& attempt);
    void name_ko();
    void note(std::string text) { game_.notices.push_back(std::move(text)); }

    const go::Board& board_;
    const go::PointSet& mask_;
    Inquiry& inquiry_;
    Reasons reasons_;
    local::LocalGame& game_;
};

}  // namespace tedomari::endgame
