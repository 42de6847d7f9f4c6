// SPDX-License-Identifier: MIT
#pragma once

#include "cgt/session.h"

namespace tedomari::cli {

// Teaches a calculator go("FILE") and go("FILE", "A1,B1,…"): a region of a Go position as a game.
void offer_go(cgt::Session& session);

}  // namespace tedomari::cli
