// SPDX-License-Identifier: MIT
#include "analysis/last_chance.h"

#include <gtest/gtest.h>

#include "analysis/review.h"
#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::Color;

const Rational half(1, 2);
PerfectScore score(Rational value) { return {value, value, Evidence::judged, false}; }

// Black begins; what best play makes of the position before each move, nothing where it was not solved.
std::vector<ReviewedMove> game(const std::vector<std::optional<PerfectScore>>& before) {
    std::vector<ReviewedMove> moves;
    for (const auto& perfect : before) {
        ReviewedMove move;
        move.number = static_cast<int>(moves.size()) + 1;
        move.move = {move.number % 2 == 1 ? Color::black : Color::white, go::at("A1")};
        move.perfect = perfect;
        moves.push_back(move);
    }
    return moves;
}

TEST(last_chance, is_the_last_move_that_gave_the_win_away) {
    const auto moves =
        game({score(-half), score(-half), score(half), score(half), score(-half), score(-half)});
    const auto chance = last_chance(moves, score(-half), sgf::parse_result("W+0.5"));
    ASSERT_TRUE(chance);
    EXPECT_EQ(chance->loser, Color::black);
    EXPECT_FALSE(chance->move);  // Black's stones never fell from a win by Black's own move
    const auto turned = game({score(-half), score(half), score(half), score(-half), score(-half)});
    const auto found = last_chance(turned, score(-half), sgf::parse_result("W+0.5"));
    ASSERT_TRUE(found && found->move);
    EXPECT_EQ(*found->move, 2u);
    EXPECT_TRUE(found->is_solved);
    EXPECT_EQ(found->before, score(half));
    EXPECT_EQ(found->after, score(-half));
    EXPECT_EQ(found->solved_from, 1);
    ASSERT_EQ(found->losses.size(), 1u);
    EXPECT_EQ(found->losses[0].loss, Rational(1));
    EXPECT_TRUE(found->losses[0].turned);
}

TEST(last_chance, is_not_claimed_behind_a_position_that_is_not_solved) {
    const auto moves = game({score(half), score(-half), std::nullopt, score(-half)});
    const auto chance = last_chance(moves, score(-half), sgf::parse_result("W+0.5"));
    ASSERT_TRUE(chance);
    EXPECT_FALSE(chance->is_solved);
    EXPECT_EQ(chance->solved_from, 4);
    EXPECT_EQ(chance->solved, 3);
}

TEST(last_chance, hangs_on_a_ko_where_its_bounds_leave_it_open) {
    const PerfectScore ko{-half, half, Evidence::judged, true};
    const auto chance =
        last_chance(game({score(half), ko, score(-half)}), score(-half), sgf::parse_result("W+R"));
    ASSERT_TRUE(chance);
    EXPECT_FALSE(chance->is_solved);
    EXPECT_EQ(chance->hung_on_a_ko, 1u);
    EXPECT_EQ(chance->solved_from, 3);
}

TEST(last_chance, by_forecast_where_nothing_is_solved) {
    std::vector<ReviewedMove> moves = game({std::nullopt, std::nullopt, std::nullopt, std::nullopt});
    const Rational forecasts[] = {3, 3, 3, -2, -2};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        moves[i].forecast = forecasts[i];
        moves[i].forecast_after = forecasts[i + 1];
        moves[i].give_or_take = 4;
        moves[i].judged = Evidence::learned;
    }
    const auto chance = last_chance(moves, std::nullopt, sgf::parse_result("W+5"));
    ASSERT_TRUE(chance && chance->move);
    EXPECT_EQ(*chance->move, 2u);
    EXPECT_FALSE(chance->is_solved);
    EXPECT_EQ(chance->before.low, Rational(-1));
    EXPECT_EQ(chance->before.high, Rational(7));
    EXPECT_EQ(chance->before.evidence, Evidence::learned);
}

TEST(last_chance, says_where_the_record_is_not_borne_out_and_nothing_where_nobody_lost) {
    const auto chance = last_chance(game({score(half)}), score(half), sgf::parse_result("W+0.5"));
    ASSERT_TRUE(chance);
    EXPECT_FALSE(chance->borne_out);
    EXPECT_FALSE(chance->move);
    EXPECT_FALSE(last_chance(game({score(0)}), score(0), sgf::parse_result("0")));
    EXPECT_FALSE(last_chance({}, std::nullopt, sgf::parse_result("W+0.5")));
}

TEST(last_chance, nobody_gains_by_his_move) {
    EXPECT_TRUE(contradicts(score(half), Color::black, score(Rational(3, 2))));
    EXPECT_FALSE(contradicts(score(half), Color::white, score(Rational(3, 2))));
    EXPECT_FALSE(contradicts({-half, half}, Color::black, score(half)));
}

}  // namespace
}  // namespace tedomari::analysis
