// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"

namespace tedomari::survey {

// Whether the stones that a move leaves are taken at once, by a short reading.  False where the move is illegal, or where
// a few hundred nodes do not tell.
bool is_taken_at_once(go::Board board, go::Move move);

}  // namespace tedomari::survey
