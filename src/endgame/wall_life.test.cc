// SPDX-License-Identifier: MIT
#include "endgame/wall_life.h"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

#include "base/times.test.h"
#include "endgame/all_hostility.test.h"
#include "endgame/attempt.h"
#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"
#include "endgame/wall_doubt.h"
#include "go/benson.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::endgame {
namespace {

using go::at;
using go::Color;
using go::Point;
using go::PointSet;

// White has four points in a row besides F1.
TEST(living_walls, live_by_what_is_outside_the_region) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X . .
        O O O O O X X .
        . . . . O . X .)");
    const PointSet region{at("F1")};
    const PointSet row{at("A1"), at("B1"), at("C1"), at("D1")};
    const auto refuges = wall_refuges(board, region);
    EXPECT_TRUE(std::ranges::any_of(refuges, [&](const Refuge& refuge) {
        return refuge.chains.contains(at("E1")) && refuge.ground == row;
    }));
    EXPECT_TRUE(living_walls(board, region).contains(at("E1")));
    EXPECT_FALSE(living_walls(board, region | PointSet{at("A1")}).contains(at("E1"))) << "three are too few";
}

TEST(living_walls, owe_nothing_to_the_region) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O O O O O X .
        . O . O . O . X)");
    EXPECT_TRUE(living_walls(board, PointSet{at("G1"), at("C1")}).contains(at("F1")));
    EXPECT_FALSE(living_walls(board, PointSet{at("G1"), at("C1"), at("E1")}).contains(at("F1")));
    EXPECT_FALSE(living_walls(board, PointSet{at("G1"), at("C1"), at("A1")}).contains(at("F1")));
}

TEST(living_walls, do_not_share_their_grounds) {
    Rng rng(5);
    for (int i = 0; i < 300; ++i) {
        const go::Board board = random_small_board(rng);
        PointSet region, grounds;
        go::for_each_point(board.size(), [&](Point p) {
            if (rng.below(4) == 0) region.insert(p);
        });
        for (const Refuge& refuge : wall_refuges(board, region)) {
            EXPECT_FALSE(refuge.ground.intersects(region | grounds));
            grounds |= refuge.ground;
        }
    }
}

// Two rows: white stones on the left, black ones on the right, each of a shape that may need an answer to
// live, with a point changed at times, and the region between them.
struct Strait {
    go::Board board;
    PointSet region;
};
Strait random_strait(Rng& rng) {
    constexpr const char* banks[][2] = {{"#####", "....#"}, {"##.##", ".#.#."}, {"#.###", "..#.#"},
                                        {"###.#", ".##.#"}, {"####.", "...#."}, {".#.##", "##.#."}};
    Strait strait{go::Board({11, 2}), {}};
    const auto& left = banks[rng.below(6)];
    const auto& right = banks[rng.below(6)];
    go::for_each_point(strait.board.size(), [&](Point p) {
        const auto row = static_cast<std::size_t>(p.row());
        const bool is_left = p.column() < 5;
        if (p.column() == 5) {
            strait.region.insert(p);
            const auto kind = rng.below(6);
            if (kind < 2) strait.board.place(p, kind == 0 ? Color::black : Color::white);
        } else if (((is_left ? left[row][p.column()] : right[row][10 - p.column()]) == '#') !=
                   (rng.below(30) == 0)) {
            strait.board.place(p, is_left ? Color::white : Color::black);
        }
    });
    return strait;
}

// A random board with a region of up to four points.
Strait random_pond(Rng& rng) {
    Strait pond{random_small_board(rng), {}};
    const Point corner = go::random_point({4, 3}, rng);
    for (const Point p : {corner, corner.north(), corner.east(), corner.north().east()}) {
        if (pond.board.size().contains(p) && rng.below(4) > 0) pond.region.insert(p);
    }
    return pond;
}

// All of them at once, of both colors, though anything may happen in the region: against every play.
TEST(living_walls, are_never_taken_by_brute_force) {
    Rng rng(815);
    int boards = 0, several = 0, friends = 0, by_answers = 0, too_large = 0;
    for (int i = 0; i < 1200 * tedomari::times(); ++i) {
        const auto [board, region] = i % 20 == 0 ? random_strait(rng) : random_pond(rng);
        if (!board.is_possible()) continue;
        const auto refuges = wall_refuges(board, region);
        if (refuges.empty()) continue;
        AllHostility hostility(board, refuges);
        // Who has eyes for good does not fill them but in the region.
        for (const Color color : {Color::black, Color::white})
            hostility.spare(color, go::unconditional_life(board, color, region).territory);
        const auto truth = hostility.takes(40'000);
        if (!truth) {
            ++too_large;
            continue;
        }
        EXPECT_FALSE(*truth) << board << "board " << i;
        ++boards;
        several += refuges.size() > 1 ? 1 : 0;
        for (const Refuge& refuge : refuges) {
            friends += refuge.friends.empty() ? 0 : 1;
            const Color owner = go::color_of(board.at(refuge.chains.first()));
            by_answers += go::unconditional_life(board, owner, region).stones.includes(refuge.chains) ? 0 : 1;
        }
    }
    std::printf(
        "%d boards, %d with several refuges; %d refuges held by answers, %d with friends; %d boards too "
        "large\n",
        boards, several, by_answers, friends, too_large);
    EXPECT_GT(boards, 40);
    EXPECT_GT(several, 10);
}

// The stone in White's room made the answer with the room in play another count, and a proof into a doubt.
TEST(living_walls, are_not_put_in_play) {
    const Scene house = scene({"XXXXXXXXXXX",  //
                               "XOOOOOOOXXX",  //
                               "XO#X###O..X"},
                              Place::lower_edge);
    EXPECT_TRUE(wall_doubts(house.board, house.region).empty());
    Effort effort;
    effort.doubt_walls = true;
    const auto game = evaluate(house.board, house.region, effort);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->evidence, Evidence::proved);
    EXPECT_TRUE(game->notices.empty());
}

// White's room on the edge, shut in by Black, and beside it a region whose wall is White's on the left.  Room
// and region have a few stones in them.
Scene random_house(Rng& rng) {
    const int room = 3 + static_cast<int>(rng.below(3)), width = 2;
    std::string roof = "XXX", eaves = "XO", floor = "XO";
    for (int c = 0; c < room; ++c) {
        const auto kind = rng.below(12);
        roof += 'X';
        eaves += 'O';
        floor += kind == 0 ? 'O' : kind == 1 ? 'X' : '#';
    }
    for (int c = 0; c < width; ++c) {
        const auto kind = rng.below(6);
        roof += 'X';
        eaves += rng.below(2) == 0 ? 'O' : 'X';
        floor += kind == 0 ? 'o' : kind == 1 ? 'x' : '.';
    }
    return scene({roof + "XX", eaves.insert(static_cast<std::size_t>(room) + 2, "O") + "X",
                  floor.insert(static_cast<std::size_t>(room) + 2, "O") + "X"},
                 Place::lower_edge);
}

// What a region is worth with all of a wall in play, room and all: the slow way, for either komaster.
struct Worth {
    Rational temperature, count;
    friend bool operator==(const Worth&, const Worth&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Worth& w) {
        return out << to_string(w.temperature) << " at " << to_string(w.count);
    }
};
std::optional<Worth> worth_of(const Scene& house, const PointSet& at_stake, Side master) {
    Model model{1, Beyond::nothing, Gates::with_dames(), at_stake};
    Limits limits;
    limits.nodes = 20'000;
    const auto attempt =
        Attempt::run(house.board, house.region, model, master, Budget(limits), std::size_t{1} << 28);
    if (attempt == nullptr || !attempt->is_resolved()) return {};
    // The room is White's: two points for each of Black's stones there, and whatever the terrain takes its
    // empty points for.
    Rational room = attempt->ground().margin_value;
    at_stake.for_each([&](Point p) {
        room += house.board.at(p) == go::Cell::black ? 2 : house.board.is_empty(p) ? 1 : 0;
    });
    return Worth{territory_temperature(attempt->solution().temperature.low),
                 attempt->count(attempt->solution().mean.low) + room};
}

// A wall that is shown to live may be taken for alive: the region is worth the same when it is in play.
TEST(living_walls, may_as_well_be_put_in_play) {
    Rng rng(1923);
    int compared = 0, doubted = 0, different = 0;
    for (int i = 0; i < 300 * tedomari::times(); ++i) {
        const Scene house = random_house(rng);
        if (!house.board.is_possible() || take_census(house.board, house.region).empty == 0) continue;
        const Point wall = Point::at(5, 1);
        PointSet stake;
        std::vector<Point> todo{wall};
        for (std::size_t j = 0; j < todo.size(); ++j) {
            const Point p = todo[j];
            const bool inside = house.board.size().contains(p) && p.row() < 2 && p.column() > 4 &&
                                !house.region.contains(p) && !stake.contains(p);
            if (!inside || (house.board.at(p) == go::Cell::black && p.row() == 1)) continue;
            stake.insert(p);
            for (const Point q : p.neighbours()) todo.push_back(q);
        }
        const PointSet alive = living_walls(house.board, points_in_play(house.board, house.region));
        for (const Side master : {Side::left, Side::right}) {
            const auto trusting = worth_of(house, {}, master);
            const auto doubting = worth_of(house, stake, master);
            if (!trusting || !doubting) continue;
            if (alive.contains(wall)) {
                EXPECT_EQ(*trusting, *doubting) << house.board << "house " << i;
                ++compared;
            } else {
                ++doubted;
                different += *trusting == *doubting ? 0 : 1;
            }
        }
    }
    std::printf("%d compared; of %d others %d differ\n", compared, doubted, different);
    EXPECT_GT(compared, 50);
    EXPECT_GT(different, 10);
}

}  // namespace
}  // namespace tedomari::endgame
