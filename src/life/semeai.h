// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "life/reading.h"

namespace tedomari::life {

// Two groups of which each wants to take the other, the owner of the first to move.  Seen by him.
struct Semeai {
    Outcome saved = Outcome::unknown();                        // of his own group
    Outcome taken = Outcome::unknown();                        // won: he takes the other's
    go::Point move;                                            // nowhere when none is needed, or none helps
    std::vector<std::pair<Reading, go::Color>> readings = {};  // and who moves first: what it leans on

    bool is_known() const { return !saved.is_unknown() && !taken.is_unknown(); }
};

// A ko that threats decide; one that takes four or more is as good as won or lost.
bool is_real_ko(Outcome outcome);
Outcome settled(Outcome outcome);  // what such a one is as good as

// Whether there is a race at all: if one of the groups lives by itself, whatever becomes of the other, the
// other's life is an ordinary question, asked with the eyes of the first left alone (race.h).
Semeai read_eyes(const go::Board& board, go::Point mine, go::Point other, Table& table, Budget& budget);

// Who kills the other lives by it, so that the attack is asked first.
Semeai read_race(const go::Board& board, go::Point mine, go::Point other, Table& table, Budget& budget);

// The race, where it is not soon read to the end the eyes, and with all that is left the race once more.  Judged.
Semeai read_semeai(const go::Board& board, go::Point mine, go::Point other, Table& table, Budget& budget);

}  // namespace tedomari::life
