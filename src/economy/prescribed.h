// SPDX-License-Identifier: MIT
#pragma once

#include "economy/book.h"

// Play at a tax that is prescribed [Berlekamp 1996, 5.1].
namespace tedomari::economy {

// Who wins a short game when each move costs `tax`, this side begins, and all has been paid and scored?  A tie goes to
// whose opponent was the first to pass.  By trying every line: both play as well as can be.  The theorem is that this
// is the game cooled by the tax; a test and `tedomari paper berlekamp cooling` hold the two together.
Side winner_at(cgt::Thermographs& thermographs, cgt::Game game, Rational tax, Side first);

}  // namespace tedomari::economy
