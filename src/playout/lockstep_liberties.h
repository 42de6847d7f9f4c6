// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>
#include <utility>

#include "playout/lockstep_boards.h"

// Hot.  The third part of a step: the chosen stones are placed, and having a liberty spreads through the
// chains.
//
// Liberties fall into two classes by where they are.  Sweeping the board once to the north and once to the
// south, along each row both ways, carries both classes at once: a stone that either reaches is breathing,
// one that both reach has two liberties and is safe.  Chains that wind more than that need more sweeps, which
// are for breathing alone: safe may be less than the truth, and a refused suicide is all that comes of it.
namespace tedomari::playout {

// What tells the classes apart; a step uses one, the next step another, so that two liberties that are of one
// class now seldom are so always.
enum class Classes { column_parity, row_parity, column_pair, row_pair };
constexpr bool are_by_column(Classes c) { return c == Classes::column_parity || c == Classes::column_pair; }
constexpr int are_in_pairs(Classes c) { return c == Classes::column_pair || c == Classes::row_pair ? 1 : 0; }

template <class V>
struct Links {  // is a stone of the same chain to the west, and above or below
    V west, across;
};

template <class V>
[[gnu::always_inline]] inline Links<V> links(V own, V enemy, V own_west, V enemy_west, V own_across,
                                             V enemy_across) {
    return {or_and(own & own_west, enemy, enemy_west), or_and(own & own_across, enemy, enemy_across)};
}

// Places the chosen stones of row y; occupied[x] is what any color holds.
template <class B>
[[gnu::always_inline]] inline void place_row(B& b, int y, typename B::Lanes* occupied) {
    using V = typename B::Lanes;
    const int width = b.width();
    const V row = b.row[y];
    V* own = b.own + b.at(0, y);
    const V* enemy = b.enemy + b.at(0, y);
#pragma GCC unroll 4
    for (int x = 0; x < width; ++x) {
        const V stone = or_and(own[x], row, b.column[x]);
        own[x] = stone;
        occupied[x] = stone | enemy[x];
    }
}

// The liberties of both classes beside one stone: `same` those of the class of the stone's own point.
template <class V>
struct Beside {
    V same, other;
};

// Of the point x of a row, x % 4 being `phase`, when columns make the class: columns 0 1 0 1 or 0 0 1 1.
template <Classes classes, int phase, class V>
[[gnu::always_inline]] inline Beside<V> beside_by_column(V stone, V west, V east, V south, V north) {
    const V across = and_nand(stone, south, north);
    if constexpr (classes == Classes::column_parity) return {across, and_nand(stone, west, east)};
    if constexpr (phase % 2 == 0) return {or_andn(across, stone, east), stone & ~west};
    return {or_andn(across, stone, west), stone & ~east};
}

// When rows do: whether the rows south and north are of the other class.
template <bool south_differs, bool north_differs, class V>
[[gnu::always_inline]] inline Beside<V> beside_by_row(V stone, V west, V east, V south, V north) {
    V same = and_nand(stone, west, east), other{};
    if constexpr (south_differs)
        other = stone & ~south;
    else
        same = or_andn(same, stone, south);
    if constexpr (north_differs)
        other = or_andn(other, stone, north);
    else
        same = or_andn(same, stone, north);
    return {same, other};
}

template <int n>
using Int = std::integral_constant<int, n>;

// Three rows of occupied points around row y, the frame included.
template <class V>
struct Occupied {
    const V *south, *here, *north;
};

// Sweeps row y from the one south of it, to the east; leaves whether each stone is linked to the one west of
// it. `same` is the class of the row's points when rows make the class, and of column 0 when columns do.
template <Classes classes, bool south_differs, bool north_differs, class B>
[[gnu::always_inline]] inline void sweep_row_north(const B& b, int y,
                                                   const Occupied<typename B::Lanes>& occupied,
                                                   typename B::Lanes* same, typename B::Lanes* other,
                                                   typename B::Lanes* west_links) {
    using V = typename B::Lanes;
    const int width = b.width(), stride = b.stride();
    const V *own = b.own + b.at(0, y), *enemy = b.enemy + b.at(0, y);
    const V zero{};
    V own_west = zero, enemy_west = zero, same_west = zero, other_west = zero;
    const auto point = [&](int x, auto phase) {
        constexpr int in_four = decltype(phase)::value;
        const V stone = occupied.here[x], west = occupied.here[x - 1], east = occupied.here[x + 1];
        const V south = occupied.south[x], north = occupied.north[x];
        const Links<V> link =
            links(own[x], enemy[x], own_west, enemy_west, own[x - stride], enemy[x - stride]);
        west_links[x] = link.west;
        Beside<V> beside;
        if constexpr (are_by_column(classes)) {
            beside = beside_by_column<classes, in_four>(stone, west, east, south, north);
            if constexpr ((in_four >> are_in_pairs(classes) & 1) != 0) beside = {beside.other, beside.same};
        } else {
            beside = beside_by_row<south_differs, north_differs>(stone, west, east, south, north);
        }
        // The frame is linked to every stone at the edge but has nothing to give.
        const V a = or_and(beside.same, link.across, y > 0 ? same[x - stride] : zero);
        const V c = or_and(beside.other, link.across, y > 0 ? other[x - stride] : zero);
        same[x] = same_west = or_and(a, link.west, same_west);
        other[x] = other_west = or_and(c, link.west, other_west);
        own_west = own[x];
        enemy_west = enemy[x];
    };
    int x = 0;
#pragma GCC unroll 1
    for (; x + 4 <= width; x += 4) {
        point(x, Int<0>());
        point(x + 1, Int<1>());
        point(x + 2, Int<2>());
        point(x + 3, Int<3>());
    }
    if (x < width) point(x, Int<0>());
    if (x + 1 < width) point(x + 1, Int<1>());
    if (x + 2 < width) point(x + 2, Int<2>());
}

// Places the stones and sweeps north: leaves the first class in `breathing`, the second in `safe`.
template <Classes classes, class B>
[[gnu::noinline]] void sweep_north(B& b) {
    using V = typename B::Lanes;
    const int width = b.width(), height = b.height();
    V rows[3][B::max_width + 2], west_links[B::max_width + 1];
    for (auto& row : rows) {
        for (int x = 0; x < width + 2; ++x) row[x] = all_lanes<V>();
    }
    place_row(b, 0, rows[0] + 1);
#pragma GCC unroll 1
    for (int y = 0; y < height; ++y) {
        V* north = rows[(y + 1) % 3] + 1;
        if (y + 1 < height) {
            place_row(b, y + 1, north);
        } else {
            for (int x = 0; x < width; ++x) north[x] = all_lanes<V>();
        }
        const Occupied<V> occupied{rows[(y + 2) % 3] + 1, rows[y % 3] + 1, north};
        V *first = b.breathing + b.at(0, y), *second = b.safe + b.at(0, y);
        V *same = first, *other = second;
        if (!are_by_column(classes) && (y >> are_in_pairs(classes) & 1) != 0) std::swap(same, other);
        if constexpr (classes != Classes::row_pair) {
            sweep_row_north<classes, true, true>(b, y, occupied, same, other, west_links);
        } else if (y % 2 != 0) {
            sweep_row_north<classes, false, true>(b, y, occupied, same, other, west_links);
        } else {
            sweep_row_north<classes, true, false>(b, y, occupied, same, other, west_links);
        }
        V a = first[width - 1], c = second[width - 1];
#pragma GCC unroll 4
        for (int x = width - 2; x >= 0; --x) {
            first[x] = a = or_and(first[x], west_links[x + 1], a);
            second[x] = c = or_and(second[x], west_links[x + 1], c);
        }
    }
}

// Counts the dead of a row while its points are at hand, up to "more than one".
template <class V>
struct DeadCount {
    V enemy{}, enemies{}, own{}, owns{};

    [[gnu::always_inline]] inline void see(V own_stone, V enemy_stone, V breathing) {
        const V dead_enemy = enemy_stone & ~breathing, dead_own = own_stone & ~breathing;
        enemies = or_and(enemies, enemy, dead_enemy);
        enemy |= dead_enemy;
        owns = or_and(owns, own, dead_own);
        own |= dead_own;
    }
};

template <class B>
[[gnu::always_inline]] inline void count_dead(B& b, int y) {
    DeadCount<typename B::Lanes> dead;
    const int width = b.width();
    int p = b.at(0, y);
#pragma GCC unroll 4
    for (int x = 0; x < width; ++x, ++p) dead.see(b.own[p], b.enemy[p], b.breathing[p]);
    b.dead[y] = {dead.enemy, dead.enemies, dead.own, dead.owns};
}

// Sweeps south; then `breathing` is either class and `safe` both.
template <class B>
[[gnu::noinline]] void sweep_south(B& b) {
    using V = typename B::Lanes;
    const int width = b.width(), height = b.height(), stride = b.stride();
    V one[B::max_width], two[B::max_width], west_links[B::max_width + 1];  // the row north of the current one
    for (int x = 0; x < width; ++x) {
        const int p = b.at(x, height - 1);
        one[x] = b.breathing[p];
        two[x] = b.safe[p];
        b.breathing[p] = one[x] | two[x];
        b.safe[p] = one[x] & two[x];
    }
    count_dead(b, height - 1);
#pragma GCC unroll 1
    for (int y = height - 2; y >= 0; --y) {
        const V *own = b.own + b.at(0, y), *enemy = b.enemy + b.at(0, y);
        V *first = b.breathing + b.at(0, y), *second = b.safe + b.at(0, y);
        V own_west{}, enemy_west{}, a{}, c{};
#pragma GCC unroll 4
        for (int x = 0; x < width; ++x) {
            const Links<V> link =
                links(own[x], enemy[x], own_west, enemy_west, own[x + stride], enemy[x + stride]);
            west_links[x] = link.west;
            a = or_and(or_and(first[x], link.across, one[x]), link.west, a);
            c = or_and(or_and(second[x], link.across, two[x]), link.west, c);
            one[x] = a;
            two[x] = c;
            own_west = own[x];
            enemy_west = enemy[x];
        }
        DeadCount<V> dead;
        V east_link{};
        a = c = V{};
#pragma GCC unroll 4
        for (int x = width - 1; x >= 0; --x) {
            one[x] = a = or_and(one[x], east_link, a);
            two[x] = c = or_and(two[x], east_link, c);
            east_link = west_links[x];
            first[x] = a | c;
            second[x] = a & c;
            dead.see(own[x], enemy[x], a | c);
        }
        b.dead[y] = {dead.enemy, dead.enemies, dead.own, dead.owns};
    }
}

// Spreads breathing from the row `from` rows away into row y and along it; whether anything changed.
template <int from, class B>
[[gnu::always_inline]] inline bool spread_into_row(B& b, int y) {
    using V = typename B::Lanes;
    const int width = b.width(), step = from * b.stride();
    const V *own = b.own + b.at(0, y), *enemy = b.enemy + b.at(0, y);
    V* breathing = b.breathing + b.at(0, y);
    V spread[B::max_width], west_links[B::max_width + 1], a{}, own_west{}, enemy_west{};
#pragma GCC unroll 4
    for (int x = 0; x < width; ++x) {
        const Links<V> link = links(own[x], enemy[x], own_west, enemy_west, own[x + step], enemy[x + step]);
        west_links[x] = link.west;
        spread[x] = a = or_and(or_and(breathing[x], link.across, breathing[x + step]), link.west, a);
        own_west = own[x];
        enemy_west = enemy[x];
    }
    V changed = a & ~breathing[width - 1];
    breathing[width - 1] = a;
#pragma GCC unroll 4
    for (int x = width - 2; x >= 0; --x) {
        a = or_and(spread[x], west_links[x + 1], a);
        changed = or_andn(changed, a, breathing[x]);
        breathing[x] = a;
    }
    return any(changed);
}

// Sweeps on, over rows beside one that changed only, until nothing changes in any game.
template <class B>
[[gnu::noinline]] void sweep_until_settled(B& b) {
    const int height = b.height();
    const std::uint32_t rows = (1u << height) - 1;
    std::uint32_t touched = 0;
    for (std::uint32_t wanted = rows & ~1u; wanted != 0;) {
        std::uint32_t changed = 0;
        for (int y = 1; y < height; ++y) {
            if ((wanted >> y & 1) == 0 || !spread_into_row<-1>(b, y)) continue;
            changed |= 1u << y;
            wanted |= 2u << y;
        }
        touched |= changed;
        wanted = changed >> 1;
        changed = 0;
        for (int y = height - 2; y >= 0; --y) {
            if ((wanted >> y & 1) == 0 || !spread_into_row<1>(b, y)) continue;
            changed |= 1u << y;
            wanted |= (1u << y) >> 1;
        }
        touched |= changed;
        wanted = changed << 1 & rows;
    }
    for (int y = 0; y < height; ++y) {
        if ((touched >> y & 1) != 0) count_dead(b, y);
    }
}

template <class B>
[[gnu::always_inline]] inline void place_and_find_liberties(B& b, Classes classes) {
    switch (classes) {
        case Classes::column_parity: sweep_north<Classes::column_parity>(b); break;
        case Classes::row_parity: sweep_north<Classes::row_parity>(b); break;
        case Classes::column_pair: sweep_north<Classes::column_pair>(b); break;
        case Classes::row_pair: sweep_north<Classes::row_pair>(b); break;
    }
    sweep_south(b);
    sweep_until_settled(b);
}

}  // namespace tedomari::playout
