// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "economy/strategy.h"

namespace tedomari::economy {

// What somebody outside wants a player to do, turn by turn; nothing: pass.
struct Dictation {
    std::vector<std::optional<Turn>> turns;
    std::size_t taken = 0;    // of them, so far
    bool ran_out = false;     // a turn was wanted that nobody dictated: play halts there
    bool is_illegal = false;  // the last one taken cannot be played
};

// The strategy of who is dictated to; View::dictation says what.
const Strategy& dictated();

}  // namespace tedomari::economy
