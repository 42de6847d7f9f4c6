// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.h"
#include "go/point_set.h"

namespace tedomari::go {

// Adds the points of a list such as "A1,B1 C3" to `points`; naming one twice is a mistake.
Result<bool> add_points(std::string_view list, Size size, PointSet& points);

}  // namespace tedomari::go
