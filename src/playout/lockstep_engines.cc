// SPDX-License-Identifier: MIT
#include "playout/lockstep_engines.h"

#include "base/instruction_set.h"

namespace tedomari::playout {

std::vector<const LockstepEngine*> lockstep_engines() {
    std::vector<const LockstepEngine*> engines;
    const InstructionSet set = instruction_set();
    if (lockstep_avx512.play != nullptr && set >= InstructionSet::avx512) engines.push_back(&lockstep_avx512);
    if (lockstep_avx2.play != nullptr && set >= InstructionSet::avx2) engines.push_back(&lockstep_avx2);
    engines.push_back(&lockstep_portable);
    return engines;
}

}  // namespace tedomari::playout
