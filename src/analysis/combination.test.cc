// SPDX-License-Identifier: MIT
#include "analysis/combination.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

namespace {

go::Board drawn(std::string_view text) { return go::parse_diagram(text)->board; }
using go::at;

Combination combination_of(const go::Board& board, go::Color color, tactics::ReadingTable& table) {
    Limits limits;
    limits.nodes = 200'000;
    Budget budget(limits);
    return find_combination(board, color, table, budget);
}

// Either white stone alone gets away; E5 threatens both.
constexpr std::string_view double_atari = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . O . . . . .
    . . . X O . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
)";

}  // namespace

TEST(combination, takes_by_a_double_atari_what_no_single_attack_takes) {
    const go::Board board = drawn(double_atari);
    tactics::ReadingTable table;
    const Combination found = combination_of(board, go::Color::black, table);
    ASSERT_TRUE(found.found);
    EXPECT_FALSE(found.is_ko);
    EXPECT_EQ(found.move, at("E5"));
    EXPECT_EQ(found.goals.size(), 2u);
    EXPECT_TRUE(found.trace.contains(at("E5")));
}

TEST(combination, is_gone_after_the_surest_move_against_it) {
    const go::Board board = drawn(double_atari);
    tactics::ReadingTable table;
    const Combination found = combination_of(board, go::Color::black, table);
    Budget budget{Limits{.nodes = 200'000}};
    const auto answers = moves_against(board, found, go::Color::black, table, budget);
    ASSERT_FALSE(answers.empty());
    EXPECT_EQ(answers.front(), at("E5"));
    go::Board after = board;
    after.play({go::Color::white, at("E5")});
    EXPECT_FALSE(combination_of(after, go::Color::black, table).found);
}

TEST(combination, is_none_where_a_single_attack_does_or_nothing_is_in_danger) {
    tactics::ReadingTable table;
    EXPECT_FALSE(combination_of(drawn(double_atari), go::Color::white, table).found);
    go::Board joined = drawn(double_atari);
    joined.play({go::Color::white, at("E5")});
    const Combination none = combination_of(joined, go::Color::black, table);
    EXPECT_FALSE(none.found);
    Budget budget{Limits{.nodes = 1'000}};
    EXPECT_TRUE(moves_against(joined, none, go::Color::black, table, budget).empty());
}

TEST(combination, of_both_players_are_listed) {
    const auto found = find_combinations(drawn(double_atari), Limits{.nodes = 200'000}, nullptr);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().move, at("E5"));
    EXPECT_EQ(found.front().goals.front().attacker, go::Color::black);
}

}  // namespace tedomari::analysis
