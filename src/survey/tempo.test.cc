// SPDX-License-Identifier: MIT
#include "survey/tempo.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/judged_region.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;

// A region of one point for each of these temperatures, in the lowest row.
Survey judged_regions(const std::vector<Rational>& temperatures) {
    Survey survey;
    survey.judgement.evidence = Evidence::learned;
    for (std::size_t i = 0; i < temperatures.size(); ++i) {
        SurveyedRegion region;
        region.open.points.insert(go::Point::at(static_cast<int>(i), 0));
        region.game.evidence = Evidence::learned;
        region.game.count = local::Estimate::exact(0);
        region.game.temperature = {0, temperatures[i], 40};
        region.game.kind = local::Kind::gote;
        region.walls = gote(0, temperatures[i]);
        survey.regions.push_back(region);
    }
    return survey;
}

// All of the board is open, and the move is worth so much to either side.
Judgement with_tempo(double points) {
    Judgement judgement;
    judgement.expected.fill(points / 2 / 81);
    return judgement;
}

TEST(tempo, is_the_size_of_a_move_on_an_open_board) {
    go::PointSet board;
    go::for_each_point(go::square(9), [&](go::Point p) { board.insert(p); });
    EXPECT_EQ(size_by_tempo(with_tempo(14), Color::black, board), Rational(13));  // by area one more
    EXPECT_EQ(size_by_tempo(with_tempo(14), Color::white, board), Rational(0));
    EXPECT_EQ(size_by_tempo(with_tempo(0), Color::black, board), Rational(0));
}

TEST(tempo, is_two_moves_when_none_is_left_after_it) {
    Judgement judgement;
    judgement.ownership.fill(1);
    judgement.expected.fill(1);
    const go::Point last = at("A1");
    judgement.ownership[last] = 0.9;
    EXPECT_LT(size_by_tempo(judgement, Color::black, {last}), Rational(1));
}

TEST(tempo, lets_no_judged_region_be_hotter_than_it_allows) {
    Survey survey = judged_regions({17, 2});
    keep_to_tempo(survey, Color::black);
    EXPECT_EQ(survey.regions[0].game.temperature.value, Rational(3));  // the other, and a stone
    EXPECT_EQ(survey.regions[0].walls.temperature(), Rational(3));
    EXPECT_EQ(survey.regions[1].game.temperature.value, Rational(2));
}

TEST(tempo, is_nothing_where_two_moves_are_as_large) {
    Survey survey = judged_regions({17, 17});
    keep_to_tempo(survey, Color::black);
    EXPECT_EQ(survey.regions[0].game.temperature.value, Rational(17));
}

TEST(tempo, moves_no_proof) {
    Survey survey = judged_regions({17, 2});
    survey.regions[0].game.evidence = Evidence::proved;
    keep_to_tempo(survey, Color::black);
    EXPECT_EQ(survey.regions[0].game.temperature.value, Rational(17));
    survey = judged_regions({17});
    survey.regions[0].game.temperature.low = 9;  // proved
    keep_to_tempo(survey, Color::black);
    EXPECT_EQ(survey.regions[0].game.temperature.value, Rational(9));
}

TEST(tempo, is_highest_where_the_judge_would_play) {
    Survey survey = judged_regions({4, 3, 2});
    survey.judgement.line = {{Color::black, go::Point::at(2, 0)}};
    keep_to_tempo(survey, Color::black);
    for (const SurveyedRegion& region : survey.regions)
        EXPECT_LE(region.game.temperature.value, survey.regions[2].game.temperature.value);
}

}  // namespace
}  // namespace tedomari::survey
