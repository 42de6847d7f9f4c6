// SPDX-License-Identifier: MIT
#include "scoring/features.h"

#include <algorithm>
#include <array>

namespace tedomari::scoring {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

double count(std::size_t n) { return static_cast<double>(n); }

// Distances of a point from the nearest and the second nearest of the four edges, 1 on the first line.
std::array<int, 2> edge_distances(Point p, go::Size size) {
    std::array<int, 4> all = {p.column() + 1, size.width - p.column(), p.row() + 1, size.height - p.row()};
    std::sort(all.begin(), all.end());
    return {all[0], all[1]};
}

double mean_edge_distance(const View& v, const PointSet& points, std::size_t which) {
    int total = 0, n = 0;
    points.for_each([&](Point p) {
        total += edge_distances(p, v.blocks().board->size())[which];
        ++n;
    });
    return n == 0 ? 0 : static_cast<double>(total) / n;
}

// Local features.

double size(const View& v) { return v.block().size; }
double perimeter(const View& v) { return v.block().perimeter.size(); }
double opponents(const View& v) { return (v.block().perimeter & v.blocks().of(opponent(v.color()))).size(); }
double liberties(const View& v) { return v.block().liberties.size(); }
double count_liberties(const View& v, Color player, int most) {
    int n = 0;
    v.block().liberties.for_each([&](Point p) {
        n += liberties_after(*v.blocks().board, {player, p}) <= most;
    });
    return n;
}
double protected_liberties(const View& v) { return count_liberties(v, opponent(v.color()), 0); }
double auto_atari_liberties(const View& v) { return count_liberties(v, v.color(), 1); }
PointSet second_order(const View& v) {
    return (v.block().liberties.neighbours() & v.blocks().empty) - v.block().liberties;
}
double second_order_liberties(const View& v) { return second_order(v).size(); }
double third_order_liberties(const View& v) {
    const PointSet second = second_order(v);
    return ((second.neighbours() & v.blocks().empty) - second - v.block().liberties).size();
}
double adjacent_opponent_blocks(const View& v) { return count(v.block().beside.size()); }
double first_edge(const View& v) { return mean_edge_distance(v, v.block().points, 0); }
double second_edge(const View& v) { return mean_edge_distance(v, v.block().points, 1); }
double bounding_box(const View& v) {
    int left = go::max_size, right = 0, low = go::max_size, high = 0;
    v.block().points.for_each([&](Point p) {
        left = std::min(left, p.column());
        right = std::max(right, p.column());
        low = std::min(low, p.row());
        high = std::max(high, p.row());
    });
    return (right - left + 1) * (high - low + 1);
}

// Areas beside the block, then beside its optimistic chain.

const Surroundings& around(const View& v) { return v.block().around; }
const Surroundings& around_chain(const View& v) { return v.chain().around; }
const PointSet& friends(const View& v) { return v.blocks().of(v.color()); }
const PointSet& enemies(const View& v) { return v.blocks().of(opponent(v.color())); }
int liberties_in(const Areas& areas, const PointSet& stones) {
    return (stones.neighbours() & areas.points).size();
}

double enclosed_number(const View& v) { return around(v).enclosed.number; }
double enclosed_size(const View& v) { return around(v).enclosed.size; }
double enclosed_perimeter(const View& v) { return around(v).enclosed.perimeter; }
double enclosed_edge(const View& v) { return mean_edge_distance(v, around(v).enclosed.points, 0); }
double eye_number(const View& v) { return around(v).eyes.number; }
double eye_size(const View& v) { return around(v).eyes.size; }
double eye_perimeter(const View& v) { return around(v).eyes.perimeter; }
double disputed_number(const View& v) { return around(v).disputed.number; }
double disputed_liberties(const View& v) { return liberties_in(around(v).disputed, v.block().points); }
double disputed_friends(const View& v) { return liberties_in(around(v).disputed, friends(v)); }
double disputed_enemies(const View& v) { return liberties_in(around(v).disputed, enemies(v)); }

double chain_blocks(const View& v) { return count(v.chain().blocks.size()); }
double chain_size(const View& v) { return v.chain().points.size(); }
double chain_perimeter(const View& v) { return v.chain().perimeter.size(); }
double chain_enclosed_number(const View& v) { return around_chain(v).enclosed.number; }
double chain_enclosed_size(const View& v) { return around_chain(v).enclosed.size; }
double chain_enclosed_perimeter(const View& v) { return around_chain(v).enclosed.perimeter; }
double chain_enclosed_edge(const View& v) {
    return mean_edge_distance(v, around_chain(v).enclosed.points, 0);
}
double chain_eye_number(const View& v) { return around_chain(v).eyes.number; }
double chain_eye_size(const View& v) { return around_chain(v).eyes.size; }
double chain_eye_perimeter(const View& v) { return around_chain(v).eyes.perimeter; }
double chain_disputed_number(const View& v) { return around_chain(v).disputed.number; }
double chain_disputed_liberties(const View& v) {
    return liberties_in(around_chain(v).disputed, v.chain().points);
}
double chain_disputed_friends(const View& v) { return liberties_in(around_chain(v).disputed, friends(v)); }
double chain_disputed_enemies(const View& v) { return liberties_in(around_chain(v).disputed, enemies(v)); }

// Weak enemies.

double weakest_perimeter(const View& v) { return v.block().weakest[0].perimeter; }
double weakest_liberties(const View& v) { return v.block().weakest[0].liberties; }
double weakest_shared(const View& v) { return v.block().weakest[0].shared; }
double second_weakest_perimeter(const View& v) { return v.block().weakest[1].perimeter; }
double second_weakest_liberties(const View& v) { return v.block().weakest[1].liberties; }
double second_weakest_shared(const View& v) { return v.block().weakest[1].shared; }
double chain_weakest_perimeter(const View& v) { return v.chain().weakest.perimeter; }
double chain_weakest_liberties(const View& v) { return v.chain().weakest.liberties; }
double chain_weakest_shared(const View& v) { return v.chain().weakest.shared; }

constexpr Feature table[] = {
    {"size", "stones of the block", size},
    {"perimeter", "points beside the block", perimeter},
    {"opponents", "enemy stones in the perimeter", opponents},
    {"liberties", "empty points in the perimeter", liberties},
    {"protected_liberties", "liberties where an enemy stone would have no liberty", protected_liberties},
    {"auto_atari_liberties", "liberties that leave the block one liberty when its owner plays there",
     auto_atari_liberties},
    {"second_order_liberties", "empty points beside liberties that are none", second_order_liberties},
    {"third_order_liberties", "empty points beside those that are neither", third_order_liberties},
    {"adjacent_opponent_blocks", "enemy blocks that touch the block", adjacent_opponent_blocks},
    {"first_edge", "mean distance of its stones from their nearest edge", first_edge},
    {"second_edge", "mean distance of its stones from their second nearest edge", second_edge},
    {"bounding_box", "points of the smallest rectangle around the block", bounding_box},
    {"enclosed_number", "areas beside the block that only its color surrounds", enclosed_number},
    {"enclosed_size", "their points", enclosed_size},
    {"enclosed_perimeter", "the points beside them, added up", enclosed_perimeter},
    {"enclosed_edge", "mean distance of their points from the nearest edge", enclosed_edge},
    {"eye_number", "enclosed areas of fewer than 5 points beside the block", eye_number},
    {"eye_size", "their points", eye_size},
    {"eye_perimeter", "the points beside them, added up", eye_perimeter},
    {"disputed_number", "areas beside the block that both colors touch", disputed_number},
    {"disputed_liberties", "liberties of the block in them", disputed_liberties},
    {"disputed_friends", "liberties of all blocks of its color in them", disputed_friends},
    {"disputed_enemies", "liberties of all enemy blocks in them", disputed_enemies},
    {"chain_blocks", "blocks of its optimistic chain", chain_blocks},
    {"chain_size", "stones of the chain", chain_size},
    {"chain_perimeter", "points beside the chain", chain_perimeter},
    {"chain_enclosed_number", "areas beside the chain that only its color surrounds", chain_enclosed_number},
    {"chain_enclosed_size", "their points", chain_enclosed_size},
    {"chain_enclosed_perimeter", "the points beside them, added up", chain_enclosed_perimeter},
    {"chain_enclosed_edge", "mean distance of their points from the nearest edge", chain_enclosed_edge},
    {"chain_eye_number", "enclosed areas of fewer than 5 points beside the chain", chain_eye_number},
    {"chain_eye_size", "their points", chain_eye_size},
    {"chain_eye_perimeter", "the points beside them, added up", chain_eye_perimeter},
    {"chain_disputed_number", "areas beside the chain that both colors touch", chain_disputed_number},
    {"chain_disputed_liberties", "liberties of the chain in them", chain_disputed_liberties},
    {"chain_disputed_friends", "liberties of all blocks of its color in them", chain_disputed_friends},
    {"chain_disputed_enemies", "liberties of all enemy blocks in them", chain_disputed_enemies},
    {"weakest_perimeter", "points beside the weakest enemy block that touches the block", weakest_perimeter},
    {"weakest_liberties", "its liberties", weakest_liberties},
    {"weakest_shared", "its liberties that are the block's too", weakest_shared},
    {"second_weakest_perimeter", "points beside the second weakest enemy block that touches the block",
     second_weakest_perimeter},
    {"second_weakest_liberties", "its liberties", second_weakest_liberties},
    {"second_weakest_shared", "its liberties that are the block's too", second_weakest_shared},
    {"chain_weakest_perimeter",
     "points beside the weakest enemy block that touches the chain or shares a liberty with it",
     chain_weakest_perimeter},
    {"chain_weakest_liberties", "its liberties", chain_weakest_liberties},
    {"chain_weakest_shared", "its liberties that are the chain's too", chain_weakest_shared},
};
static_assert(std::size(table) == 46);

}  // namespace

std::span<const Feature> paper_features() { return table; }

}  // namespace tedomari::scoring
