// SPDX-License-Identifier: MIT
#include "tactics/goal_view.h"

#include <gtest/gtest.h>

#include "go/random_boards.test.h"
#include "tactics/goal.test.h"
#include "tactics/goal_game.h"

namespace tedomari::tactics {
namespace {

// Any goal about stones near each other, of either color.
std::optional<Goal> random_goal(const go::Board& board, Rng& rng) {
    std::vector<go::Point> stones;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (go::is_stone(board.at(p))) stones.push_back(p);
    });
    if (stones.empty()) return {};
    const auto any = [&] { return stones[rng.below(static_cast<std::uint32_t>(stones.size()))]; };
    const go::Point a = any(), b = any();
    if (rng.below(2) == 0 || board.at(a) != board.at(b) || board.chain(a) == board.chain(b))
        return capture(board, a);
    return rng.below(2) == 0 ? connect(board, a, b) : separate(board, a, b);
}

Reading read_with(const go::Board& board, const Goal& goal, Side first, ReadingTable& table) {
    Budget budget(Limits{.nodes = 50'000});
    Effort effort;
    effort.order = 2;
    return read(board, goal, first, effort, table, budget);
}

}  // namespace

TEST(goal_view, goals_of_both_colors_look_at_one_line_of_play) {
    const go::Board board = go::diagram(R"(
        . . . . .
        . O X O .
        . O . O .
        . X X X .
        . . . . .)");
    KoBoard ground(board);
    Capture taken(ground, go::at("C4"), go::Color::white);
    Connect joined(ground, go::at("C4"), go::at("C2"), go::Color::black);
    EXPECT_EQ(taken.distance(9), 2);
    taken.play(Side::attacker, go::at("C5"));
    EXPECT_EQ(taken.distance(9), 1);
    joined.play(Side::attacker, go::at("C3"));
    EXPECT_TRUE(is_joined(ground.board(), go::at("C4"), go::at("C2"), go::Color::black));
    EXPECT_GT(taken.distance(9), 1);
    joined.undo();
    taken.undo();
    EXPECT_EQ(ground.board(), board);
}

TEST(goal_view, each_goal_sees_its_own_side_of_the_ko_rule) {
    KoBoard ground{go::Board(go::square(5))};
    Connect black(ground, go::at("A1"), go::at("C1"), go::Color::black);
    Connect white(ground, go::at("A1"), go::at("C1"), go::Color::white);
    black.set_rule({1, KoRule::always});
    EXPECT_EQ(ground.allowance(), (Allowance{1, KoRule::always}));
    EXPECT_EQ(white.rule(), (KoRule{KoRule::always, 1}));
    EXPECT_NE(black.hash(), Connect(ground, go::at("A1"), go::at("C1"), go::Color::black, 7).hash());
}

TEST(goal_view, knows_which_ko_rules_are_no_easier) {
    KoBoard ground{go::Board(go::square(5))};
    Connect goal(ground, go::at("A1"), go::at("C1"), go::Color::white);
    goal.set_rule({0, KoRule::always});
    const std::uint16_t strict = goal.terms();
    goal.set_rule({KoRule::always, 0});
    const std::uint16_t mild = goal.terms();
    goal.set_rule({0, 0});
    EXPECT_TRUE(goal.is_no_easier(strict, Side::attacker));
    EXPECT_FALSE(goal.is_no_easier(mild, Side::attacker));
    EXPECT_TRUE(goal.is_no_easier(mild, Side::defender));
    EXPECT_FALSE(goal.is_no_easier(strict, Side::defender));
    EXPECT_TRUE(goal.is_no_easier(goal.terms(), Side::attacker));
}

// What a table keeps of other positions of a goal changes the work, not the answer, kos included.
TEST(goal_view, a_kept_table_answers_as_a_fresh_one) {
    Rng rng(11);
    ReadingTable kept(std::size_t{16} << 20), fresh(std::size_t{16} << 20);
    int cases = 0, kos = 0;
    std::uint64_t nodes_kept = 0, nodes_fresh = 0;
    for (int i = 0; i < 150; ++i) {
        go::Board board = random_board(go::square(5), 10 + static_cast<int>(rng.below(20)), rng);
        const auto goal = random_goal(board, rng);
        if (!goal) continue;
        for (int move = 0; move < 6; ++move) {
            for (const Side first : {Side::attacker, Side::defender}) {
                fresh.clear();
                const Reading alone = read_with(board, *goal, first, fresh);
                const Reading with = read_with(board, *goal, first, kept);
                nodes_kept += with.nodes;
                nodes_fresh += alone.nodes;
                if (alone.outcome.is_unknown() || with.outcome.is_unknown()) continue;
                ++cases;
                kos += alone.outcome.is_ko();
                EXPECT_EQ(with.outcome, alone.outcome)
                    << board << static_cast<int>(goal->kind) << " " << go::to_string(goal->a) << " "
                    << go::to_string(goal->b) << (first == Side::attacker ? " attacker" : " defender");
            }
            const go::Point p = go::random_point({5, 5}, rng);
            const go::Move next{rng.below(2) == 0 ? go::Color::black : go::Color::white, p};
            if (board.is_legal(next, go::Suicide::forbidden)) board.play(next);
        }
    }
    EXPECT_GT(cases, 1'000);
    EXPECT_GT(kos, 20);
    EXPECT_LT(nodes_kept, nodes_fresh);
    RecordProperty("cases", cases);
    RecordProperty("kos", kos);
}

// A search on a shared board leaves it as it was, and answers as on a board of its own.
TEST(goal_view, a_read_in_the_middle_of_a_line_leaves_no_trace) {
    Rng rng(12);
    int cases = 0;
    for (int i = 0; i < 60; ++i) {
        const go::Board start = random_board(go::square(5), 8 + static_cast<int>(rng.below(14)), rng);
        const auto goal = random_goal(start, rng);
        if (!goal) continue;
        KoBoard ground(start);
        ReadingTable shared, alone;
        go::Color mover = go::Color::black;
        for (int move = 0; move < 5; ++move, mover = opponent(mover)) {
            const go::Point p = go::random_point({5, 5}, rng);
            if (ground.may_play({mover, p})) ground.play({mover, p});
            const go::Board before = ground.board();
            Effort effort;
            effort.order = 2;
            Budget budget(Limits{.nodes = 20'000});
            const Reading here = read(ground, *goal, Side::attacker, effort, shared, budget);
            EXPECT_EQ(ground.board(), before);
            EXPECT_EQ(ground.allowance(), Allowance{});
            const Reading there = read_with(before, *goal, Side::attacker, alone);
            if (here.outcome.is_unknown() || there.outcome.is_unknown()) continue;
            ++cases;
            EXPECT_EQ(here.outcome, there.outcome) << before;
        }
    }
    EXPECT_GT(cases, 150);
}

}  // namespace tedomari::tactics
