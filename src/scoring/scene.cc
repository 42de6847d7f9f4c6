// SPDX-License-Identifier: MIT
#include "scoring/scene.h"

#include "go/unconditional.h"
#include "playout/playout.h"
#include "tactics/ladder.h"

namespace tedomari::scoring {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

// Whether filling p parts its surroundings in the region: the parts of the ring of eight neighbours that hang
// together and touch p, counted.
bool splits(const PointSet& region, Point p) {
    const std::array<Point, 8> ring = {p.north(), p.north().east(), p.east(), p.south().east(),
                                       p.south(), p.south().west(), p.west(), p.north().west()};
    int parts = 0;
    for (std::size_t i = 0; i < ring.size(); i += 2) {
        if (!region.contains(ring[i])) continue;
        // A side neighbour starts a part unless the two points before it link it to the one before.
        const bool linked = region.contains(ring[(i + 7) % 8]) && region.contains(ring[(i + 6) % 8]);
        parts += !linked;
    }
    return parts > 1;
}

}  // namespace

Scene::Scene(const go::Board& board) : blocks(board), certain(blocks.stones.size()) {
    for (auto& map : region_at) map.fill(-1);
    for (const Color color : {Color::black, Color::white}) find_regions(color);
    find_certainties(board);
}

void Scene::find_regions(Color color) {
    const auto c = static_cast<std::size_t>(color);
    for (const PointSet& points : pieces(blocks.on_board - blocks.of(color))) {
        Region region;
        region.points = points;
        region.empty = points & blocks.empty;
        region.border = points.neighbours() & blocks.of(color);
        region.size = points.size();
        region.empty.for_each([&](Point p) { region.splits += splits(points, p); });
        PointSet open = region.border;
        while (!open.empty()) {
            const int wall = blocks.at[open.first()];
            region.walls.push_back(wall);
            open -= blocks.stones[static_cast<std::size_t>(wall)].points;
        }
        const auto index = static_cast<std::int16_t>(regions[c].size());
        points.for_each([&](Point p) { region_at[c][p] = index; });
        regions[c].push_back(std::move(region));
    }
}

void Scene::find_certainties(const go::Board& board) {
    for (const Color color : {Color::black, Color::white}) {
        const go::UnconditionalHold hold = go::unconditional_hold(board, color);
        immortal |= hold.alive;
        held[static_cast<std::size_t>(color)] = hold.territory;
    }
    go::Board scratch = board;
    scratch.forget_plays();
    constexpr int few_nodes = 1000;  // enough to be the same whichever way the board lies
    for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
        const Block& block = blocks.stones[i];
        const Point stone = block.points.first();
        Certainty& sure = certain[i];
        sure.immortal = immortal.contains(stone);
        sure.doomed = held[block.is(Color::black)].contains(stone);
        if (sure.immortal || sure.doomed || block.liberties.size() > 2) continue;
        using tactics::Ladder;
        sure.ladder_attacked =
            tactics::attack_in_ladder(scratch, stone, few_nodes).ladder == Ladder::captured;
        sure.ladder_lost = sure.ladder_attacked &&
                           tactics::defend_in_ladder(scratch, stone, few_nodes).ladder == Ladder::captured;
    }
}

Sampled sample(const go::Board& board, std::uint64_t games) {
    Sampled found;
    for (const Color first : {Color::black, Color::white}) {
        playout::Request request;
        request.games = games;
        Budget budget;
        const playout::Sample sample = playout::sample({board, first}, request, budget);
        go::for_each_point(board.size(), [&](Point p) {
            found.ownership[static_cast<std::size_t>(first)][p] = sample.ownership(p);
        });
    }
    return found;
}

const Region& Scene::ground(int block) const {
    const Block& b = blocks.stones[static_cast<std::size_t>(block)];
    const std::size_t enemy = b.is(Color::black) ? 1 : 0;
    return regions[enemy][static_cast<std::size_t>(region_at[enemy][b.points.first()])];
}

std::vector<int> Scene::regions_beside(const PointSet& stones, Color color) const {
    const auto c = static_cast<std::size_t>(color);
    std::vector<int> found;
    PointSet open = stones.neighbours() & (blocks.on_board - blocks.of(color));
    while (!open.empty()) {
        const int region = region_at[c][open.first()];
        found.push_back(region);
        open -= regions[c][static_cast<std::size_t>(region)].points;
    }
    return found;
}

}  // namespace tedomari::scoring
