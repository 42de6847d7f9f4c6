// SPDX-License-Identifier: MIT
#include <cstdio>
#include <gtest/gtest.h>

#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

// What holds of the bounds however the search goes.
namespace tedomari::endgame {
namespace {

constexpr Gates keep_dames = Gates::with_dames();

struct Seen {
    std::int64_t at[2][2][6];  // by bound, side and temperature
};
constexpr std::int64_t heats[6] = {0, unit / 2, unit, 2 * unit, 3 * unit, 9 * unit};

Seen seen(const Graph& graph, NodeId id) {
    Seen result{};
    for (const Bound bound : {Bound::low, Bound::high}) {
        for (const Side side : {Side::left, Side::right}) {
            for (std::size_t i = 0; i < 6; ++i)
                result.at[static_cast<std::size_t>(bound)][index(side)][i] =
                    graph.bounds().at(Target::at(id), side, bound, heats[i]);
        }
    }
    return result;
}

void expect_narrower(const Seen& before, const Seen& after, const Scene& room) {
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < 6; ++i) {
            EXPECT_GE(after.at[0][side][i], before.at[0][side][i]) << room.board;
            EXPECT_LE(after.at[1][side][i], before.at[1][side][i]) << room.board;
        }
    }
}

TEST(bounds, of_every_position_only_narrow) {
    Rng rng(61);
    int looks = 0;
    for (int i = 0; i < 300; ++i) {
        const Scene room = i % 2 == 0 ? random_room(rng) : random_open_room(rng);
        const auto ground =
            terrain(room.board, room.region, 1, i % 4 < 2 ? Beyond::nearer_colour : Beyond::nothing);
        if (!room.board.is_possible() || !ground) continue;
        Budget budget;
        Graph graph(*ground, i % 3 == 0 ? Side::right : Side::left, keep_dames, budget, std::size_t{1} << 28);
        const Target root = graph.insert(root_state(*ground, room.board));
        std::vector<Seen> before;
        for (int step = 0; step < 40; ++step) {
            Limits limits;
            limits.nodes = 1 + rng.below(12);
            budget = Budget(limits);
            graph.agenda().resume(std::size_t{1} << 28);
            const bool resolved = resolve(graph, root).resolved;
            for (std::size_t id = 0; id < graph.positions().size(); ++id) {
                const Seen now = seen(graph, NodeId(id));
                if (id < before.size()) expect_narrower(before[id], now, room);
                if (id < before.size()) before[id] = now;
                if (id >= before.size()) before.push_back(now);
                ++looks;
            }
            if (resolved || HasFailure()) break;
        }
        if (HasFailure()) return;
    }
    EXPECT_GT(looks, 2000);
}

// A room of White's on the edge with black stones that are probably lost, and apart from it a cell with a ko or
// the like.
Scene prison_and_cell(Rng& rng) {
    const auto content = [&](int width, std::uint64_t x, std::uint64_t o) {
        std::string row;
        for (int c = 0; c < width; ++c) {
            const auto kind = rng.below(10);
            row += kind < x ? 'x' : kind < x + o ? 'o' : '.';
        }
        return row;
    };
    const auto wall = [&](int width) {
        std::string row;
        for (int c = 0; c < width; ++c) row += rng.below(2) == 0 ? 'X' : 'O';
        return row;
    };
    const int width = 1 + static_cast<int>(rng.below(2));
    return scene({"OOOOOOO#" + wall(width + 2),
                  "O" + content(5, 3, 3) + "O#" + wall(1) + content(width, 4, 4) + wall(1),
                  "O" + content(5, 3, 2) + "O#" + wall(width + 2)},
                 Place::lower_edge);
}

struct Found {
    bool resolved = false, ko = false;
    std::int64_t mean = 0, temperature = 0;
};

Found search(const Terrain& ground, const go::Board& board, Side master, bool folding) {
    Limits limits;
    limits.nodes = 60'000;
    Budget budget(limits);
    Graph graph(ground, master, keep_dames, budget, std::size_t{1} << 28);
    if (!folding) graph.take_the_long_way();
    const Solution found = resolve(graph, graph.insert(root_state(ground, board)));
    return {found.resolved, graph.has_ko(), found.mean.low, found.temperature.low};
}

// A part that is known leaves the sum, and with it threats that a ko in another part could be fought with.
TEST(folding, of_known_parts_changes_nothing_beside_a_ko) {
    Rng rng(62);
    int compared = 0, kos = 0;
    for (int i = 0; i < 600; ++i) {
        const Scene room = prison_and_cell(rng);
        if (!room.board.is_possible()) continue;
        const auto ground = terrain(room.board, room.region, 1);
        if (!ground) continue;
        for (const Side master : {Side::left, Side::right}) {
            const Found plain = search(*ground, room.board, master, false);
            const Found with = search(*ground, room.board, master, true);
            if (!plain.resolved || !with.resolved) continue;
            EXPECT_EQ(plain.mean, with.mean) << room.board;
            EXPECT_EQ(plain.temperature, with.temperature) << room.board;
            ++compared;
            kos += plain.ko ? 1 : 0;
        }
    }
    std::printf("%d compared, %d with kos\n", compared, kos);
    EXPECT_GT(compared, 100);
    EXPECT_GT(kos, 30);
}

struct Searched {
    Searched(const Terrain& ground, const go::Board& board, KoRule rule, Props props = {})
        : graph(ground, rule, keep_dames, budget, std::size_t{1} << 28, props),
          root(graph.insert(root_state(ground, board))),
          solution(resolve(graph, root)) {
        sharp = solution.resolved && sharpen(graph, root, 0);
    }
    Budget budget{[] {
        Limits limits;
        limits.nodes = 40'000;
        return limits;
    }()};
    Graph graph;
    Target root;
    Solution solution;
    bool sharp = false;
};

// Where one side never takes a ko it has no more than under either komaster; and a search that leans on both such
// games finds what it finds without them.
TEST(props, bound_either_komaster_and_change_nothing) {
    Rng rng(63);
    int compared = 0, kos = 0, fewer = 0;
    for (int i = 0; i < 900; ++i) {
        const Scene room = i % 3 == 0   ? random_cell(rng)
                           : i % 3 == 1 ? random_open_room(rng)
                                        : random_room(rng);
        const auto ground =
            terrain(room.board, room.region, 1, i % 2 == 0 ? Beyond::nearer_colour : Beyond::nothing);
        if (!room.board.is_possible() || !ground) continue;
        const Searched floor(*ground, room.board, KoRule::never(Side::left));
        const Searched ceiling(*ground, room.board, KoRule::never(Side::right));
        if (!floor.sharp || !ceiling.sharp) continue;
        for (const Side master : {Side::left, Side::right}) {
            const Searched plain(*ground, room.board, KoRule::komaster(master));
            const Searched leaning(*ground, room.board, KoRule::komaster(master),
                                   {&floor.graph, &ceiling.graph});
            if (!plain.sharp) continue;
            ASSERT_TRUE(leaning.sharp) << room.board;
            EXPECT_EQ(plain.solution.mean.low, leaning.solution.mean.low) << room.board;
            EXPECT_EQ(plain.solution.temperature.low, leaning.solution.temperature.low) << room.board;
            for (const Side side : {Side::left, Side::right}) {
                for (const std::int64_t t : heats) {
                    const std::int64_t value = plain.graph.bounds().at(plain.root, side, Bound::low, t);
                    EXPECT_EQ(value, leaning.graph.bounds().at(leaning.root, side, Bound::low, t))
                        << room.board;
                    EXPECT_LE(floor.graph.bounds().at(floor.root, side, Bound::low, t), value) << room.board;
                    EXPECT_GE(ceiling.graph.bounds().at(ceiling.root, side, Bound::high, t), value)
                        << room.board;
                }
            }
            ++compared;
            kos += plain.graph.has_ko() ? 1 : 0;
            fewer += leaning.graph.positions().expanded() < plain.graph.positions().expanded() ? 1 : 0;
        }
    }
    std::printf("%d compared, %d with kos, %d with fewer positions\n", compared, kos, fewer);
    EXPECT_GT(compared, 800);
    EXPECT_GT(kos, 100);
}

}  // namespace
}  // namespace tedomari::endgame
