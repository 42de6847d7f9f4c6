// SPDX-License-Identifier: MIT
#include "playout/lockstep_engines.h"

namespace tedomari::playout {

std::vector<const LockstepEngine*> lockstep_engines() {
    std::vector<const LockstepEngine*> engines;
#if defined(__x86_64__)
    const bool popcnt = __builtin_cpu_supports("popcnt");
    if (lockstep_avx512.play != nullptr && popcnt && __builtin_cpu_supports("avx512f") &&
        __builtin_cpu_supports("avx512bw")) {
        engines.push_back(&lockstep_avx512);
    }
    if (lockstep_avx2.play != nullptr && popcnt && __builtin_cpu_supports("avx2")) {
        engines.push_back(&lockstep_avx2);
    }
#endif
    engines.push_back(&lockstep_portable);
    return engines;
}

}  // namespace tedomari::playout
