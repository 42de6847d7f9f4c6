// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "playout/lockstep_task.h"

namespace tedomari::playout {

extern const LockstepEngine lockstep_avx512;
extern const LockstepEngine lockstep_avx2;
extern const LockstepEngine lockstep_portable;

// Those that run on this machine, the fastest first.
std::vector<const LockstepEngine*> lockstep_engines();

}  // namespace tedomari::playout
