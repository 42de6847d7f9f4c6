// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/last_move.h"

namespace tedomari::render {

// "move 12, B D4, lost about 2.5 points (learned): forecast about B+3 before it, about B+0.5 after; B C3 was
// best"
std::string to_text(const analysis::LastMoveReport& report);

}  // namespace tedomari::render
