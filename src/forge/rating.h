// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "base/rational.h"
#include "forge/problem.h"

namespace tedomari::forge {

// Of a problem whose answer is one of these moves: harder the less the network likes the right one, the more had to be
// read, and the more answers come near.
Rating rating_of_move(const go::Position& position, std::span<const go::Point> moves, go::Point right,
                      std::uint64_t nodes, int near);

// Of one whose answer is a number or a word: by what had to be looked at, and how fine the number is.
Rating rating_of_value(std::uint64_t positions, Rational number);

}  // namespace tedomari::forge
