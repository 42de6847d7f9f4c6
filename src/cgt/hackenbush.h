// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.h"
#include "cgt/store.h"

namespace tedomari::cgt {

// A picture of edges, which stand on the ground as long as they are joined to it.  Left cuts blue edges, Right red
// ones, either green ones; what is cut off falls [Winning Ways, ch. 1, 2 and 7].
//
// Edges are written "0-1 b, 1-2 r, 1-3 g", 0 is the ground; a colour may stand for a run of edges upon each other:
// "bbr" is a stalk on the ground.  At most 24 edges.  Throws what a Store throws.
Result<Game> hackenbush(Store& store, std::string_view picture);

}  // namespace tedomari::cgt
