// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::forge {

// A name for what is open on a board and what stands around it, the same in all eight ways to lay the board on the table
// and with the colors exchanged; `question` tells apart what may be asked of one shape.  What lies behind the walls
// does not matter.  Without a mover nobody is to move.
std::string shape_name(const go::Board& board, const go::PointSet& open, const go::PointSet& marked,
                       std::optional<go::Color> mover, std::string_view question);

}  // namespace tedomari::forge
