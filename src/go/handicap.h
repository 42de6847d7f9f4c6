// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/result.h"
#include "go/point.h"

namespace tedomari::go {

// The star points: the points of fixed_handicap on boards that have them; on smaller ones a centre, if any.
std::vector<Point> star_points(Size size);

// Where GTP 2 puts 2 to 9 handicap stones [Farnebäck 2002, 4.1.1]; GTP defines square boards, and a rectangle
// takes each direction by itself.  Fails when the board is too small for so many.
Result<std::vector<Point>> fixed_handicap(int stones, Size size);

// As many of the fixed points as there are, then points as far from the others as can be, at least one point
// staying empty: fewer stones than asked on a board that is too small.
std::vector<Point> free_handicap(int stones, Size size);

}  // namespace tedomari::go
