// SPDX-License-Identifier: MIT
// Hot: compiled with flags of its own (see playout in CMakeLists.txt).
#include "playout/lockstep_engines.h"
#include "playout/lockstep_play.h"

namespace tedomari::playout {

#if defined(__AVX512BW__)
extern const LockstepEngine lockstep_avx512 = {"avx512", columns_of<Lanes512>,
                                               play_lockstep<Lanes512, 9, 13, 19>};
#else
extern const LockstepEngine lockstep_avx512 = {"avx512", columns_of<Lanes512>, nullptr};
#endif

}  // namespace tedomari::playout
