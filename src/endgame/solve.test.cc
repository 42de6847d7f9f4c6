// SPDX-License-Identifier: MIT
#include "endgame/solve.h"

#include <gtest/gtest.h>

#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

constexpr Gates all_points = Gates::with_dames();

struct Search {
    Search(const Scene& at, std::uint64_t nodes)
        : ground(*terrain(at.board, at.region, 1)), budget(limits(nodes)) {
        root = graph.insert(root_state(ground, at.board));
        solution = resolve(graph, root);
    }
    static Limits limits(std::uint64_t nodes) {
        Limits result;
        result.nodes = nodes;
        return result;
    }

    Terrain ground;
    Budget budget;
    Graph graph{ground, Side::left, all_points, budget, std::size_t{1} << 28};
    Target root = Target::settled(0);
    Solution solution;
};

// "mean 17/8, temperature 15/8", by area.
std::string solved(const std::vector<std::string>& rows) {
    const Search search(scene(rows), 100'000);
    if (!search.solution.resolved) return "not resolved";
    return "mean " + to_string(to_rational(search.solution.mean.low)) + ", temperature " +
           to_string(to_rational(search.solution.temperature.low));
}

TEST(resolve, finds_mean_and_temperature_by_area) {
    EXPECT_EQ(solved({"XXO", "X.O", "XXO"}), "mean 0, temperature 1");         // dame
    EXPECT_EQ(solved({"XXXO", "X..O", "XXXO"}), "mean 1/2, temperature 3/2");  // the corridor of two
    EXPECT_EQ(solved({"XXX", "X.X", "XXX"}), "mean 1, temperature 0");         // an eye
    EXPECT_EQ(solved({"#XO#", "X.xO", "#XO#"}), "mean 2/3, temperature 4/3");  // a ko
}

TEST(resolve, that_is_cut_short_says_so_and_can_go_on) {
    const Scene open = scene({"XXXXXXXX", "X......O", "X.....O#", "X......O", "XXXXXXXX"});
    Search search(open, 30);
    EXPECT_FALSE(search.solution.resolved);
    EXPECT_TRUE(search.graph.agenda().stopped());
    const Solution before = search.solution;
    search.budget = Budget(Search::limits(2'000));
    search.graph.agenda().resume(std::size_t{1} << 28);
    const Solution after = resolve(search.graph, search.root);
    EXPECT_LE(after.mean.high - after.mean.low, before.mean.high - before.mean.low);
}

// The bounds of a sum and of its parts used to contradict one another below the temperature of a dame.
TEST(resolve, never_lets_the_bounds_of_the_temperature_cross) {
    Rng rng(23);
    std::vector<Scene> rooms{scene({"OOOOOOO", "O.o.o.O", "X.oxx.O", "OXXOXOO"})};
    for (int i = 0; i < 300; ++i) rooms.push_back(random_room(rng));
    for (const Scene& room : rooms) {
        const auto ground = terrain(room.board, room.region, 1);
        if (!room.board.is_possible() || !ground) continue;
        for (const std::uint64_t nodes : {1U, 5U, 20U, 21U, 22U, 23U, 24U, 25U, 1000U}) {
            Budget budget(Search::limits(nodes));
            Graph graph(*ground, Side::left, {}, budget, std::size_t{1} << 28);
            const Solution found = resolve(graph, graph.insert(root_state(*ground, room.board)));
            EXPECT_LE(found.temperature.low, found.temperature.high) << room.board;
            EXPECT_LE(found.mean.low, found.mean.high) << room.board;
        }
    }
}

// Above known_from the bounds of both walls agree, and below it they may not.
TEST(known_from, is_where_the_bounds_of_the_walls_begin_to_agree) {
    Rng rng(21);
    int partly = 0, wholly = 0;
    for (int i = 0; i < 300; ++i) {
        const Scene room = random_room(rng);
        if (!room.board.is_possible() || !terrain(room.board, room.region, 1)) continue;
        Search search(room, 1 + rng.below(12));
        if (search.root.is_settled() || !search.graph.bounds().has_walls(search.root.node())) continue;
        const std::int64_t from = known_from(search.graph, search.root, 0);
        (from > 0 ? partly : wholly) += 1;
        if (from == never) continue;
        for (const Side side : {Side::left, Side::right}) {
            const WallView low = search.graph.bounds().wall(search.root.node(), side, Bound::low);
            const WallView high = search.graph.bounds().wall(search.root.node(), side, Bound::high);
            for (std::int64_t t = from; t < from + 20 * unit; t += unit / 4)
                EXPECT_EQ(low.at(t), high.at(t)) << room.board;
        }
    }
    EXPECT_GT(partly, 20);
    EXPECT_GT(wholly, 20);
}

TEST(sharpen, works_out_the_walls_down_to_the_base) {
    Rng rng(22);
    int sharpened = 0;
    for (int i = 0; i < 150; ++i) {
        const Scene room = random_cell(rng);
        if (!room.board.is_possible() || !terrain(room.board, room.region, 1)) continue;
        Search search(room, 100'000);
        ASSERT_TRUE(sharpen(search.graph, search.root, 0)) << room.board;
        if (search.root.is_settled()) continue;
        EXPECT_EQ(known_from(search.graph, search.root, 0), 0) << room.board;
        ++sharpened;
    }
    EXPECT_GT(sharpened, 30);
}

}  // namespace
}  // namespace tedomari::endgame
