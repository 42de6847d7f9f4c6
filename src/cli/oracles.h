// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/budget.h"

namespace tedomari::cli {

// Prints how our answers compare with a table of others'; check_failed when any differs.
int check_oracles(const std::string& path, const Limits& limits);

}  // namespace tedomari::cli
