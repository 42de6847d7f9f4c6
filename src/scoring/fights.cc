// SPDX-License-Identifier: MIT
#include "scoring/fights.h"

#include <algorithm>
#include <numeric>

namespace tedomari::scoring {

namespace {

using go::Color;
using go::PointSet;

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

// An area that one color alone surrounds.
struct Eye {
    PointSet points, border;
    int worth = 0;
};

// The living chains of a color as far as nobody can cut them.
struct Group {
    PointSet stones, beside, liberties;
    bool strong = true;
};

class Strength {
public:
    Strength(const Blocks& blocks, Color color, const PointSet& living, std::vector<Eye> eyes)
        : blocks_(blocks), color_(color), eyes_(std::move(eyes)) {
        for (const Eye& eye : eyes_) {
            if (eye.worth < 2) small_eyes_ |= eye.points;
        }
        find_groups(living);
        for (bool changed = true; changed;) changed = weaken();
        for (bool changed = true; changed;) changed = attach();
    }

    PointSet weak() const {
        PointSet found;
        for (const Group& group : groups_) {
            if (!group.strong) found |= group.stones;
        }
        return found;
    }
    // Those that have no two eyes though everything holds together that touches the same eye.
    PointSet poor() const {
        std::vector<std::pair<PointSet, int>> clusters;
        for (const Group& group : groups_) clusters.push_back({group.stones, 0});
        for (const Eye& eye : eyes_) {
            std::pair<PointSet, int> joined{{}, eye.worth};
            std::erase_if(clusters, [&](const auto& cluster) {
                if (!cluster.first.intersects(eye.border)) return false;
                joined.first |= cluster.first;
                joined.second += cluster.second;
                return true;
            });
            clusters.push_back(joined);
        }
        PointSet found;
        for (const auto& [stones, eyes] : clusters) {
            if (eyes < 2) found |= stones;
        }
        return found;
    }

private:
    void find_groups(const PointSet& living) {
        std::vector<const Block*> chains;
        for (const Block& block : blocks_.stones) {
            if (block.is(color_) && living.intersects(block.points)) chains.push_back(&block);
        }
        std::vector<std::size_t> leader(chains.size());
        std::iota(leader.begin(), leader.end(), std::size_t{0});
        const auto find = [&](std::size_t i) {
            while (leader[i] != i) i = leader[i] = leader[leader[i]];
            return i;
        };
        for (std::size_t i = 0; i < chains.size(); ++i) {
            for (std::size_t k = i + 1; k < chains.size(); ++k) {
                if (are_linked(*chains[i], *chains[k])) leader[find(k)] = find(i);
            }
        }
        std::vector<Group> by_leader(chains.size());
        for (std::size_t i = 0; i < chains.size(); ++i) {
            by_leader[find(i)].stones |= chains[i]->points;
            by_leader[find(i)].beside |= chains[i]->perimeter;
            by_leader[find(i)].liberties |= chains[i]->liberties;
        }
        for (Group& group : by_leader) {
            if (!group.stones.empty()) groups_.push_back(group);
        }
    }
    // Two shared liberties, or one where a stone of the enemy would be in atari; none that is needed as an
    // eye.
    bool are_linked(const Block& a, const Block& b) const {
        const PointSet shared = (a.liberties & b.liberties) - small_eyes_;
        const int size = shared.size();
        return size >= 2 ||
               (size == 1 && liberties_after(*blocks_.board, {opponent(color_), shared.first()}) <= 1);
    }

    bool weaken() {
        PointSet weak_stones = weak();
        bool changed = false;
        for (Group& group : groups_) {
            if (!group.strong || eyes_of(group, weak_stones) >= 2) continue;
            group.strong = false;
            weak_stones |= group.stones;
            changed = true;
        }
        return changed;
    }
    // Groups that can connect to a strong one at an eye it does not need.
    bool attach() {
        const PointSet weak_stones = weak();
        for (Group& group : groups_) {
            if (group.strong) continue;
            for (const Group& other : groups_) {
                if (!other.strong || !may_join(group, other, weak_stones)) continue;
                group.strong = true;
                return true;
            }
        }
        return false;
    }
    bool may_join(const Group& group, const Group& strong, const PointSet& weak_stones) const {
        bool found = false;
        (group.liberties & strong.liberties & small_eyes_).for_each([&](go::Point p) {
            if (found || liberties_after(*blocks_.board, {opponent(color_), p}) > 1) return;
            found = eyes_of(strong, weak_stones, p) >= 2;
        });
        return found;
    }
    // Without the eye at a point, if one is given.
    int eyes_of(const Group& group, const PointSet& weak_stones, go::Point without = {}) const {
        int sum = 0;
        for (const Eye& eye : eyes_) {
            if (!eye.border.intersects(group.stones)) continue;
            if (!without.is_nowhere() && eye.points.contains(without)) continue;
            if (eye.worth >= 2 && (eye.points & group.beside).size() >= 2) return 2;
            const bool is_solid = !eye.border.intersects(weak_stones) &&
                                  ((eye.points & blocks_.empty) - group.liberties).empty();
            if (is_solid) sum += eye.worth;
        }
        return sum;
    }

    const Blocks& blocks_;
    Color color_;
    std::vector<Eye> eyes_;
    PointSet small_eyes_;
    std::vector<Group> groups_;
};

class Finder {
public:
    Finder(const Blocks& blocks, const Beliefs& alive, double sure) : blocks_(blocks) {
        PointSet unsure;  // of the living
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            const Block& block = blocks.stones[i];
            if (alive[i] >= 0.5) living_[block.is(Color::white)] |= block.points;
            if (std::max(alive[i], 1 - alive[i]) >= sure && sure < 1) continue;
            if (alive[i] >= 0.5) unsure |= block.points;
            if (alive[i] < 0.5 && alive[i] > 0) doubtful_ |= block.points;
        }
        areas_ = pieces(blocks.on_board - living_[0] - living_[1]);
        for (const Color color : {Color::black, Color::white}) {
            const Strength strength(blocks, color, living_[index(color)],
                                    eyes(living_[index(color)], living_[index(opponent(color))]));
            poor_ |= strength.poor();
            seeds_ |= (strength.weak() & unsure);
        }
        seeds_ |= doubtful_;
    }

    // From the doubtful stones over the areas beside them to the groups without eyes there, and over the areas
    // beside these; whoever is farther away is judged.
    std::vector<Fight> all() const {
        PointSet contested = seeds_;
        std::array<PointSet, 2> rest;  // of large areas, by owner
        add_areas(contested, rest);
        for (const PointSet& group : pieces(poor_)) {
            if (group.neighbours().intersects(contested)) contested |= group;
        }
        add_areas(contested, rest);
        std::vector<Fight> found;
        for (const PointSet& piece : pieces(contested)) {
            Fight fight{with_loose_walls(piece, rest), rest, {}};
            fight.lifted = blocks_.on_board - blocks_.empty - living_[0] - living_[1] - fight.points;
            for (const Block& block : blocks_.stones) {
                if (!(fight.points | fight.lifted).intersects(block.points) &&
                    fight.points.intersects(block.perimeter))
                    fight.walls[block.is(Color::white)] |= block.points;
            }
            found.push_back(fight);
        }
        return found;
    }

private:
    // A chain beside a fight that has so few liberties elsewhere that it may be taken is part of it.
    PointSet with_loose_walls(PointSet fight, const std::array<PointSet, 2>& rest) const {
        const PointSet living = living_[0] | living_[1];
        for (bool changed = true; changed;) {
            changed = false;
            for (const Block& block : blocks_.stones) {
                if (fight.intersects(block.points) || (rest[0] | rest[1]).intersects(block.points)) continue;
                if (!fight.intersects(block.perimeter)) continue;
                if ((block.perimeter - fight - living).size() >= 2) continue;
                fight |= block.points | (block.liberties - rest[0] - rest[1]);
                changed = true;
            }
        }
        return fight;
    }
    void add_areas(PointSet& contested, std::array<PointSet, 2>& rest) const {
        const PointSet stones = contested;
        for (const PointSet& area : areas_) {
            const PointSet border = area.neighbours();
            if (!area.intersects(stones) && !border.intersects(stones)) continue;
            const PointSet part = worth(area) < 2 ? area : near(area, stones);
            contested |= part;
            PointSet& outside = rest[border.intersects(living_[1])];
            outside = (outside | area) - contested;
        }
    }
    // Of a large area the points that matter for stones beside it: two steps, and the dead stones met there
    // with all their liberties.
    PointSet near(const PointSet& area, const PointSet& stones) const {
        const PointSet first = stones.neighbours() & area;
        PointSet near = first | ((first.neighbours() | stones) & area);
        for (bool changed = true; changed;) {
            changed = false;
            for (const Block& block : blocks_.stones) {
                if (!area.intersects(block.points) || !near.intersects(block.points)) continue;
                const PointSet whole = block.points | block.liberties;
                changed |= !(whole - near).empty();
                near |= whole;
            }
        }
        return near;
    }
    std::vector<Eye> eyes(const PointSet& own, const PointSet& other) const {
        std::vector<Eye> found;
        for (const PointSet& area : areas_) {
            const PointSet border = area.neighbours();
            if (border.intersects(own) && !border.intersects(other))
                found.push_back({area, border & own, worth(area)});
        }
        return found;
    }
    // Two eyes, one, or none for certain: where stones are of which it is not known whether they are dead.
    int worth(const PointSet& area) const {
        if (area.intersects(doubtful_)) return 0;
        const int stones = (area - blocks_.empty).size(), size = area.size();
        if (stones == 0) return size >= 4 ? 2 : 1;
        return size >= 6 && stones * 3 <= size ? 2 : 1;
    }

    const Blocks& blocks_;
    std::array<PointSet, 2> living_;
    PointSet doubtful_, poor_, seeds_;
    std::vector<PointSet> areas_;
};

}  // namespace

std::vector<Fight> find_fights(const Blocks& blocks, const Beliefs& alive, double sure) {
    return Finder(blocks, alive, sure).all();
}

}  // namespace tedomari::scoring
