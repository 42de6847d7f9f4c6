// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include "playout/lockstep_boards.h"

// Hot.  The first half of a step: what the last moves did, and which points may be chosen now.
namespace tedomari::playout {

// Carries out the last moves in row y: takes dead stones off, or a suicide back, and changes sides.  Leaves
// in `banned` the points of the row that may not be chosen next: where a ko was taken, or what was just
// refused and whatever had not been a candidate before it.
template <class B, class Visitor>
[[gnu::always_inline]] inline void carry_out_row(B& b, int y, typename B::Lanes* banned, Visitor& visitor) {
    using V = typename B::Lanes;
    const V refused = b.refused, ko = b.ko;
    const V row = b.row[y], refused_row = row & refused;
    const int width = b.width();
    int p = b.at(0, y);
#pragma GCC unroll 4
    for (int x = 0; x < width; ++x, ++p) {
        const V breathing = b.breathing[p], own = b.own[p], enemy = b.enemy[p];
        const V taken_back = refused_row & b.column[x];
        banned[x] = select(refused, or_andn(taken_back, all_lanes<V>(), b.candidate[p]),
                           and_nor(enemy & ko, breathing, breathing));
        b.own[p] = select(refused, own & ~taken_back, enemy & breathing);
        b.enemy[p] = select(refused, enemy, own);
        // Where a move was made the sides have changed already.
        if constexpr (requires { visitor.played(p, row, row); }) {
            visitor.played(p, and_nor(row & b.column[x], refused, b.black_to_move),
                           and3(row & b.column[x], ~refused, b.black_to_move));
        }
    }
}

// Carries out the last moves without looking for the next: then there are no last moves any more, and
// carrying out again changes nothing.
template <class B, class Visitor>
[[gnu::noinline]] void carry_out(B& b, Visitor& visitor) {
    using V = typename B::Lanes;
    V banned[B::max_width];
    for (int y = 0; y < b.height(); ++y) {
        carry_out_row(b, y, banned, visitor);
        for (int x = 0; x < b.width(); ++x) b.candidate[b.at(x, y)] = ~banned[x];
        b.row[y] = V{};
    }
    b.refused = all_lanes<V>();
    b.ko = V{};
}

// The candidates of row y, from the rows around it: empty, not banned, not the player's eye, and not among
// four enemies who are all safe, which would be suicide.  Suicides that remain are found out by trying.
// One point is five loads of a column of three, so the row is walked with the last columns in registers.
template <class B>
[[gnu::always_inline]] inline void find_candidates_in_row(B& b, int y, const typename B::Lanes* banned) {
    using V = typename B::Lanes;
    const int stride = b.stride(), width = b.width();
    const V *own = b.own + b.at(0, y), *enemy = b.enemy + b.at(0, y), *safe = b.safe + b.at(0, y);
    V* candidate = b.candidate + b.at(0, y);
    V own_west = own[-1], own_here = own[0];
    V safe_west = safe[-1], safe_here = safe[0];
    V southwest = enemy[-stride - 1], south = enemy[-stride], northwest = enemy[stride - 1],
      north = enemy[stride];
    const auto point = [&](int x, auto at_edge) {
        const V own_east = own[x + 1], own_south = own[x - stride], own_north = own[x + stride];
        const V safe_east = safe[x + 1];
        const V southeast = enemy[x + 1 - stride], northeast = enemy[x + 1 + stride];
        V eye = and3(own_west, own_east, own_south) & own_north;
        V suicide = and3(safe_west, safe_east, safe[x - stride]) & safe[x + stride];
        if constexpr (decltype(at_edge)::value) {  // the frame is both colors: stones are those of one only
            eye &= ~((southwest & ~own[x - stride - 1]) | (southeast & ~own[x - stride + 1]) |
                     (northwest & ~own[x + stride - 1]) | (northeast & ~own[x + stride + 1]));
            suicide &= ~((own_west & ~enemy[x - 1]) | (own_east & ~enemy[x + 1]) |
                         (own_south & ~enemy[x - stride]) | (own_north & ~enemy[x + stride]));
        } else {
            eye = and_nor(eye, majority(southwest, southeast, northwest),
                          northeast & or3(southwest, southeast, northwest));
            suicide = and_nor(suicide, or3(own_west, own_east, own_south), own_north);
        }
        candidate[x] = and_nor(nor3(own_here, enemy[x], banned[x]), eye, suicide);
        own_west = own_here;
        own_here = own_east;
        safe_west = safe_here;
        safe_here = safe_east;
        southwest = south;
        south = southeast;
        northwest = north;
        north = northeast;
    };
    if (y == 0 || y == b.height() - 1) {
#pragma GCC unroll 1
        for (int x = 0; x < width; ++x) point(x, std::true_type());
    } else {
        point(0, std::true_type());
#pragma GCC unroll 4
        for (int x = 1; x < width - 1; ++x) point(x, std::false_type());
        if (width > 1) point(width - 1, std::true_type());
    }
}

template <class B, class Visitor>
[[gnu::noinline]] void find_candidates(B& b, Visitor& visitor) {
    using V = typename B::Lanes;
    V banned[2][B::max_width];  // of the row and of the next, whose stones the row has to see
    const int height = b.height();
    carry_out_row(b, 0, banned[0], visitor);
#pragma GCC unroll 1
    for (int y = 0; y < height; ++y) {
        if (y + 1 < height) carry_out_row(b, y + 1, banned[(y + 1) & 1], visitor);
        find_candidates_in_row(b, y, banned[y & 1]);
        V in_row[B::row_bits];
        count_by_lane<B::row_bits, B::max_width>(b.candidate + b.at(0, y), b.width(), in_row);
        add_by_lane(b.below[y], in_row, b.below[y + 1]);
    }
}

}  // namespace tedomari::playout
