// SPDX-License-Identifier: MIT
#include "survey/ring.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/survey.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Cell;
using go::PointSet;

// Everything but these points is settled for whose side it lies on.
Partition cut_to(const go::Board& board, const PointSet& points, int border) {
    Partition parts;
    go::for_each_point(board.size(), [&](go::Point p) {
        parts.owner[p] = points.contains(p) ? Cell::empty : p.column() < border ? Cell::black : Cell::white;
    });
    parts.regions.push_back({points, empty_points(board, points)});
    parts.model = model_of(board, parts.owner);
    return parts;
}

// Black has filled D1 in thought: without it D2 is short of a liberty once White comes to E1.
constexpr const char* hane = R"(
    . . . X O . . .
    . . . X O . . .
    . . . X O . . .
    . . . . . . . .)";

TEST(ring, is_what_the_stones_around_breathe_through) {
    const go::Board board = go::diagram(hane);
    const auto wider = one_ring_wider(cut_to(board, {at("E1")}, 4), {at("E1")}, board);
    ASSERT_TRUE(wider);
    EXPECT_EQ(wider->points, (PointSet{at("E1"), at("D1"), at("F1"), at("F2")}));
    EXPECT_EQ(wider->held, Rational(1 - 2));
    EXPECT_TRUE(wider->model.is_empty(at("D1")));
    EXPECT_EQ(wider->model.at(at("C1")), Cell::black);
}

TEST(ring, leaves_ground_of_unconditional_life_alone) {
    const go::Board board = go::diagram(R"(
        . X . X . O .
        X X X X . O .
        . X . X . O .)");
    const PointSet middle{at("E1"), at("E2"), at("E3")};
    const auto wider = one_ring_wider(cut_to(board, middle, 4), middle, board);
    ASSERT_TRUE(wider);
    EXPECT_EQ(wider->points - middle, (PointSet{at("G1"), at("G2"), at("G3")}));
}

TEST(ring, does_not_reach_another_region) {
    const go::Board board = go::diagram(hane);
    Partition parts = cut_to(board, {at("E1")}, 4);
    parts.regions.push_back({{at("G1")}, 1});
    parts.owner[at("G1")] = Cell::empty;
    const auto wider = one_ring_wider(parts, {at("E1")}, board);
    ASSERT_TRUE(wider);
    EXPECT_FALSE(wider->points.contains(at("F1")));
}

// E1 alone is a point for who fills it.  With the ground beside it in play whoever hanes there pushes further.
TEST(ring, tells_a_region_that_was_cut_too_small) {
    const go::Board board = go::diagram(hane);
    const Partition parts = cut_to(board, {at("E1")}, 4);
    const auto narrow = endgame::evaluate(parts.model, {at("E1")});
    const auto wider = one_ring_wider(parts, {at("E1")}, board);
    const auto wide = endgame::evaluate(wider->model, wider->points);
    ASSERT_TRUE(narrow && wide);
    EXPECT_FALSE(is_borne_out(*narrow, *wide, wider->held));
    EXPECT_GT(wide->temperature.value, narrow->temperature.value);
}

// What the survey calls exact says the same one ring wider.
TEST(ring, bears_out_what_is_called_exact) {
    const go::Board board = go::diagram(R"(
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . . . . . . .)");
    SurveySettings settings;
    settings.nodes = 20'000;
    const Survey found = survey(board, settings);
    int exact = 0;
    for (const SurveyedRegion& region : found.regions) {
        if (region.game.evidence != Evidence::proved) continue;
        ++exact;
        const auto wider = one_ring_wider(found.partition, region.open.points, board);
        if (!wider) continue;
        const auto game = endgame::evaluate(wider->model, wider->points);
        ASSERT_TRUE(game);
        if (game->evidence == Evidence::proved) EXPECT_TRUE(is_borne_out(region.game, *game, wider->held));
    }
    EXPECT_GT(exact, 0);
}

}  // namespace
}  // namespace tedomari::survey
