// SPDX-License-Identifier: MIT
// Hot: the heart of every search of a region.
#include "go/patch.h"

#include "base/fixed_vector.h"

namespace tedomari::go {

Patch::Play Patch::play(const Stand& stand, int point) const {
    const Bits stone = bit(point), empty = stand.empty & ~stone;
    Play play;
    play.taken = taken(point, stand.enemy, empty, stand.enemy_safe);
    const Bits chain = flood(stone, stand.own | stone);
    const Bits liberties = around(chain) & (empty | play.taken);
    const bool safe = (chain & stand.own_safe) != 0;
    play.legal = safe || liberties != 0;
    if (!safe && std::popcount(play.taken) == 1 && chain == stone && liberties == play.taken)
        play.ko = play.taken;
    return play;
}

Bits Patch::alive(const Stand& stand) const {
    const Bits safe = flood(stand.own & stand.own_safe, stand.own);
    if (stand.own == safe) return safe;
    FixedVector<Bits, max_points> eyes, chains, borders;
    for_each_piece(stand.empty | stand.enemy, [&](Bits region) {
        if ((region & stand.enemy_safe) == 0) eyes.push_back(region);
    });
    if (eyes.size() < 2) return safe;
    for_each_piece(stand.own & ~safe, [&](Bits chain) {
        chains.push_back(chain);
        borders.push_back(around(chain));
    });
    Bits living = stand.own;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < chains.size(); ++i) {
            const Bits border = borders[i];
            if ((chains[i] & living) == 0) continue;
            int vital = 0;
            for (const Bits eye : eyes) vital += (eye & border) != 0 && (eye & stand.empty & ~border) == 0;
            if (vital >= 2) continue;
            living &= ~chains[i];
            changed = true;
            for (Bits& eye : eyes) {
                if ((eye & border) != 0) eye = 0;
            }
        }
    }
    return living;
}

}  // namespace tedomari::go
