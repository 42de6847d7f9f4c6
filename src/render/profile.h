// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/profile.h"
#include "render/bars.h"

namespace tedomari::render {

std::string to_text(const analysis::Profile& profile);
// "games", "phases", "mistakes", "ranks", "stretches", "moments", "lines": points a game, null where nobody is to be
// compared with.
nlohmann::json to_json(const analysis::Profile& profile);
// Plots, the moments with their boards, every game.
std::string to_html(const analysis::Profile& profile);

// Points lost a game, by phase, kind of mistake, rank, and every twenty moves.
BarPlot phases_plot(const analysis::Profile& profile);
BarPlot mistakes_plot(const analysis::Profile& profile);
BarPlot ranks_plot(const analysis::Profile& profile);
BarPlot moves_plot(const analysis::Profile& profile);

// "move 63, B D4: lost 6.5 (left a threat); C3 was better".
std::string moment_text(const analysis::Moment& moment);

}  // namespace tedomari::render
