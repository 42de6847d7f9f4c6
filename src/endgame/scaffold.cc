// SPDX-License-Identifier: MIT
#include "endgame/scaffold.h"

#include <algorithm>
#include <utility>

namespace tedomari::endgame {

void scaffold(const Followers& followers, Side side, Bound bound, WallBuffer& out, Exactness& exactness) {
    const bool left = side == Side::left;
    std::int64_t plain = left ? -far : far;
    for (const Follower& f : followers) {
        if (f.wall(bound).size > 0) continue;
        plain = left ? std::max(plain, f.plain[index(bound)] + f.raise)
                     : std::min(plain, f.plain[index(bound)] + f.raise);
    }
    WallBuffer spare;
    WallBuffer *now = &out, *next = &spare;
    out = WallBuffer(plain);
    Reach others{plain, plain};
    for (const Follower& f : followers) {
        const WallView view = f.wall(bound);
        if (view.size == 0) continue;
        const Reach one = reach(view);
        if (left ? one.highest + f.raise <= others.lowest : one.lowest + f.raise >= others.highest)
            continue;  // it is nowhere the best
        if (left) {
            higher(*now, view, f.raise, *next, exactness);
        } else {
            lower(*now, view, f.raise, *next, exactness);
        }
        std::swap(now, next);
        others = reach(*now);
    }
    if (now != &out) out = *now;
    out.tilt(left ? -1 : 1);
}

}  // namespace tedomari::endgame
