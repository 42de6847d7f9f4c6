// SPDX-License-Identifier: MIT
#include "tactics/live.h"

#include <gtest/gtest.h>

#include "tactics/goal.test.h"

namespace tedomari::tactics {
namespace {

using outcome::Outcome;
using outcome::Status;

Status status(std::string_view picture, std::string_view vertex) {
    const go::Board board = go::diagram(picture);
    Effort effort;
    effort.order = 4;
    return status_for_test(board, live(board, go::at(vertex)), effort);
}

TEST(live, three_in_a_row_live_with_the_middle) {
    EXPECT_EQ(status(R"(
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . . . X O . .
        X X X X O . .
        O O O O O . .)",
                     "D3"),
              (Status{Outcome::won(), Outcome::lost()}));
}

TEST(live, four_in_a_row_live_anyway) {
    EXPECT_EQ(status(R"(
        . . . . . . .
        O O O O O O .
        X X X X X O .
        . . . . X O .
        X X X X X O .
        O O O O O O .)",
                     "D4"),
              (Status{Outcome::won(), Outcome::won()}));
}

TEST(live, a_square_is_dead) {
    EXPECT_EQ(status(R"(
        . . . . . .
        O O O O . .
        X X X O . .
        . . X O . .
        . . X O . .
        X X X O . .
        O O O O . .)",
                     "C3"),
              (Status{Outcome::lost(), Outcome::lost()}));
}

TEST(live, a_proof_is_accepted_by_the_verifier) {
    const go::Board board = go::diagram(R"(
        . . . . .
        O O O O O
        X X X X O
        . . . X O
        X X X X O
        O O O O O)");
    const Goal goal = live(board, go::at("D3"));
    const Reading reading = read_for_test(board, goal, Side::attacker, everything());
    ASSERT_EQ(reading.outcome, Outcome::won());
    Budget budget;
    EXPECT_EQ(verify(claim_of(board, goal, reading.rule), reading.proof, whole(board), budget).check,
              Check::accepted);
}

TEST(live, agrees_with_brute_force_on_small_boards) {
    Rng rng(21);
    Soundness met;
    for (const go::Size size :
         {go::Size{4, 2}, go::Size{5, 2}, go::Size{9, 1}, go::square(3), go::Size{4, 3}}) {
        for (int trial = 0; trial < 8; ++trial) {
            const go::Board board = random_board(size, 30, rng);
            go::for_each_point(size, [&](go::Point p) {
                if (!go::is_stone(board.at(p)) || board.chain(p) != p) return;
                Twin twin(live(board, p), 4000);
                for (const Side first : {Side::attacker, Side::defender})
                    expect_equals_brute_force(board, twin, first, met);
            });
        }
    }
    EXPECT_GT(met.cases, 10);
}

TEST(live, every_proof_on_random_boards_stands) {
    Rng rng(22);
    Effort effort;
    effort.order = 3;
    effort.proof = true;
    int proofs = 0;
    for (int trial = 0; trial < 30; ++trial) {
        const go::Board board = random_board(go::square(5), 60, rng);
        go::for_each_point(board.size(), [&](go::Point p) {
            if (!go::is_stone(board.at(p)) || board.chain(p) != p) return;
            for (const Side first : {Side::attacker, Side::defender}) {
                const Goal goal = live(board, p);
                const Reading reading = read_for_test(board, goal, first, effort, 500);
                if (reading.proof.empty()) continue;
                Limits limits;
                limits.nodes = 20'000;
                Budget budget(limits);
                const auto verified =
                    verify(claim_of(board, goal, reading.rule), reading.proof, whole(board), budget);
                proofs += verified.check == Check::accepted;
                EXPECT_NE(verified.check, Check::refuted) << board << p;
            }
        });
    }
    EXPECT_GT(proofs, 15);
}

}  // namespace
}  // namespace tedomari::tactics
