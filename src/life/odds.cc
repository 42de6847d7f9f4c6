// SPDX-License-Identifier: MIT
#include "life/odds.h"

#include <algorithm>
#include <cmath>

namespace tedomari::life {

using go::Cell;
using go::Color;
using go::Point;

namespace {

constexpr float scale = 16;  // of a proof number, for each halving of the likelihood

// What each sight adds to the logarithm of the odds that the target is taken, in hundredths: the killer to move, the owner.
constexpr std::array<std::array<std::int16_t, 2>, Odds::sights> weights{{
    {169, 127},    // always
    {0, -4},       // liberties
    {0, 158},      // one liberty
    {151, 157},    // two liberties
    {121, 86},     // three liberties
    {44, 34},      // points
    {12, -51},     // own points
    {-158, -122},  // eyes
    {150, 109},    // no eye
    {-150, -133},  // dead ends
    {-68, -51},    // corridors
    {-6, 6},       // edge points
    {-40, -39},    // corner points
    {4, -19},      // open points
    {28, 50},      // killers points
    {-43, -10},    // false eyes
    {-14, -24},    // halved eyes
    {-61, -106},   // stones in atari
    {-157, -167},  // killers in atari
    {-62, -101},   // killers short
    {216, 151},    // owners in atari
    {49, 28},      // owners short
    {135, 313},    // ko ban
}};

}  // namespace

void Odds::see_point(Point p, Seen& seen) const {
    int killers = 0, owners = 0, empty = 0, edges = 0;
    for (const Point q : p.neighbours()) {
        const Cell c = board_.at(q);
        killers += c == cell(killer_);
        owners += c == cell(owner_);
        empty += c == Cell::empty;
        edges += c == Cell::edge;
    }
    const auto count = [&](Sight sight, bool is_seen) { seen[sight] += is_seen ? 1.0F : 0.0F; };
    const bool is_own = killers == 0;
    count(points, true);
    count(own_points, is_own);
    count(eyes, is_own && empty == 0);
    count(dead_ends, is_own && empty == 1);
    count(corridors, is_own && empty == 2);
    count(edge_points, is_own && edges == 1);
    count(corner_points, is_own && edges == 2);
    count(open_points, is_own && owners == 0);
    count(killers_points, owners == 0 && empty == 0);
    count(false_eyes, killers == 1 && empty == 0);
    count(halved_eyes, killers == 1 && owners >= 2);
}

void Odds::see_chain(Point name, Seen& seen) const {
    const int breath = board_.liberties(name);
    if (breath > 2) return;
    if (board_.at(name) == cell(owner_)) {
        ++seen[breath == 1 ? owners_in_atari : owners_short];
    } else if (!is_wall(name)) {
        ++seen[breath == 1 ? killers_in_atari : killers_short];
        if (breath == 1) seen[stones_in_atari] += static_cast<float>(std::min(board_.chain_size(name), 4));
    }
}

Odds::Seen Odds::see() const {
    Seen seen{};
    arena_.area.for_each([&](Point p) {
        if (board_.is_empty(p)) {
            see_point(p, seen);
        } else if (board_.chain(p) == p) {
            see_chain(p, seen);
        }
    });
    const int breath = board_.liberties(target());
    seen[always] = 1;
    seen[liberties] = static_cast<float>(std::min(breath, 8));
    if (breath == 1) seen[one_liberty] = 1;
    if (breath == 2) seen[two_liberties] = 1;
    if (breath == 3) seen[three_liberties] = 1;
    seen[points] = std::log2(1 + seen[points]);
    seen[own_points] = std::log2(1 + seen[own_points]);
    if (seen[eyes] == 0) seen[no_eye] = 1;
    seen[eyes] = std::min(seen[eyes], 3.0F);
    seen[dead_ends] = std::min(seen[dead_ends], 4.0F);
    if (!board_.ko_ban().is_pass()) seen[ko_ban] = 1;
    return seen;
}

search::ProofNumbers Odds::first_numbers(Color mover) const {
    const Seen seen = see();
    const std::size_t side = is_killer(mover) ? 0 : 1;
    float odds = 0;
    for (std::size_t i = 0; i < sights; ++i) odds += static_cast<float>(weights[i][side]) * seen[i] / 100;
    const auto number = [](float against) {
        return 1 + static_cast<std::uint32_t>(std::lround(scale * std::log2(1 + std::exp(against))));
    };
    return {number(-odds), number(odds)};
}

}  // namespace tedomari::life
