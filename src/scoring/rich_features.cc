// SPDX-License-Identifier: MIT
#include <algorithm>

#include "scoring/features.h"

namespace tedomari::scoring {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

double number(int n) { return n; }

// Liberties.

double self_atari_liberties(const View& v) {
    int n = 0;
    v.block().liberties.for_each([&](Point p) {
        n += liberties_after(*v.blocks().board, {opponent(v.color()), p}) <= 1;
    });
    return n;
}
double external_liberties(const View& v) {
    return (v.block().liberties & v.blocks().of(opponent(v.color())).neighbours()).size();
}

// Regions of its own color.

struct RegionSum {
    int number = 0, size = 0, border = 0, splits = 0;

    void add(const Region& region) {
        ++number;
        size += region.size;
        border += region.border.size();
        splits += region.splits;
    }
};
enum class Access { full, partial };

// A region of half the board or more is no room for eyes.
bool is_room(const View& v, const Region& region) {
    return region.size * 2 < v.blocks().board->size().points();
}

RegionSum regions(const View& v, Access access) {
    RegionSum sum;
    for (const int i : v.scene.regions_beside(v.block().points, v.color())) {
        const Region& region = v.scene.regions_of(v.color())[static_cast<std::size_t>(i)];
        if (!is_room(v, region)) continue;
        if (v.block().liberties.includes(region.empty) == (access == Access::full)) sum.add(region);
    }
    return sum;
}
double full_regions(const View& v) { return regions(v, Access::full).number; }
double full_size(const View& v) { return regions(v, Access::full).size; }
double full_border(const View& v) { return regions(v, Access::full).border; }
double full_splits(const View& v) { return regions(v, Access::full).splits; }
double part_regions(const View& v) { return regions(v, Access::partial).number; }
double part_size(const View& v) { return regions(v, Access::partial).size; }
double part_border(const View& v) { return regions(v, Access::partial).border; }
double part_splits(const View& v) { return regions(v, Access::partial).splits; }
double chain_regions(const View& v) {
    int n = 0;
    for (const int i : v.scene.regions_beside(v.chain().points, v.color()))
        n += is_room(v, v.scene.regions_of(v.color())[static_cast<std::size_t>(i)]);
    return n;
}
double chain_regions_size(const View& v) {
    int n = 0;
    for (const int i : v.scene.regions_beside(v.chain().points, v.color())) {
        const Region& region = v.scene.regions_of(v.color())[static_cast<std::size_t>(i)];
        if (is_room(v, region)) n += region.size;
    }
    return n;
}
double chain_regions_enemies(const View& v) {
    int n = 0;
    for (const int i : v.scene.regions_beside(v.chain().points, v.color())) {
        const Region& region = v.scene.regions_of(v.color())[static_cast<std::size_t>(i)];
        if (is_room(v, region)) n += (region.points - region.empty).size();
    }
    return n;
}

// The ground it stands on.

const Region& ground(const View& v) { return v.scene.ground(v.index); }
double ground_size(const View& v) { return ground(v).size; }
double ground_empty(const View& v) { return ground(v).empty.size(); }
double ground_walls(const View& v) { return number(static_cast<int>(ground(v).walls.size())); }
double ground_blocks(const View& v) {
    const PointSet& points = ground(v).points;
    int n = 0;
    for (const Block& block : v.blocks().stones) n += block.is(v.color()) && points.intersects(block.points);
    return n;
}
double ground_immortal_walls(const View& v) {
    const PointSet& border = ground(v).border;
    return border.empty() ? 0 : static_cast<double>((border & v.scene.immortal).size()) / border.size();
}
double ground_immortal_friends(const View& v) {
    return (ground(v).points & v.blocks().of(v.color()) & v.scene.immortal).empty() ? 0 : 1;
}
double ground_eyes(const View& v) {
    int n = 0;
    for (const Block& area : v.blocks().areas)
        n += area.is_enclosed_by(v.color()) && ground(v).points.intersects(area.points);
    return n;
}
double ground_eye_size(const View& v) {
    int n = 0;
    for (const Block& area : v.blocks().areas)
        if (area.is_enclosed_by(v.color()) && ground(v).points.intersects(area.points)) n += area.size;
    return n;
}
double ground_wall_liberties(const View& v) {
    int least = v.blocks().board->size().points();
    for (const int wall : ground(v).walls)
        least = std::min(least, v.blocks().stones[static_cast<std::size_t>(wall)].liberties.size());
    return ground(v).walls.empty() ? 0 : least;
}

// Majorities nearby.

int majority(const View& v, int steps) {
    PointSet near = v.block().points;
    for (int i = 0; i < steps; ++i) near |= near.neighbours() & v.blocks().on_board;
    near -= v.block().points;
    return (near & v.blocks().of(v.color())).size() - (near & v.blocks().of(opponent(v.color()))).size();
}
double majority_near(const View& v) { return majority(v, 2); }
double majority_far(const View& v) { return majority(v, 4); }

// What is certain.

const Certainty& sure(const View& v) { return v.scene.certain[static_cast<std::size_t>(v.index)]; }
double immortal(const View& v) { return sure(v).immortal; }
double doomed(const View& v) { return sure(v).doomed; }
double chain_immortal(const View& v) { return v.chain().points.intersects(v.scene.immortal); }
double immortal_enemies(const View& v) {
    const PointSet enemies = v.block().perimeter & v.blocks().of(opponent(v.color()));
    return enemies.empty() ? 0 : static_cast<double>((enemies & v.scene.immortal).size()) / enemies.size();
}
double ladder_attacked(const View& v) { return sure(v).ladder_attacked; }
double ladder_lost(const View& v) { return sure(v).ladder_lost; }
double enemies_lost(const View& v) {
    int stones = 0;
    for (const int i : v.block().beside) {
        const auto enemy = static_cast<std::size_t>(i);
        if (v.scene.certain[enemy].ladder_lost || v.scene.certain[enemy].doomed)
            stones += v.blocks().stones[enemy].size;
    }
    return stones;
}

// What random games say, from the side of the block: 1 when a point always ends as its color's.

double sampled_mean(const View& v, const PointSet& points, Color first) {
    if (!v.scene.sampled || points.empty()) return 0;
    const auto& owner = v.scene.sampled->with_first(first);
    double sum = 0;
    points.for_each([&](Point p) { sum += owner[p]; });
    return (v.color() == Color::black ? sum : -sum) / points.size();
}
double sampled_either(const View& v, const PointSet& points) {
    return (sampled_mean(v, points, Color::black) + sampled_mean(v, points, Color::white)) / 2;
}
double sampled_first(const View& v) { return sampled_mean(v, v.block().points, v.color()); }
double sampled_second(const View& v) { return sampled_mean(v, v.block().points, opponent(v.color())); }
double sampled_liberties(const View& v) { return sampled_either(v, v.block().liberties); }
double sampled_enemies(const View& v) { return sampled_either(v, v.block().perimeter - v.blocks().empty); }

constexpr Feature sampled_table[] = {
    {"sampled_first", "whose its stones' points are after random games that its owner begins", sampled_first},
    {"sampled_second", "the same when the enemy begins", sampled_second},
    {"sampled_liberties", "whose its liberties are then", sampled_liberties},
    {"sampled_enemies", "whose the points of enemy stones beside it are then", sampled_enemies},
};

constexpr Feature rich_table[] = {
    {"self_atari_liberties", "liberties where an enemy stone would have at most one liberty",
     self_atari_liberties},
    {"external_liberties", "liberties that enemy stones touch", external_liberties},
    {"full_regions",
     "regions that its color leaves, smaller than half the board, all whose empty points are "
     "liberties of the block",
     full_regions},
    {"full_size", "their points", full_size},
    {"full_border", "the stones around them", full_border},
    {"full_splits", "their split points", full_splits},
    {"part_regions", "regions beside the block that it sees only in part", part_regions},
    {"part_size", "their points", part_size},
    {"part_border", "the stones around them", part_border},
    {"part_splits", "their split points", part_splits},
    {"chain_regions", "regions beside its optimistic chain", chain_regions},
    {"chain_regions_size", "their points", chain_regions_size},
    {"chain_regions_enemies", "enemy stones in them", chain_regions_enemies},
    {"ground_size", "points of the region between enemy stones that the block stands in", ground_size},
    {"ground_empty", "its empty points", ground_empty},
    {"ground_walls", "enemy blocks around it", ground_walls},
    {"ground_blocks", "blocks of its color in it", ground_blocks},
    {"ground_eyes", "areas in it that only its color surrounds", ground_eyes},
    {"ground_eye_size", "their points", ground_eye_size},
    {"ground_wall_liberties", "the fewest liberties of an enemy block around it", ground_wall_liberties},
    {"majority_near", "friends less enemies within two steps", majority_near},
    {"majority_far", "friends less enemies within four steps", majority_far},
};

constexpr Feature certain_table[] = {
    {"immortal", "1 when unconditionally alive", immortal},
    {"doomed", "1 when on ground that the enemy holds unconditionally", doomed},
    {"chain_immortal", "1 when a block of its chain is unconditionally alive", chain_immortal},
    {"immortal_enemies", "the share of enemy stones beside it that are unconditionally alive",
     immortal_enemies},
    {"ground_immortal_walls", "the share of stones around its ground that are unconditionally alive",
     ground_immortal_walls},
    {"ground_immortal_friends", "1 when its ground holds unconditionally alive friends",
     ground_immortal_friends},
    {"ladder_attacked", "1 when taken by ataris if the enemy moves first", ladder_attacked},
    {"ladder_lost", "1 when taken by ataris though its owner moves first", ladder_lost},
    {"enemies_lost", "enemy stones beside it that are lost so, or doomed", enemies_lost},
};

}  // namespace

std::span<const Feature> rich_features() { return rich_table; }
std::span<const Feature> certain_features() { return certain_table; }
std::span<const Feature> sampled_features() { return sampled_table; }

}  // namespace tedomari::scoring
