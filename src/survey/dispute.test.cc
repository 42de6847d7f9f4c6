// SPDX-License-Identifier: MIT
#include "survey/dispute.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;

// White's stones on the left have one eye and are dead; so say random games too.
constexpr const char* one_eye = R"(
    . O X . . . .
    O O X . . . .
    X X X . X . .
    . . . . . . .
    . . . X . . .)";

Judgement white_stays(const go::Board& board, double share) {
    Judgement result;
    result.evidence = Evidence::learned;
    go::for_each_point(board.size(), [&](go::Point p) {
        result.ownership[p] = board.at(p) == go::Cell::white ? -share : 0.95;
    });
    result.ownership[at("A5")] = -share;
    return result;
}

TEST(disputes, are_about_stones_that_matter_where_judge_and_random_games_differ) {
    const go::Board board = go::diagram(one_eye);
    const auto found = disputes(board, white_stays(board, 0.5), nullptr);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].color, go::Color::white);
    EXPECT_EQ(found[0].stones, (go::PointSet{at("B5"), at("A4"), at("B4")}));
    EXPECT_GT(found[0].judged, 0);
    EXPECT_LT(found[0].sampled, 0);
    EXPECT_EQ(found[0].if_alive, Rational(-2));  // four points, each half White's already
    EXPECT_EQ(found[0].if_dead, Rational(6));
}

TEST(disputes, are_none_where_the_judge_is_sure_or_all_agree) {
    const go::Board board = go::diagram(one_eye);
    EXPECT_TRUE(disputes(board, white_stays(board, 0.95), nullptr).empty());
    EXPECT_TRUE(disputes(board, white_stays(board, -0.6), nullptr).empty());
}

TEST(disputes, end_when_a_proof_says_what_the_judge_says) {
    const go::Board board = go::diagram(one_eye);
    const auto found = disputes(board, white_stays(board, 0.5), nullptr);
    ASSERT_EQ(found.size(), 1u);
    auto agreed = found, contradicted = found, open = found;
    const go::Point chain = board.chain(at("B4"));
    settle(agreed, {{chain, Standing::safe, Evidence::proved}});
    EXPECT_TRUE(agreed.empty());
    settle(contradicted, {{chain, Standing::dead, Evidence::proved}});
    ASSERT_EQ(contradicted.size(), 1u);
    EXPECT_EQ(contradicted[0].read, Fate::dead);
    settle(open, {{chain, Standing::safe, Evidence::learned}});
    EXPECT_EQ(open, found);
}

TEST(disputes, are_read_with_the_moves_that_decide) {
    const go::Board board = go::diagram(one_eye);
    auto found = disputes(board, white_stays(board, 0.5), nullptr);
    ASSERT_EQ(found.size(), 1u);
    Budget budget;
    read_groups(found, board, budget);
    EXPECT_EQ(found[0].read, Fate::dead);
    found[0].read = Fate::alive;  // known already: not asked again
    read_groups(found, board, budget);
    EXPECT_EQ(found[0].read, Fate::alive);
}

}  // namespace
}  // namespace tedomari::survey
