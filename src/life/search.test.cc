// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>

#include "base/rng.h"
#include "go/benson.h"
#include "go/diagram.h"
#include "life/all_play.test.h"
#include "life/two_eyes.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

std::size_t times() {
    const char* text = std::getenv("TEDOMARI_TIMES");
    return text == nullptr ? 1 : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

Board random_board(go::Size size, int moves, Rng& rng) {
    Board board(size);
    Color color = Color::black;
    for (int i = 0; i < moves; ++i, color = opponent(color)) {
        const Point p = Point::at(static_cast<int>(rng.below(static_cast<std::uint32_t>(size.width))),
                                  static_cast<int>(rng.below(static_cast<std::uint32_t>(size.height))));
        if (board.is_legal({color, p}, go::Suicide::forbidden)) board.play({color, p});
    }
    board.forget_plays();
    return board;
}

PointSet whole(go::Size size) {
    PointSet points;
    go::for_each_point(size, [&](Point p) { points.insert(p); });
    return points;
}

Solution solve(const Arena& arena, Color first, KoThreats threats = {}, std::uint64_t nodes = 2'000'000) {
    static Table table(std::size_t{8} << 20);
    table.clear();
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return Search(arena, threats, table, budget).solve(first);
}

// An arena by chance: a chain of the board, at times with others, and all of the board or most of it.
std::optional<Arena> random_arena(go::Size size, Rng& rng) {
    const auto area = static_cast<std::uint32_t>(size.points());
    Arena arena{random_board(size, static_cast<int>(area / 2 + rng.below(5 * area)), rng), whole(size), {}};
    std::vector<Point> stones;
    go::for_each_point(size, [&](Point p) {
        if (go::is_stone(arena.board.at(p))) stones.push_back(p);
        if (rng.below(3) == 0 && rng.below(3) == 0) arena.area.erase(p);
    });
    if (stones.empty()) return {};
    const Point stone = stones[rng.below(static_cast<std::uint32_t>(stones.size()))];
    arena.owner = color_of(arena.board.at(stone));
    arena.targets.insert(stone);
    if (rng.below(4) == 0) {
        for (const Point p : stones) {
            if (arena.board.at(p) == cell(arena.owner)) arena.targets.insert(p);
        }
    }
    return arena;
}

struct Met {
    int cases = 0, kills = 0, large = 0;
};

void expect_like_all_play(const Arena& arena, KoThreats threats, std::size_t most, Met& met) {
    for (const Color first : {Color::black, Color::white}) {
        const auto kills = AllPlay(arena, threats, most).kills(first);
        if (!kills) {
            ++met.large;
            continue;
        }
        const Solution solution = solve(arena, first, threats);
        ++met.cases;
        met.kills += *kills;
        EXPECT_EQ(solution.fate, *kills ? Fate::killed : Fate::lives)
            << arena.board << "target " << arena.targets.first() << ", first " << first << ", threats "
            << int{threats.killer} << " " << int{threats.owner} << ", area " << arena.area.size();
    }
}

}  // namespace

TEST(life_search, agrees_with_all_play_on_small_boards) {
    Rng rng(5);
    const KoThreats rules[] = {{0, 0}, {KoThreats::always, 0}, {0, KoThreats::always}, {1, 0}, {0, 1}};
    for (const go::Size size : {go::Size{3, 3}, {4, 3}, {5, 3}, {4, 4}, {5, 4}, {5, 5}}) {
        Met met;
        const std::size_t cases = (size.points() < 13 ? 150 : 60) * times();
        for (std::size_t i = 0; i < cases && !HasFailure(); ++i) {
            const auto arena = random_arena(size, rng);
            if (arena) expect_like_all_play(*arena, rules[i % 5], 20'000, met);
        }
        std::cout << "    " << size.width << "x" << size.height << ": " << met.cases << " cases, "
                  << met.kills << " kills, " << met.large << " too large" << std::endl;
    }
}

TEST(eyes_for_good, are_those_of_bensons_theorem) {
    Rng rng(7);
    int living = 0;
    for (int i = 0; i < 3000; ++i) {
        const Board board = random_board(go::square(5), 20 + static_cast<int>(rng.below(120)), rng);
        for (const Color color : {Color::black, Color::white}) {
            const PointSet alive = go::unconditional_life(board, color).stones;
            go::for_each_point(board.size(), [&](Point p) {
                if (board.at(p) != cell(color)) return;
                EXPECT_EQ(eyes_for_good(board, p).has_value(), alive.contains(p)) << board << p;
                living += alive.contains(p);
            });
        }
    }
    EXPECT_GT(living, 100);
}

}  // namespace tedomari::life
