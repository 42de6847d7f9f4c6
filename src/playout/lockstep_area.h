// SPDX-License-Identifier: MIT
#pragma once

#include "playout/lockstep_boards.h"

// Hot, though rarely run.  The area of the games that are done.
namespace tedomari::playout {

// What stones of either color reach through empty points, by plane; where both do it is nobody's.
template <class B>
struct Reach {
    using V = typename B::Lanes;
    V* black;  // the frame reaches nowhere in either
    V* white;

    [[gnu::always_inline]] inline V black_area(int p) const { return black[p] & ~white[p]; }
    [[gnu::always_inline]] inline V white_area(int p) const { return white[p] & ~black[p]; }
};

// Fills in the reach of the done games; the others' is left without meaning.  One pass does it when every
// empty point stands alone, as at a natural end; after the move limit it takes more.
template <class B>
[[gnu::always_inline]] inline void find_reach(const B& b, const Reach<B>& reach) {
    using V = typename B::Lanes;
    const int width = b.width(), height = b.height(), stride = b.stride();
    const auto empty = [&](int p) { return and_nor(b.done, b.own[p], b.enemy[p]); };
    V open{};  // two empty points beside one another
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int p = b.at(x, y);
            reach.black[p] = select(b.black_to_move, b.own[p], b.enemy[p]);
            reach.white[p] = select(b.black_to_move, b.enemy[p], b.own[p]);
            open |= empty(p) & (empty(p + 1) | empty(p + stride));
        }
    }
    const auto spread = [&](int p) {
        const auto from_around = [&](V* reach_of) {
            const V around =
                or3(reach_of[p - 1], reach_of[p + 1], reach_of[p - stride]) | reach_of[p + stride];
            const V old = reach_of[p];
            reach_of[p] = or_and(old, empty(p), around);
            return reach_of[p] ^ old;
        };
        return from_around(reach.black) | from_around(reach.white);
    };
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) spread(b.at(x, y));
    }
    for (bool more = any(open); more;) {
        V changed{};
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) changed |= spread(b.at(x, y));
        }
        for (int y = height - 1; y >= 0; --y) {
            for (int x = width - 1; x >= 0; --x) changed |= spread(b.at(x, y));
        }
        more = any(changed);
    }
}

// Black's area minus White's, as a 16-bit number in two's complement.
template <class B>
[[gnu::always_inline]] inline void find_scores(const B& b, const Reach<B>& reach,
                                               typename B::Lanes (&score)[16]) {
    using V = typename B::Lanes;
    V black[B::area_bits] = {}, white[B::area_bits] = {};
    for (int y = 0; y < b.height(); ++y) {
        V black_points[B::max_width], white_points[B::max_width], number[B::row_bits];
        for (int x = 0; x < b.width(); ++x) {
            black_points[x] = reach.black_area(b.at(x, y));
            white_points[x] = reach.white_area(b.at(x, y));
        }
        count_by_lane<B::row_bits, B::max_width>(black_points, b.width(), number);
        add_by_lane(black, number, black);
        count_by_lane<B::row_bits, B::max_width>(white_points, b.width(), number);
        add_by_lane(white, number, white);
    }
    V borrow{};
    for (int bit = 0; bit < B::area_bits; ++bit) {
        score[bit] = sum3(black[bit], white[bit], borrow);
        borrow = borrow3(black[bit], white[bit], borrow);
    }
    for (int bit = B::area_bits; bit < 16; ++bit) score[bit] = borrow;
}

}  // namespace tedomari::playout
