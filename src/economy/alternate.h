// SPDX-License-Identifier: MIT
#pragma once

#include "economy/record.h"

namespace tedomari::economy {

struct AlternateOptions {
    Side first = Side::left;
    int max_moves = 100'000;
};

// Conventional play: the players take turns, nobody pays.  Each plays his strategy at the kibitzer's
// temperature; who wants nothing there plays at the highest lower temperature at which he wants something,
// else passes. Two passes end the game, once everything is a number or worth no move.  The sum's law is the
// ban.  Where a player is dictated to and nothing more is dictated, the record ends, not finished.
Record play_alternately(Sum sum, const Players& players, const AlternateOptions& options = {});

}  // namespace tedomari::economy
