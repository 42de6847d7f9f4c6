// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "analysis/game_value.h"
#include "render/thermograph.h"

namespace tedomari::render {

// What `tedomari cgt` found, ready to be drawn; nothing when it is no game.
enum class WithScaffolds { no, yes };
std::optional<ThermographPlot> plot_of(const analysis::GameValue& report, WithScaffolds scaffolds);

}  // namespace tedomari::render
