// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.h"
#include "cgt/session.h"

namespace tedomari::analysis {

// A loop-free game as it is written, braces in braces, and not its canonical form: how well a strategy plays
// may depend on moves that the canonical form leaves out.  Anything but braces, numbers and names that the
// program defines is canonical.  Vertex 0 is the game.  The session must have evaluated the program.
Result<cgt::GameGraph> literal_game(cgt::Session& session, std::string_view program);

}  // namespace tedomari::analysis
