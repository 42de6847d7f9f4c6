// SPDX-License-Identifier: MIT
#include "scoring/cascade.h"

#include <algorithm>
#include <array>

namespace tedomari::scoring {

namespace {

using go::Color;
using go::PointSet;

constexpr CascadeFeature table[] = {
    {"belief", "the block's own belief"},
    {"friends_best", "the best belief of blocks it shares a liberty with"},
    {"friends_mean", "their mean, by liberties shared"},
    {"enemies_best", "the best belief of enemy blocks that touch it"},
    {"enemies_worst", "the worst"},
    {"enemies_mean", "their mean, by stones that touch it"},
    {"group_eyes", "eyes of its group when enemies believed dead are lifted and all friends live"},
    {"group_territory", "points of the group's territory then"},
    {"group_stones", "stones of the group"},
    {"group_belief", "the mean belief of the group's stones"},
    {"group_best", "the best belief of a block of the group"},
    {"group_dame", "dame that touch the group"},
    {"enemy_eyes_most", "the most eyes of an enemy group that touches it, seen likewise"},
    {"enemy_eyes_least", "the fewest"},
    {"enemy_territory_most", "the most territory of such a group"},
    {"enemy_dame", "dame that the group shares with enemy groups of fewer than two eyes"},
};

struct Group {
    PointSet points, stones;  // points: with its territory
    int eyes = 0, territory = 0, stones_count = 0;
    double belief = 0, best = 0;
    PointSet dame;
};

// The groups of a color, all its stones alive, enemies believed dead lifted.
class Groups {
public:
    Groups(const Blocks& blocks, const Beliefs& alive, Color color) : of_block_(blocks.stones.size(), -1) {
        PointSet enemies, own = blocks.of(color);
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            if (!blocks.stones[i].is(color) && alive[i] >= 0.5) enemies |= blocks.stones[i].points;
        }
        PointSet territory, dame;
        for (const PointSet& area : pieces(blocks.on_board - own - enemies))
            (area.neighbours().intersects(enemies) ? dame : territory) |= area;
        for (const PointSet& piece : pieces(own | territory)) {
            Group group;
            group.points = piece;
            group.stones = piece & own;
            group.stones_count = group.stones.size();
            const PointSet eyes = piece & territory;
            group.territory = eyes.size();
            for (const PointSet& eye : pieces(eyes)) group.eyes += eye.size() <= 2 ? 1 : 2;
            group.dame = group.stones.neighbours() & dame;
            groups.push_back(group);
        }
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            const Block& block = blocks.stones[i];
            if (!block.is(color)) continue;
            for (std::size_t g = 0; g < groups.size(); ++g) {
                if (!groups[g].stones.intersects(block.points)) continue;
                of_block_[i] = static_cast<int>(g);
                groups[g].belief += alive[i] * block.size / groups[g].stones_count;
                groups[g].best = std::max(groups[g].best, alive[i]);
            }
        }
    }
    const Group& of(std::size_t block) const { return groups[static_cast<std::size_t>(of_block_[block])]; }

    std::vector<Group> groups;

private:
    std::vector<int> of_block_;
};

struct Weighted {
    double sum = 0, weight = 0, best = 0, worst = 1;

    void add(double value, double by) {
        sum += value * by;
        weight += by;
        best = std::max(best, value);
        worst = std::min(worst, value);
    }
    double mean(double otherwise) const { return weight > 0 ? sum / weight : otherwise; }
};

}  // namespace

std::span<const CascadeFeature> cascade_features() { return table; }

std::vector<std::vector<double>> cascade_values(const Blocks& blocks, const Beliefs& alive) {
    const std::array<Groups, 2> groups = {Groups(blocks, alive, Color::black),
                                          Groups(blocks, alive, Color::white)};
    std::array<PointSet, 2> poor_dame;  // beside groups of fewer than two eyes
    for (const std::size_t c : {0u, 1u}) {
        for (const Group& group : groups[c].groups)
            if (group.eyes < 2 && group.stones_count > 0) poor_dame[c] |= group.dame;
    }
    std::vector<std::vector<double>> rows;
    rows.reserve(blocks.stones.size());
    for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
        const Block& block = blocks.stones[i];
        const std::size_t own = block.is(Color::black) ? 0 : 1;
        Weighted friends, enemies;
        for (const int k : blocks.chains[static_cast<std::size_t>(block.chain)].blocks) {
            const auto other = static_cast<std::size_t>(k);
            if (other == i) continue;
            const int shared = shared_points(block.liberties, blocks.stones[other].liberties);
            if (shared > 0) friends.add(alive[other], shared);
        }
        int most_eyes = 0, least_eyes = 9, most_territory = 0;
        for (const int k : block.beside) {
            const auto other = static_cast<std::size_t>(k);
            enemies.add(alive[other], (block.perimeter & blocks.stones[other].points).size());
            const Group& group = groups[1 - own].of(other);
            most_eyes = std::max(most_eyes, group.eyes);
            least_eyes = std::min(least_eyes, group.eyes);
            most_territory = std::max(most_territory, group.territory);
        }
        const Group& group = groups[own].of(i);
        rows.push_back({alive[i], friends.best, friends.mean(0), enemies.best,
                        enemies.weight > 0 ? enemies.worst : 0, enemies.mean(0),
                        static_cast<double>(group.eyes), static_cast<double>(group.territory),
                        static_cast<double>(group.stones_count), group.belief, group.best,
                        static_cast<double>(group.dame.size()), static_cast<double>(most_eyes),
                        static_cast<double>(least_eyes), static_cast<double>(most_territory),
                        static_cast<double>((group.dame & poor_dame[1 - own]).size())});
    }
    return rows;
}

}  // namespace tedomari::scoring
