// SPDX-License-Identifier: MIT
// Hot: for any machine; most have registers this wide.
#include "playout/lockstep_engines.h"
#include "playout/lockstep_play.h"

namespace tedomari::playout {

extern const LockstepEngine lockstep_portable = {"portable", columns_of<Lanes128>, play_lockstep<Lanes128>};

}  // namespace tedomari::playout
