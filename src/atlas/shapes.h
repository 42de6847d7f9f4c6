// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "atlas/place.h"

namespace tedomari::atlas {

// Calls f with every place of so many empty points that hang together, on an edge, in a corner and off both, with every
// way in which stones of both colors can shut it off; likenesses many times.  Ends when f says false; whether it did not.
bool for_each_shape(int points, const std::function<bool(const Place&)>& f);

}  // namespace tedomari::atlas
