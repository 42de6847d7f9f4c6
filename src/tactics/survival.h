// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "tactics/wish.h"

namespace tedomari::tactics {

// What a weak chain may live by, as a wish of its owner: join a chain that lives or has many liberties, take an
// enemy beside it that has few, or make two of its possible eyes.  Reaching the wish is a way to live; a chain may
// live in other ways.  Nothing when there is no such goal.
std::optional<Wish> survival(const go::Board& board, go::Point chain);

}  // namespace tedomari::tactics
