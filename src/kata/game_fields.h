// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "go/game.h"

namespace tedomari::kata {

// The game that a line tells: board, rules, stones, all moves played.  Throws `Wrong` (fields.h).
go::Game read_game(const nlohmann::json& object);

}  // namespace tedomari::kata
