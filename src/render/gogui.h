// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "analysis/capture_map.h"
#include "analysis/ladders.h"
#include "analysis/whole_board.h"

// Reports as GoGui draws them on its board.
namespace tedomari::render {

// A board of numbers ("dboard"), the highest row first.
std::string number_board(go::Size size, const std::function<double(go::Point)>& number);

// Whose each point is: ±1 where that is settled, else what the judge expects.
std::string ownership_board(const analysis::WholeBoardReport& report);

// A board of words ("sboard"): "dead", "?" where whoever moves first decides.
std::string to_board(const analysis::CaptureMap& map);

// A list of points ("plist").
std::string to_points(const go::PointSet& points);
std::string to_points(const analysis::LadderReport& report);

// Marks ("gfx"): every region colored by what a move in it is worth, its name and that worth at the best
// move, whose the settled points are, and the headline below the board.
std::string to_gfx(const analysis::WholeBoardReport& report);

// "B+3.5 (learned, give or take 12)": what the game will end as, in a form that programs read.
std::string estimate_text(const analysis::WholeBoardReport& report);

}  // namespace tedomari::render
