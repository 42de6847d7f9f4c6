// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "local/local_game.h"

namespace tedomari::analysis {

// A local game, and a thermograph, as they are kept in a cache: everything, exactly.  Nothing when the text
// was not written by us.
nlohmann::json to_cache(const local::LocalGame& game);
std::optional<local::LocalGame> local_game_from_cache(const nlohmann::json& text);
nlohmann::json to_cache(const cgt::Thermograph& walls);
std::optional<cgt::Thermograph> thermograph_from_cache(const nlohmann::json& text);

}  // namespace tedomari::analysis
