// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.h"
#include "cgt/store.h"

namespace tedomari::cgt {

// Left's stones x and Right's o jump over one of the other colour beside them to the empty square behind, and on in the
// same direction as often as they can; what was jumped over is gone.  A board of at most 64 squares: components may
// meet, so that the whole of it is one position.  Throws what a Store throws.
Result<Game> konane(Store& store, std::string_view board);

}  // namespace tedomari::cgt
