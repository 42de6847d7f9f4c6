// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "go/board.h"
#include "life/arena.h"
#include "net/look.h"

namespace tedomari::analysis {

// Where the network would play on a board, whoever is first: the order in which a search of a life looks at
// moves.  Two looks, about ten milliseconds.
struct LifeLook {
    net::Look first, second;  // with the color first, with its opponent first
    std::shared_ptr<const life::Hints> hints;
};
LifeLook look_at_life(const go::Board& board, go::Color first);

}  // namespace tedomari::analysis
