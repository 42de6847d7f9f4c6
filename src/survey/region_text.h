// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "local/local_game.h"

namespace tedomari::survey {

// A local game as it is kept in a cache: everything, exactly.  Nothing when the text was not written by us:
// what is read is checked to be a local game, so that damage is worked out again and never believed.
nlohmann::json to_cache(const local::LocalGame& game);
std::optional<local::LocalGame> local_game_from_cache(const nlohmann::json& text);

}  // namespace tedomari::survey
