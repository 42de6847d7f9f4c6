// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/whole_board.h"
#include "render/board_picture.h"

namespace tedomari::render {

// The board with its regions, hotter ones redder, each lettered where the player to move would play.
BoardPicture picture_of(const analysis::WholeBoardReport& report);
std::string to_svg(const analysis::WholeBoardReport& report);

// One page with everything: no other file, no script.
std::string to_html(const analysis::WholeBoardReport& report, std::string_view name);

// The position with its regions marked, values in LB, the moves in order as variations, explained in C.
std::string to_sgf(const analysis::WholeBoardReport& report);

}  // namespace tedomari::render
