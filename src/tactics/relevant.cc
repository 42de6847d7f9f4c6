// SPDX-License-Identifier: MIT
#include "tactics/relevant.h"

#include <array>

#include "tactics/distance.h"
#include "tactics/shape.h"

namespace tedomari::tactics {

namespace {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

constexpr int in_danger = 4, within_reach = 3;

std::vector<Point> chains_of(const Board& board) {
    std::vector<Point> names;
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p)) && board.chain(p) == p) names.push_back(p);
    });
    return names;
}

// Rings of empty points around a chain: its liberties, what is beside them, and so on.
std::vector<PointSet> rings_of_empty(const Board& board, Point chain, int orders) {
    std::vector<PointSet> rings = {board.liberty_set(chain)};
    PointSet seen = rings[0];
    while (static_cast<int>(rings.size()) < orders) {
        PointSet next;
        rings.back().for_each([&](Point p) {
            for (const Point q : p.neighbours()) {
                if (board.is_empty(q) && !seen.contains(q)) next.insert(q);
            }
        });
        seen |= next;
        rings.push_back(next);
    }
    return rings;
}

// Liberties up to an order, and those of adjacent enemies with fewer than three.
PointSet points_to_join(const Board& board, Point chain, bool over_own_chains, int orders) {
    PointSet points;
    board.for_each_enemy_chain(chain, [&](Point name) {
        if (board.liberties(name) < 3) points |= board.liberty_set(name);
    });
    if (!over_own_chains) {
        for (const PointSet& ring : rings_of_empty(board, chain, orders)) points |= ring;
        return points;
    }
    const Layout layout = layout_of(board);
    const Ways ways{board, layout, color_of(board.at(chain))};
    Rings rings(ways, chain, orders);
    rings.grow(orders);
    for (int i = 1; i <= orders; ++i) points |= rings.ring(i);
    return points;
}

// Whether so many empty points or fewer join two chains.
bool is_direct(const Board& board, Point a, Point b, int most) {
    const PointSet goal = board.liberty_set(b);
    for (const PointSet& ring : rings_of_empty(board, a, most)) {
        if (ring.intersects(goal)) return true;
    }
    return false;
}

void add_pairs(const Board& board, const std::vector<Point>& chains, const GoalKinds& kinds,
               std::vector<Goal>& goals) {
    const Layout layout = layout_of(board);
    const Ways of_black{board, layout, Color::black}, of_white{board, layout, Color::white};
    for (std::size_t i = 0; i < chains.size(); ++i) {
        for (std::size_t j = i + 1; j < chains.size(); ++j) {
            if (board.at(chains[i]) != board.at(chains[j])) continue;
            const Ways& ways = board.at(chains[i]) == go::Cell::black ? of_black : of_white;
            if (moves_apart(ways, chains[i], chains[j], within_reach) > within_reach) continue;
            if (!kinds.over_own_chains && !is_direct(board, chains[i], chains[j], within_reach)) continue;
            if (kinds.connections) goals.push_back(connect(board, chains[i], chains[j]));
            if (kinds.separations) goals.push_back(separate(board, chains[i], chains[j]));
        }
    }
}

// An empty point that has at least two neighbours of a color, the edge counting as one, and none of the
// other's.
void add_eyes(const Board& board, std::vector<Goal>& goals) {
    go::for_each_point(board.size(), [&](Point p) {
        if (!board.is_empty(p)) return;
        std::array<int, 4> around{};
        for (const Point q : p.neighbours()) ++around[static_cast<std::size_t>(board.at(q))];
        for (const Color color : {Color::black, Color::white}) {
            const int own = around[static_cast<std::size_t>(go::cell(color))];
            const int theirs = around[static_cast<std::size_t>(go::cell(opponent(color)))];
            const int edge = around[static_cast<std::size_t>(go::Cell::edge)];
            if (own > 0 && theirs == 0 && own + edge >= 2) goals.push_back({GoalKind::eye, p, {}, color});
        }
    });
}

// One chain of each room, the largest.
void add_lives(const Board& board, const std::vector<Point>& chains, std::vector<Goal>& goals) {
    constexpr int largest_room = 8;
    std::vector<PointSet> rooms;
    std::vector<Point> owners;
    for (const Point chain : chains) {
        const auto room = room_of(board, chain, largest_room);
        if (!room) continue;
        std::size_t i = 0;
        while (i < rooms.size() && (rooms[i] != *room || board.at(owners[i]) != board.at(chain))) ++i;
        if (i == rooms.size()) {
            rooms.push_back(*room);
            owners.push_back(chain);
        } else if (board.chain_size(chain) > board.chain_size(owners[i])) {
            owners[i] = chain;
        }
    }
    for (const Point owner : owners) goals.push_back(live(board, owner));
}

}  // namespace

std::vector<Goal> relevant_goals(const Board& board, const GoalKinds& kinds) {
    std::vector<Goal> goals;
    const auto chains = chains_of(board);
    for (const Point chain : chains) {
        if (kinds.captures && board.liberties(chain) <= in_danger) goals.push_back(capture(board, chain));
    }
    if (kinds.connections || kinds.separations) add_pairs(board, chains, kinds, goals);
    for (const Point chain : chains) {
        if (!kinds.empty_connections) break;
        points_to_join(board, chain, kinds.over_own_chains, kinds.orders).for_each([&](Point p) {
            if (board.is_empty(p)) goals.push_back(connect(board, chain, p));
        });
    }
    if (kinds.eyes) add_eyes(board, goals);
    if (kinds.lives) add_lives(board, chains, goals);
    return goals;
}

GoalSummary summary_of(const Board& board, const Goal& goal, const Effort& effort, const Limits& each,
                       ReadingTable& table) {
    const auto search = [&](Side first) {
        Budget budget(each);
        return read(board, goal, first, effort, table, budget);
    };
    const Reading mine = search(Side::attacker);
    const Reading theirs = search(Side::defender);
    const bool proved = mine.evidence == Evidence::proved && theirs.evidence == Evidence::proved;
    return {goal,
            {mine.outcome, theirs.outcome},
            mine.best,
            theirs.best,
            proved ? Evidence::proved : Evidence::bounded,
            mine.trace,
            theirs.trace};
}

}  // namespace tedomari::tactics
