// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>
#include <set>

#include "go/diagram.h"
#include "life/random_arena.test.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

Solution solve(const Arena& arena, Color first, KoThreats threats = {}, Aim aim = Aim::stay) {
    static Table table(std::size_t{8} << 20);
    table.clear();
    Limits limits;
    limits.nodes = 2'000'000;
    Budget budget(limits);
    return Search(arena, threats, table, budget, aim).solve(first);
}

struct Met {
    int cases = 0, kills = 0, large = 0;
};

void expect_like_all_play(const Arena& arena, KoThreats threats, std::size_t most, Met& met,
                          Aim aim = Aim::stay) {
    for (const Color first : {Color::black, Color::white}) {
        AllPlay all(arena, threats, most);
        if (aim == Aim::eyes) all.for_eyes();
        const auto kills = all.kills(first);
        if (!kills) {
            ++met.large;
            continue;
        }
        const Solution solution = solve(arena, first, threats, aim);
        ++met.cases;
        met.kills += *kills;
        EXPECT_EQ(solution.fate, *kills ? Fate::dead : Fate::alive)
            << arena.board << "target " << arena.targets.first() << ", first " << first << ", threats "
            << int{threats.attacker} << " " << int{threats.defender} << ", area " << arena.area.size();
    }
}

// All connected shapes of so many points, turned and mirrored ones apart, the lowest point leftmost at J4.
std::set<std::vector<Point>> shapes(int points) {
    if (points == 1) return {{Point::at(8, 3)}};
    std::set<std::vector<Point>> found;
    for (const auto& smaller : shapes(points - 1)) {
        for (const Point p : smaller) {
            for (const Point q : p.neighbours()) {
                if (q < smaller.front() || std::find(smaller.begin(), smaller.end(), q) != smaller.end())
                    continue;
                std::vector<Point> shape = smaller;
                shape.push_back(q);
                std::sort(shape.begin(), shape.end());
                found.insert(shape);
            }
        }
    }
    return found;
}

// The shape as an eye space of Black's whose stones White surrounds.
Arena eye_space(const std::vector<Point>& shape) {
    Arena arena{Board(go::square(18)), {}, {}};
    for (const Point p : shape) arena.area.insert(p);
    PointSet wall;
    for (const Point p : shape) {
        for (const Point q : p.neighbours()) wall.insert(q);
        for (const Point q : p.diagonals()) wall.insert(q);
    }
    wall -= arena.area;
    wall.for_each([&](Point p) { arena.board.place(p, Color::black); });
    (wall.neighbours() - wall - arena.area).for_each([&](Point p) { arena.board.place(p, Color::white); });
    arena.targets.insert(wall.first());
    return arena;
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

// What one reading of the kos leaves in the table serves the next.
TEST(life_search, says_the_same_after_readings_with_other_threats) {
    Rng rng(77);
    const KoThreats rules[] = {{0, 0}, {KoThreats::always, 0}, {0, KoThreats::always}, {1, 0}, {0, 2}};
    int differ = 0, cases = 0;
    for (std::size_t i = 0; i < 300 * times(); ++i) {
        const auto arena = random_arena(i % 2 == 0 ? go::Size{4, 3} : go::Size{4, 4}, rng);
        if (!arena) continue;
        for (const Color first : {arena->owner, arena->killer()}) {
            Table shared(std::size_t{1} << 20);
            std::set<Fate> fates;
            for (const KoThreats threats : rules) {
                Table own(std::size_t{1} << 20);
                Budget budget;
                const Fate alone = Search(*arena, threats, own, budget).solve(first).fate;
                EXPECT_EQ(Search(*arena, threats, shared, budget).solve(first).fate, alone) << arena->board;
                fates.insert(alone);
                ++cases;
            }
            differ += fates.size() > 1;
        }
    }
    std::cout << "    " << cases << " cases, " << differ << " where the threats decide" << std::endl;
    EXPECT_GT(differ, 3);
}

TEST(life_search, agrees_with_all_play_in_all_enclosed_spaces) {
    Met met;
    const int most = times() > 1 ? 7 : 5;
    for (int points = 1; points <= most; ++points) {
        for (const auto& shape : shapes(points)) {
            const Arena arena = eye_space(shape);
            ASSERT_TRUE(arena.board.is_possible()) << arena.board;
            expect_like_all_play(arena, {}, 200'000, met);
        }
    }
    std::cout << "    " << met.cases << " cases, " << met.kills << " kills" << std::endl;
    EXPECT_EQ(met.large, 0);
}

TEST(life_search, finds_two_eyes_where_all_play_does) {
    Rng rng(31);
    Met met;
    for (std::size_t i = 0; i < 300 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena(i % 2 == 0 ? go::Size{4, 3} : go::Size{4, 4}, rng);
        if (arena)
            expect_like_all_play(*arena, i % 3 == 0 ? KoThreats{KoThreats::always, 0} : KoThreats{}, 20'000,
                                 met, Aim::eyes);
    }
    const int most = times() > 1 ? 7 : 5;
    for (int points = 1; points <= most; ++points) {
        for (const auto& shape : shapes(points))
            expect_like_all_play(eye_space(shape), {}, 200'000, met, Aim::eyes);
    }
    std::cout << "    " << met.cases << " cases, " << met.cases - met.kills << " with eyes, " << met.large
              << " too large" << std::endl;
    EXPECT_GT(met.cases - met.kills, 50);
}

// White takes the three stones above and threatens the others; Black answers where the three stood, and a stone there
// counts.  That point was once outside the zone of the kill, and the answer not looked at.
TEST(life_search, lets_a_target_come_back_where_one_was_taken) {
    Arena arena{go::diagram(R"(
        X X . X
        X O O X
        O O X X
        O O X .)"),
                {},
                {}};
    arena.area = whole(go::Size{4, 4});
    arena.area.for_each([&](Point p) {
        if (arena.board.at(p) == go::Cell::black) arena.targets.insert(p);
    });
    arena.area.erase(go::at("B2"));
    arena.area.erase(go::at("D3"));
    Met met;
    expect_like_all_play(arena, {}, 200'000, met);
    EXPECT_EQ(met.cases, 2);
}

}  // namespace tedomari::life
