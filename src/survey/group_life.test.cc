// SPDX-License-Identifier: MIT
#include "survey/group_life.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {

namespace {

using go::at;
using go::Board;
using go::Color;
using outcome::Outcome;

// Whoever plays E1 has the black group.
constexpr const char* middle_decides = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . O . O . .
    . O O O O O O O .
    . O X X X X X O .
    . O X . . . X O .)";

Board lonely_stone() {
    Board board(go::square(9));
    board.place(at("E5"), Color::black);
    board.place(at("E6"), Color::white);
    return board;
}

life::Reading read_with(const Board& board, go::Point stone, Color first, std::uint64_t nodes) {
    life::Table table(std::size_t{8} << 20);
    Budget budget(Limits{.nodes = nodes});
    return read_life(board, {stone}, first, table, budget);
}

}  // namespace

TEST(group_life, looks_find_the_move_that_decides) {
    const Board board = go::diagram(middle_decides);
    go::PointSet all;
    go::for_each_point(board.size(), [&](go::Point p) { all.insert(p); });
    Budget budget(Limits{.nodes = 25'000});
    const FightLook saved = look_at_fight(board, board.stones(at("C1")), Color::black, all, budget);
    EXPECT_EQ(saved.best, at("E1"));
    EXPECT_GT(saved.kept, 0.5);
    const FightLook killed = look_at_fight(board, board.stones(at("C1")), Color::white, all, budget);
    EXPECT_EQ(killed.best, at("E1"));
    EXPECT_LT(killed.kept, saved.kept);
}

TEST(group_life, a_proof_needs_no_look) {
    const life::Reading reading = read_with(go::diagram(middle_decides), at("C1"), Color::black, 20'000);
    EXPECT_EQ(reading.outcome, Outcome::won());
    EXPECT_EQ(reading.evidence, Evidence::proved);
    EXPECT_EQ(reading.best, at("E1"));
}

TEST(group_life, what_no_frame_tells_is_judged_by_looks) {
    const life::Reading reading = read_with(lonely_stone(), at("E5"), Color::black, 5'000);
    EXPECT_EQ(reading.outcome, Outcome::won());
    EXPECT_EQ(reading.evidence, Evidence::judged);
    EXPECT_FALSE(reading.area.empty());
}

TEST(group_life, a_cancelled_question_stays_open) {
    const std::atomic<bool> cancel = true;
    life::Table table(std::size_t{8} << 20);
    Budget budget({}, &cancel);
    EXPECT_TRUE(read_life(lonely_stone(), {at("E5")}, Color::white, table, budget).outcome.is_unknown());
    EXPECT_LE(budget.nodes(), 1'000u);
}

}  // namespace tedomari::survey
