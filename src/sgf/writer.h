// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "sgf/tree.h"

namespace tedomari::sgf {

// The game as text, values byte for byte; reading it gives the same tree.  Lines are kept short where the
// format allows, a variation starts a line.
std::string print(const Tree& tree);
std::string print(std::span<const Tree> collection);

}  // namespace tedomari::sgf
