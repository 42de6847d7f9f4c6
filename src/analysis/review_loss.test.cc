// SPDX-License-Identifier: MIT
#include "analysis/review_loss.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Cell;
using go::Color;
using go::Move;

// Black holds the left, White the right, as far as the judge can tell; Black to move at C3.
ReviewedPosition judged_board() {
    ReviewedPosition position;
    position.board = go::diagram(R"(
        . X . O .
        . X . O .
        . X . O .
        . X . O .
        . X . O .)");
    go::for_each_point(position.board.size(), [&](go::Point p) {
        const bool open = p.column() == 2;
        position.owner[p] = open ? Cell::empty : p.column() < 2 ? Cell::black : Cell::white;
        position.ownership[p] = open ? 0 : p.column() < 2 ? 1 : -1;
    });
    ReviewedPosition::Region middle;
    for (const char* name : {"C1", "C2", "C3", "C4", "C5"}) middle.points.insert(at(name));
    middle.stones.assign(5, Cell::empty);
    middle.evidence = Evidence::learned;
    position.regions.push_back(middle);
    position.judged = position.evidence = Evidence::learned;
    position.temperature = {0, 2, 5};
    position.give_or_take = 5;
    position.best = at("C3");
    return position;
}

// The same with a stone played in the middle and another forecast.
ReviewedPosition after(const ReviewedPosition& before, const char* point, Rational forecast) {
    ReviewedPosition position = before;
    position.board.play({Color::black, at(point)});
    position.forecast = forecast;
    return position;
}

TEST(review_loss, of_the_recommended_move_is_nothing_whatever_the_forecast_says) {
    const ReviewedPosition before = judged_board();
    const MoveCost cost = cost_of(before, {Color::black, at("C3")}, after(before, "C3", -20));
    EXPECT_EQ(cost.loss, Rational(0));
    EXPECT_EQ(cost.fall, Rational(20));
}

TEST(review_loss, is_the_fall_of_the_forecast_beyond_its_noise) {
    const ReviewedPosition before = judged_board();
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, after(before, "C1", -8));
    EXPECT_EQ(cost.evidence, Evidence::learned);
    EXPECT_EQ(cost.loss, 8 - noise);
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, after(before, "C1", -noise)).loss, Rational(0));
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, after(before, "C1", 3)).loss, Rational(0));
}

TEST(review_loss, is_only_what_has_not_come_back_on_the_players_next_turn) {
    const ReviewedPosition before = judged_board();
    const ReviewedPosition later = after(before, "C1", -8);
    ReviewedPosition answered = later;
    answered.forecast = 0;  // a ko threat and its answer
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, Rational(0));
    answered.forecast = -5;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, 5 - noise);
    answered.forecast = -20;  // what came later is not this move's
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, 8 - noise);
}

TEST(review_loss, charges_nobody_for_a_change_of_judgement_elsewhere) {
    ReviewedPosition before = judged_board();
    ReviewedPosition later = after(before, "C1", -8);
    later.owner[at("A5")] = later.owner[at("A4")] = later.owner[at("A3")] = Cell::white;
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, later);
    EXPECT_EQ(cost.judgement, Rational(-6));
    EXPECT_EQ(cost.loss, std::max(2 - noise, Rational(0)));
}

TEST(review_loss, tells_what_went_without_the_judge_foreseeing_it) {
    ReviewedPosition before = judged_board();
    before.choice = {Rational(-1), Rational(-1)};  // no better move was seen
    const ReviewedPosition later = after(before, "C1", -8);
    ReviewedPosition answered = later;
    answered.forecast = -20;
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, later, &answered);
    EXPECT_EQ(cost.loss, Rational(0));
    EXPECT_EQ(cost.unforeseen, Rational(20));
    answered.forecast = -4;  // within the noise of judgement
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).unforeseen, Rational(0));
    answered.forecast = 20;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).unforeseen, Rational(0));
}

TEST(review_loss, is_how_much_more_the_judge_expects_of_the_recommended_move) {
    ReviewedPosition before = judged_board();
    before.choice = {Rational(3, 2), 0};
    const ReviewedPosition later = after(before, "C1", 0);  // the forecast, by what is usual, does not fall
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, Rational(3, 2) - noise_of_looks);
    EXPECT_EQ(cost_of(before, {Color::white, at("C1")}, later).loss, Rational(0));
    before.choice = {Rational(1, 10), 0};
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, Rational(0));
    before.choice = {2, 6};  // the judge likes it better than what is recommended
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, Rational(0));
}

TEST(review_loss, is_no_more_than_a_move_was_worth_unless_the_next_turn_bears_it_out) {
    ReviewedPosition before = judged_board();  // a move is worth 2
    before.choice = {9, 0};
    const ReviewedPosition later = after(before, "C1", -1);
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, 2 - noise_of_looks);
    ReviewedPosition answered = later;
    answered.forecast = -6;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, 6 - noise_of_looks);
    answered.forecast = -20;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, 9 - noise_of_looks);
}

TEST(review_loss, of_a_threat_is_what_is_gone_once_it_is_answered) {
    ReviewedPosition before = judged_board();
    before.choice = {2, 0};
    ReviewedPosition later = after(before, "C1", -4);
    later.temperature = {5, 9, 20};
    ReviewedPosition answered = before;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, Rational(0));
    answered.forecast = -1;
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later, &answered).loss, 1 - noise_of_looks);
}

TEST(review_loss, is_proved_only_when_the_better_move_is) {
    ReviewedPosition before = judged_board();
    const cgt::Thermograph gote{cgt::Trajectory::through({{-1, 3}, {2, 0}}),
                                cgt::Trajectory::through({{-1, -3}, {2, 0}})};
    before.regions[0].evidence = Evidence::proved;
    before.regions[0].walls = gote;
    before.temperature = local::Estimate::exact(2);
    before.best_proved = true;
    ReviewedPosition later = after(before, "C1", -2);
    later.regions.clear();
    for (const char* name : {"C1", "C2", "C3", "C4", "C5"}) later.owner[at(name)] = Cell::black;
    later.lead = 1;  // where the best move would have gained two
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, later);
    EXPECT_EQ(cost.evidence, Evidence::proved);
    EXPECT_EQ(cost.loss, Rational(1));
    later.forecast_judged = true;  // the judge does not expect what the proofs say
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::learned);
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, Rational(1));
    later.forecast_judged = false;
    before.temperature = {1, 2, 3};
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::learned);
    before.temperature = local::Estimate::exact(2);
    later.owner[at("A1")] = Cell::empty;  // reopened
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::learned);
}

}  // namespace
}  // namespace tedomari::analysis
