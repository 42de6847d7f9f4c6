// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tedomari::go {

// A set of points of a patch, one bit each.
using Bits = std::uint64_t;

constexpr Bits bit(int p) { return Bits{1} << p; }
constexpr Bits lowest(Bits set) { return set & (~set + 1); }

template <class F>
void for_each_bit(Bits set, F&& f) {
    for (; set != 0; set &= set - 1) f(std::countr_zero(set));
}

// A small board: at most 64 points, numbered as its user likes, each with the set of its neighbours.  The searches
// of single regions play on it (endgame/state.h, endgame/refuge.h, tactics/eye_game.h).  A point may stand for a
// whole chain that is never taken; what lies around the patch is said by `own_safe` and `enemy_safe`.
//
// Hot: a position is a few words, a flood one step a layer.
struct Patch {
    static constexpr int max_points = 64;

    std::array<Bits, max_points> beside{};

    // The stones of one side, as it sees them.
    struct Stand {
        Bits own = 0, enemy = 0, empty = 0;
        Bits own_safe = 0,
             enemy_safe = 0;  // a chain with a stone there is never taken: it touches life outside
    };
    // What a stone of the own side does.  Illegal is only suicide: a ban is the user's.
    struct Play {
        bool legal = false;
        Bits taken = 0;
        Bits ko = 0;  // where the stone of a ko was taken; none when it takes no ko
    };

    void join(int a, int b) {
        beside[static_cast<std::size_t>(a)] |= bit(b);
        beside[static_cast<std::size_t>(b)] |= bit(a);
    }

    Bits around(Bits set) const {  // the neighbours; points of the set only if next to others
        Bits result = 0;
        for_each_bit(set, [&](int p) { result |= beside[static_cast<std::size_t>(p)]; });
        return result;
    }
    Bits grown(Bits set) const { return set | around(set); }

    // What hangs together with `seed` within `among`.
    Bits flood(Bits seed, Bits among) const {
        Bits reached = seed & among;
        for (Bits fresh = reached; fresh != 0; reached |= fresh) fresh = around(fresh) & among & ~reached;
        return reached;
    }
    // Calls f(piece) for the connected pieces of a set; or as long as claim(piece) is true.
    template <class F>
    void for_each_piece(Bits set, F&& f) const {
        while (set != 0) {
            const Bits piece = flood(lowest(set), set);
            set &= ~piece;
            f(piece);
        }
    }
    template <class Claim>
    bool all_pieces(Bits set, Claim&& claim) const {
        while (set != 0) {
            const Bits piece = flood(lowest(set), set);
            if (!claim(piece)) return false;
            set &= ~piece;
        }
        return true;
    }

    // The chains of `stones` beside a point that have no liberty among `empty` and no stone on `safe`.
    Bits taken(int point, Bits stones, Bits empty, Bits safe) const {
        Bits found = 0;
        for (Bits near = beside[static_cast<std::size_t>(point)] & stones; near != 0;) {
            const Bits chain = flood(lowest(near), stones);
            near &= ~chain;
            if ((chain & safe) == 0 && (around(chain) & empty) == 0) found |= chain;
        }
        return found;
    }

    // The point must be empty.
    Play play(const Stand& stand, int point) const;

    // The own stones that are never taken though their side passes for ever: those of chains on own_safe, and of
    // chains with two vital regions that only such chains surround [Benson 1976].  A region that meets enemy_safe
    // is no eye.  It stands beside go/benson.h because a search asks it at every node, of sides that lean on
    // life outside.
    Bits alive(const Stand& stand) const;
};

}  // namespace tedomari::go
