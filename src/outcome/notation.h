// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "outcome/game.h"

namespace tedomari::outcome {

// A game in the short notation of [Meijer, Koppelaar 2003]: "W|L", "WL|L", "W||W|UL", "{WL,U|L}"; see
// syntax.h.  parse_game reads it back to the same game.
std::string to_text(const Games& games, Game game);
Result<Game> parse_game(Games& games, std::string_view text);

}  // namespace tedomari::outcome
