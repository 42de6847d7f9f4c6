// SPDX-License-Identifier: MIT
// Hot: compiled with flags of its own (see playout in CMakeLists.txt).
#include "playout/lockstep_engines.h"
#include "playout/lockstep_play.h"

namespace tedomari::playout {

#if defined(__AVX2__)
extern const LockstepEngine lockstep_avx2 = {"avx2", columns_of<Lanes256>, play_lockstep<Lanes256, 9, 19>};
#else
extern const LockstepEngine lockstep_avx2 = {"avx2", columns_of<Lanes256>, nullptr};
#endif

}  // namespace tedomari::playout
