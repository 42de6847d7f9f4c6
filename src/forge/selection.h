// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "forge/problem.h"

namespace tedomari::forge {

// So many at most: as many of each kind as there are, or as of any other, spread from easy to hard and in that order.
std::vector<Problem> selection(std::vector<Problem> problems, std::size_t most);

}  // namespace tedomari::forge
