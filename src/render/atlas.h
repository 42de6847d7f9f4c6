// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "analysis/atlas.h"

namespace tedomari::render {

std::string to_text(const analysis::AtlasReport& report);
// {"entries", "games", "places": [{"drawing", "boardXSize", "boardYSize", "rows", "points", "seen", "ko", "game"}]};
// "game" is as of any region, and null where the atlas has none.
nlohmann::json to_json(const analysis::AtlasReport& report);
// The place as a diagram that `tedomari region` reads, so that its value can be worked out anew.
std::string to_diagram(const analysis::AtlasPlace& place);

}  // namespace tedomari::render
