// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

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

// Places the stones and sweeps north: leaves the first class in `breathing`, the second in `safe`.
template <Classes classes, class B>
[[gnu::noinline]] void sweep_north(B& b) {
    using V = typename B::Lanes;
    constexpr bool by_column = classes == Classes::column_parity || classes == Classes::column_pair;
    constexpr bool in_pairs = classes == Classes::column_pair || classes == Classes::row_pair;
    const int width = b.width(), height = b.height(), stride = b.stride();
    V occupied[3][B::max_width + 2];  // of three rows, with the frame
    for (auto& row : occupied) {
        for (int x = 0; x < width + 2; ++x) row[x] = all_lanes<V>();
    }
    place_row(b, 0, occupied[0] + 1);
#pragma GCC unroll 1
    for (int y = 0; y < height; ++y) {
        const V *south = occupied[(y + 2) % 3] + 1, *here = occupied[y % 3] + 1;
        V* north = occupied[(y + 1) % 3] + 1;
        if (y + 1 < height) {
            place_row(b, y + 1, north);
        } else {
            for (int x = 0; x < width; ++x) north[x] = all_lanes<V>();
        }
        const V *own = b.own + b.at(0, y), *enemy = b.enemy + b.at(0, y);
        const V zero{};
        V west_links[B::max_width + 1];
        V own_west = zero, enemy_west = zero, first_west = zero, second_west = zero;
        const auto point = [&](int x, auto phase, auto south_differs, auto north_differs, V* first,
                               V* second) {
            const V stone = here[x], west = here[x - 1], east = here[x + 1];
            const Links<V> link =
                links(own[x], enemy[x], own_west, enemy_west, own[x - stride], enemy[x - stride]);
            west_links[x] = link.west;
            Beside<V> beside;
            bool swapped = false;
            if constexpr (by_column) {
                beside =
                    beside_by_column<classes, decltype(phase)::value>(stone, west, east, south[x], north[x]);
                swapped = ((decltype(phase)::value >> (in_pairs ? 1 : 0)) & 1) != 0;
            } else {
                beside = beside_by_row<decltype(south_differs)::value, decltype(north_differs)::value>(
                    stone, west, east, south[x], north[x]);
            }
            // The frame is linked to every stone at the edge but has nothing to give.
            V one =
                or_and(swapped ? beside.other : beside.same, link.across, y > 0 ? first[x - stride] : zero);
            V two =
                or_and(swapped ? beside.same : beside.other, link.across, y > 0 ? second[x - stride] : zero);
            one = or_and(one, link.west, first_west);
            two = or_and(two, link.west, second_west);
            first[x] = first_west = one;
            second[x] = second_west = two;
            own_west = own[x];
            enemy_west = enemy[x];
        };
        const auto points = [&](auto south_differs, auto north_differs, V* first, V* second) {
            int x = 0;
#pragma GCC unroll 1
            for (; x + 4 <= width; x += 4) {
                point(x, Int<0>(), south_differs, north_differs, first, second);
                point(x + 1, Int<1>(), south_differs, north_differs, first, second);
                point(x + 2, Int<2>(), south_differs, north_differs, first, second);
                point(x + 3, Int<3>(), south_differs, north_differs, first, second);
            }
            if (x < width) point(x, Int<0>(), south_differs, north_differs, first, second);
            if (x + 1 < width) point(x + 1, Int<1>(), south_differs, north_differs, first, second);
            if (x + 2 < width) point(x + 2, Int<2>(), south_differs, north_differs, first, second);
        };
        V *first = b.breathing + b.at(0, y), *second = b.safe + b.at(0, y);
        if constexpr (by_column) {
            points(std::true_type(), std::true_type(), first, second);
        } else {
            const bool swapped = ((y >> (in_pairs ? 1 : 0)) & 1) != 0;
            V *same = swapped ? second : first, *other = swapped ? first : second;
            if constexpr (!in_pairs)
                points(std::true_type(), std::true_type(), same, other);
            else if (y % 2 != 0)
                points(std::false_type(), std::true_type(), same, other);
            else
                points(std::true_type(), std::false_type(), same, other);
        }
        V one = first[width - 1], two = second[width - 1];
#pragma GCC unroll 4
        for (int x = width - 2; x >= 0; --x) {
            first[x] = one = or_and(first[x], west_links[x + 1], one);
            second[x] = two = or_and(second[x], west_links[x + 1], two);
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
