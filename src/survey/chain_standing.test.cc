// SPDX-License-Identifier: MIT
#include "survey/chain_standing.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;

// Every point as likely its stone's color's as `sure` says.
Judgement all_stay(const go::Board& board, double sure) {
    Judgement result;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (go::is_stone(board.at(p))) result.ownership[p] = board.at(p) == go::Cell::black ? sure : -sure;
    });
    return result;
}

constexpr const char* two_eyes_and_a_wall = R"(
    . X . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .)";

TEST(judge_chains, asks_theorems_before_the_judge) {
    const go::Board board = go::diagram(two_eyes_and_a_wall);
    PartitionSettings settings;
    settings.max_pocket = 0;
    const Standings standings = judge_chains(board, all_stay(board, -0.9), settings, nullptr);
    EXPECT_EQ(standings.of[board.chain(at("A4"))], Standing::safe);
    EXPECT_EQ(standings.of[board.chain(at("A3"))], Standing::dead);  // so says the judge
    EXPECT_TRUE(standings.territory[0].contains(at("A5")));
    EXPECT_FALSE(standings.weak.contains(at("A4")));
    EXPECT_TRUE(standings.weak.contains(at("A3")));
}

TEST(judge_chains, leaves_open_what_the_judge_is_not_sure_of) {
    const go::Board board = go::diagram(two_eyes_and_a_wall);
    for (const auto& [sure, standing] :
         {std::pair{0.9, Standing::safe}, {0.2, Standing::open}, {-0.2, Standing::open}}) {
        const Standings standings = judge_chains(board, all_stay(board, sure), {}, nullptr);
        EXPECT_EQ(standings.of[board.chain(at("A3"))], standing) << sure;
    }
}

TEST(judge_chains, lets_a_wall_be_opened_afterwards) {
    const go::Board board = go::diagram(two_eyes_and_a_wall);
    Standings standings = judge_chains(board, all_stay(board, 0.9), {}, nullptr);
    standings.open(board, board.chain(at("A3")));
    EXPECT_EQ(standings.of[board.chain(at("A3"))], Standing::open);
    EXPECT_TRUE(standings.weak.contains(at("E5")));
    for (const ChainStanding& chain : standings.chains) {
        EXPECT_EQ(chain.standing, standings.of[chain.chain]);
    }
}

TEST(chain_standing, what_is_proved_overrules_the_judge) {
    const go::Board board = go::diagram(R"(
        . O X . .
        O O X . .
        X X X . .
        . . . . .)");
    Judgement judgement;
    go::for_each_point(board.size(), [&](go::Point p) { judgement.ownership[p] = 0.25; });
    const go::Point white = board.chain(go::at("B3")), black = board.chain(go::at("C3"));
    Judgement proved = judgement;
    overrule(proved, board,
             {{white, Standing::dead, Evidence::proved}, {black, Standing::safe, Evidence::proved}});
    EXPECT_EQ(proved.ownership[go::at("B3")], 1);
    EXPECT_EQ(proved.expected[go::at("A4")], 1);
    EXPECT_EQ(proved.ownership[go::at("C3")], 1);
    EXPECT_EQ(proved.ownership[go::at("E1")], 0.25);
    Judgement learned = judgement;
    overrule(learned, board, {{white, Standing::dead, Evidence::learned}});
    EXPECT_EQ(learned.ownership[go::at("B3")], 0.25);
}

}  // namespace
}  // namespace tedomari::survey
