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
    EXPECT_EQ(cost.drift, Rational(-20));
}

TEST(review_loss, is_the_fall_of_the_forecast_beyond_its_noise) {
    const ReviewedPosition before = judged_board();
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, after(before, "C1", -8));
    EXPECT_EQ(cost.evidence, Evidence::learned);
    EXPECT_EQ(cost.loss, Rational(8));
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, after(before, "C1", -noise_of_reading)).loss,
              Rational(0));
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, after(before, "C1", 3)).loss, Rational(0));
    EXPECT_EQ(cost_of(before, {Color::white, at("C1")}, after(before, "C1", 3)).loss, Rational(3));
}

TEST(review_loss, and_drift_explain_the_forecast) {
    const ReviewedPosition before = judged_board();
    for (const int forecast : {-20, -1, 0, 1, 7}) {
        for (const Color color : {Color::black, Color::white}) {
            for (const char* point : {"C1", "C3"}) {
                const ReviewedPosition later = after(before, point, forecast);
                const MoveCost cost = cost_of(before, {color, at(point)}, later);
                const Rational moved = cost.drift - cost.loss;
                EXPECT_EQ(before.forecast + (color == Color::black ? moved : -moved), later.forecast);
            }
        }
    }
}

TEST(review_loss, is_proved_only_when_the_better_move_is) {
    ReviewedPosition before = judged_board();
    const cgt::Thermograph gote{cgt::Trajectory::through({{-1, 3}, {2, 0}}),
                                cgt::Trajectory::through({{-1, -3}, {2, 0}})};
    before.regions[0].evidence = Evidence::proved;
    before.regions[0].walls = gote;
    before.temperature = local::Estimate::exact(2);
    before.best_proved = true;
    before.evidence = Evidence::proved;
    ReviewedPosition later = after(before, "C1", -2);
    later.regions.clear();
    for (const char* name : {"C1", "C2", "C3", "C4", "C5"}) later.owner[at(name)] = Cell::black;
    later.lead = 1;  // where the best move would have gained two
    const MoveCost cost = cost_of(before, {Color::black, at("C1")}, later);
    EXPECT_EQ(cost.evidence, Evidence::proved);
    EXPECT_EQ(cost.loss, Rational(1));
    later.evidence = Evidence::learned;  // it rests on walls that are judged
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::judged);
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).loss, Rational(1));
    later.evidence = Evidence::proved;
    before.temperature = {1, 2, 3};
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::learned);
    before.temperature = local::Estimate::exact(2);
    later.owner[at("A1")] = Cell::empty;  // reopened
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, later).evidence, Evidence::learned);
}

TEST(review_loss, of_an_answer_to_a_ko_threat_is_nothing) {
    ReviewedPosition before = judged_board();
    before.ko = 6;
    before.last = at("C2");
    before.answers_a_ko_threat = true;
    const ReviewedPosition next = after(before, "C1", -5);
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, next).loss, Rational(0));
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, after(before, "C1", -9)).loss, Rational(9));
    before.answers_a_ko_threat = false;  // the threat was smaller than the ko
    EXPECT_EQ(cost_of(before, {Color::black, at("C1")}, next).loss, Rational(5));
}

// A thermograph tells what a move is worth when nobody has threats to spare.
TEST(review_loss, in_a_ko_fight_is_no_thermographs) {
    ReviewedPosition before = judged_board();
    before.best_proved = true;
    before.evidence = Evidence::proved;
    before.temperature = local::Estimate::exact(2);
    before.regions.front().evidence = Evidence::proved;
    before.regions.front().walls = cgt::Thermograph::mast(0);
    ReviewedPosition next = before;
    next.lead = next.forecast = -1;
    EXPECT_EQ(cost_of(before, Move::pass(Color::black), next).loss, Rational(2));
    EXPECT_EQ(cost_of(before, Move::pass(Color::black), next).evidence, Evidence::proved);
    before.ko = 5;
    EXPECT_EQ(cost_of(before, Move::pass(Color::black), next).loss, Rational(1));
    EXPECT_NE(cost_of(before, Move::pass(Color::black), next).evidence, Evidence::proved);
}

TEST(review_loss, is_not_proved_where_walls_are_judged) {
    ReviewedPosition before = judged_board();
    before.best_proved = true;
    before.temperature = local::Estimate::exact(2);
    before.regions.front().evidence = Evidence::proved;
    before.regions.front().walls = cgt::Thermograph::mast(0);
    const MoveCost cost = cost_of(before, Move::pass(Color::black), before);
    EXPECT_EQ(cost.loss, Rational(2));
    EXPECT_EQ(cost.evidence, Evidence::judged);
}

}  // namespace
}  // namespace tedomari::analysis
