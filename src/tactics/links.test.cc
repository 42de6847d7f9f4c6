// SPDX-License-Identifier: MIT
#include "tactics/links.h"

#include "go/random_boards.test.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using go::Point;

namespace {

bool are_linked(const Board& board, const char* a, const char* b) {
    return links_between(board, at(a), at(b)).has_value();
}

}  // namespace

TEST(links, two_common_liberties_are_one_too_many_to_cut) {
    const Board board = diagram(R"(
        . . . . .
        . . X . .
        . X . . .
        . . . . .
        . . . . .)");
    const auto links = links_between(board, at("B3"), at("C4"));
    ASSERT_TRUE(links);
    EXPECT_EQ(links->carriers, (go::PointSet{at("B4"), at("C3")}));
    EXPECT_EQ(links->outside, 4);
}

TEST(links, reach_over_a_third_chain) {
    EXPECT_TRUE(are_linked(diagram(R"(
        . . . X .
        . . X . .
        . X . . .
        . . . . .
        . . . . .)"),
                           "B3", "D5"));
}

TEST(links, do_not_share_what_they_need) {
    // B4 would serve both diagonals.
    EXPECT_FALSE(are_linked(diagram(R"(
        . . X O .
        . X . X .
        X O O O O
        . O . . .
        . . . . .)"),
                            "A3", "D4"));
}

TEST(links, a_hanging_point_holds_and_an_open_one_does_not) {
    EXPECT_TRUE(are_linked(diagram(R"(
        . . O . .
        . X O . .
        X . X . .
        . . . . .
        . . . . .)"),
                           "A3", "C3"));
    EXPECT_FALSE(are_linked(diagram(R"(
        . . O . .
        . O O . .
        X . X . .
        . . . . .
        . . . . .)"),
                            "A3", "C3"));
}

TEST(links, a_chain_without_another_liberty_does_not_keep_the_enemy_out) {
    EXPECT_FALSE(are_linked(diagram(R"(
        . O O . .
        O X O . .
        X . X . .
        O X O . .
        . . . . .)"),
                            "A3", "C3"));
}

// With the opponent to move, who may ignore every ko ban: the tree that the reader draws of it stands against
// every reply on the board.
TEST(links, hold_against_all_legal_replies) {
    Rng rng(41);
    Effort effort;
    effort.proof = true;
    int cases = 0;
    for (int i = 0; i < 12'000; ++i) {
        const go::Size size{5 + static_cast<int>(rng.below(2)), 4 + static_cast<int>(rng.below(3))};
        const Board board = random_board(size, 10 + static_cast<int>(rng.below(30)), rng);
        const Point a = go::random_point({5, 4}, rng);
        const Point b = go::random_point({5, 4}, rng);
        if (!go::is_stone(board.at(a)) || board.at(a) != board.at(b) || board.chain(a) == board.chain(b))
            continue;
        const auto links = links_between(board, a, b);
        if (!links || links->outside < 3) continue;
        const Goal goal = connect(board, a, b);
        const Reading reading = read_for_test(board, goal, Side::defender, effort);
        ASSERT_EQ(reading.outcome, outcome::Outcome::won()) << board;
        ASSERT_EQ(reading.rule, (KoRule{0, KoRule::always}));
        Limits limits;
        limits.nodes = 300'000;
        Budget budget(limits);
        const auto check =
            verify(claim_of(board, goal, reading.rule), reading.proof, whole(board), budget).check;
        ASSERT_NE(check, Check::refuted) << board << go::to_string(a) << " " << go::to_string(b);
        cases += check == Check::accepted;
    }
    EXPECT_GT(cases, 100);
}

}  // namespace tedomari::tactics
