// SPDX-License-Identifier: MIT
#include "endgame/solve.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tedomari::endgame {

namespace {

struct Walls {
    WallBuffer left[3], right[3];  // by Bound
};

// The scaffolds of a single part; of a sum its walls, for there the mean comes from the parts.
void look(const Positions& positions, const Bounds& bounds, NodeId id, Walls& walls, Exactness& proved) {
    Exactness ignored;
    const bool is_sum = positions.is_sum(id);
    for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
        const auto b = static_cast<std::size_t>(bound);
        Exactness& exactness = bound == Bound::guess ? ignored : proved;
        if (!is_sum) {
            bounds.scaffold(id, Side::left, bound, walls.left[b], exactness);
            bounds.scaffold(id, Side::right, bound, walls.right[b], exactness);
            continue;
        }
        for (const Side side : {Side::left, Side::right}) {
            WallBuffer& out = side == Side::left ? walls.left[b] : walls.right[b];
            const WallView view = bounds.wall(id, side, bound);
            out.clear();
            for (int k = 0; k < view.size; ++k) out.push(view.knots[k]);
        }
    }
}

// The mast of a ko may slant, pushed by a scaffold whose owner wants to move: up to where it surely does.
std::int64_t slanting_below(const Bounds& bounds, NodeId id) {
    std::int64_t result = 0;
    for (const Side side : {Side::left, Side::right}) {
        const WallView low = bounds.wall(id, side, Bound::low), high = bounds.wall(id, side, Bound::high);
        const std::int64_t bend = low.knots[low.size - 1].t;
        if (bend == 0 || low.at(bend) != high.at(bend) || low.at(bend - 1) != high.at(bend - 1)) continue;
        if (low.at(bend - 1) != low.at(bend)) result = std::max(result, bend);
    }
    return result;
}

// From where on the mast stands upright for sure.
std::int64_t upright_from(const Bounds& bounds, NodeId id) {
    std::int64_t result = 0;
    for (const Bound bound : {Bound::low, Bound::high}) {
        const WallView wall = bounds.wall(id, Side::left, bound);
        result = std::max(result, wall.knots[wall.size - 1].t);
    }
    return result;
}

// Bounds that lie below the ground say only that the temperature does; there they may even contradict one
// another, for a sum and its parts leave out different neutral points.
Range above_ground(Range temperature, std::int64_t ground) {
    if (temperature.high <= ground) return {ground, ground};
    return {temperature.low > ground ? temperature.low : 0, temperature.high};
}

std::int64_t ground_of(const Positions& positions) { return positions.gates().keep_dames ? 0 : unit; }

void read_off(const Positions& positions, const Bounds& bounds, const Target& root, const Walls& walls,
              Exactness& exactness, Solution& result) {
    const NodeId id = root.node();
    const std::int64_t offset = root.offset() * unit;
    const std::int64_t low =
        std::max(freezing_point(walls.left[0], walls.right[1], exactness), slanting_below(bounds, id));
    const std::int64_t high =
        std::max(freezing_point(walls.left[1], walls.right[0], exactness), upright_from(bounds, id));
    result.temperature = above_ground({low, high}, ground_of(positions));
    result.mean.low = offset + bounds.wall(id, Side::left, Bound::low).at(never);
    result.mean.high = offset + bounds.wall(id, Side::left, Bound::high).at(never);
}

}  // namespace

Solution read_off(const Positions& positions, const Bounds& bounds, const Target& root) {
    Solution result;
    if (root.is_settled()) {
        result.mean = {root.offset() * unit, root.offset() * unit};
        result.resolved = true;
        return result;
    }
    Exactness exactness;
    Walls walls;
    look(positions, bounds, root.node(), walls, exactness);
    read_off(positions, bounds, root, walls, exactness, result);
    result.resolved = !exactness.lost && result.temperature.is_exact() && result.mean.is_exact();
    return result;
}

State root_state(const Terrain& terrain, const go::Board& board) {
    State state;
    state.open = terrain.all;
    state.by_black = terrain.by_black;
    state.by_white = terrain.by_white;
    for (std::size_t i = 0; i < terrain.points.size(); ++i) {
        if (board.at(terrain.points[i]) == go::Cell::black) state.black |= Bits{1} << i;
        if (board.at(terrain.points[i]) == go::Cell::white) state.white |= Bits{1} << i;
    }
    return state;
}

Solution resolve(Graph& graph, const Target& root) {
    Solution result;
    const std::int64_t offset = root.offset() * unit;
    if (root.is_settled()) {
        result.mean = {offset, offset};
        result.resolved = true;
        return result;
    }
    const NodeId id = root.node();
    if (!graph.positions().is_sum(id)) graph.agenda().ensure_expanded(id);
    if (graph.positions()[id].is_blocked) {
        const Position& n = graph.positions()[id];
        result.mean = {offset + n.low * unit, offset + n.high * unit};
        result.temperature = {0, never};
        result.guessed_mean = offset + n.estimate * unit;
        return result;
    }
    unsigned turn = 0;
    for (;;) {
        Exactness exactness;
        Walls walls;
        if (graph.positions().is_sum(id) && !graph.bounds().has_walls(id)) graph.agenda().ensure_expanded(id);
        graph.agenda().refresh(id);
        look(graph.positions(), graph.bounds(), id, walls, exactness);
        read_off(graph.positions(), graph.bounds(), root, walls, exactness, result);
        Exactness ignored;
        result.guessed_temperature = freezing_point(walls.left[2], walls.right[2], ignored);
        result.guessed_mean = offset + graph.bounds().wall(id, Side::left, Bound::guess).at(never);
        result.resolved = !exactness.lost && result.temperature.is_exact() && result.mean.is_exact();
        if (result.resolved || graph.agenda().stopped()) return result;
        const std::int64_t t = std::clamp(result.guessed_temperature, result.temperature.low,
                                          std::min(result.temperature.high, 200 * unit));
        const auto last_bend = [&](Side side, Bound bound) {
            const WallView view = graph.bounds().wall(id, side, bound);
            return std::min(view.knots[view.size - 1].t, 200 * unit);
        };
        const std::int64_t top = std::min(result.temperature.high, 200 * unit);
        const std::int64_t places[] = {t,
                                       std::midpoint(t, result.temperature.low),
                                       std::midpoint(t, top),
                                       result.temperature.low,
                                       top,
                                       last_bend(Side::left, Bound::low),
                                       last_bend(Side::left, Bound::high),
                                       0};
        bool progress = false;
        graph.agenda().next_step();
        for (const std::int64_t place : places) {
            for (unsigned i = 0; i < 4 && !progress; ++i, ++turn) {
                const Side side = (turn & 1) ? Side::right : Side::left;
                const Bound bound = (turn & 2) ? Bound::high : Bound::low;
                const auto& wall = side == Side::left ? walls.left : walls.right;
                progress = graph.agenda().improve_root(id, {side, bound, place, wall[2].view().at(place)});
            }
            if (progress) break;
        }
        // The guess is all proved and yet not enough: close what gap there is.
        for (const std::int64_t place : places) {
            for (unsigned i = 0; i < 4 && !progress; ++i) {
                const Side side = (i & 1) ? Side::right : Side::left;
                const auto& wall = side == Side::left ? walls.left : walls.right;
                const Bound bound = (i & 2) ? Bound::high : Bound::low;
                progress = graph.agenda().improve_root(
                    id, {side, bound, place, wall[index(opposite(bound))].view().at(place)});
            }
            if (progress) break;
        }
        ++turn;
        if (!progress && !graph.agenda().grow(id)) {
            result.stuck = !graph.agenda().stopped();
            return result;
        }
    }
}

namespace {

struct Gap {
    Side side;
    std::int64_t t;
};

// The base and the bends of a wall's bounds above it.
std::vector<std::int64_t> bends(const Graph& graph, NodeId id, Side side, std::int64_t base) {
    std::vector<std::int64_t> result{base};
    for (const Bound bound : {Bound::low, Bound::high}) {
        const WallView wall = graph.bounds().wall(id, side, bound);
        for (int i = 0; i < wall.size; ++i) {
            if (wall.knots[i].t > base) result.push_back(wall.knots[i].t);
        }
    }
    return result;
}

// Where the bounds differ, highest temperatures first.
std::vector<Gap> gaps(const Graph& graph, NodeId id, std::int64_t base) {
    std::vector<Gap> result;
    for (const Side side : {Side::left, Side::right}) {
        const WallView low = graph.bounds().wall(id, side, Bound::low),
                       high = graph.bounds().wall(id, side, Bound::high);
        for (const std::int64_t t : bends(graph, id, side, base)) {
            if (low.at(t) != high.at(t)) result.push_back({side, t});
        }
    }
    std::sort(result.begin(), result.end(), [](const Gap& a, const Gap& b) { return a.t > b.t; });
    return result;
}

}  // namespace

bool sharpen(Graph& graph, const Target& root, std::int64_t base) {
    if (root.is_settled()) return true;
    const NodeId id = root.node();
    if (graph.positions()[id].is_blocked) return false;
    for (;;) {
        graph.agenda().refresh(id);
        const std::vector<Gap> open = gaps(graph, id, base);
        if (open.empty() || graph.agenda().stopped()) return open.empty();
        bool progress = false;
        graph.agenda().next_step();
        for (const Gap& gap : open) {
            for (const Bound bound : {Bound::low, Bound::high}) {
                for (const Bound aim : {Bound::guess, bound == Bound::low ? Bound::high : Bound::low}) {
                    progress = progress ||
                               graph.agenda().improve(id, {gap.side, bound, gap.t,
                                                           graph.bounds().wall(id, gap.side, aim).at(gap.t)});
                }
            }
            if (progress) break;
        }
        if (!progress && !graph.agenda().grow(id)) return false;
    }
}

std::int64_t known_from(const Graph& graph, const Target& root, std::int64_t base) {
    const std::vector<Gap> open = gaps(graph, root.node(), base);
    if (open.empty()) return base;
    std::int64_t result = never;
    for (const Side side : {Side::left, Side::right}) {
        for (const std::int64_t t : bends(graph, root.node(), side, base)) {
            if (t > open.front().t) result = std::min(result, t);
        }
    }
    return result;
}

}  // namespace tedomari::endgame
