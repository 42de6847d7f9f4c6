// SPDX-License-Identifier: MIT
#include "survey/forecast.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::survey {
namespace {

// Regions of these temperatures, worth nothing on average, all proved.
Survey gotes(const std::vector<Rational>& temperatures) {
    Survey survey;
    for (const Rational t : temperatures) {
        SurveyedRegion region;
        region.game.evidence = Evidence::proved;
        region.game.count = local::Estimate::exact(0);
        region.game.temperature = local::Estimate::exact(t);
        region.game.kind = local::Kind::gote;
        region.walls = {cgt::Trajectory::through({{-1, t + 1}, {t, 0}}),
                        cgt::Trajectory::through({{-1, -t - 1}, {t, 0}})};
        survey.regions.push_back(region);
    }
    return survey;
}

Forecast by_territory(const Survey& survey, go::Color next) {
    return forecast(survey, go::Board(go::square(9)), next, go::Scoring::territory);
}

}  // namespace

TEST(forecast, lets_proved_gotes_be_taken_in_turn) {
    const Survey three = gotes({3, 2, 1});
    EXPECT_EQ(by_territory(three, go::Color::black).value, 2);
    EXPECT_EQ(by_territory(three, go::Color::white).value, -2);
    EXPECT_EQ(by_territory(three, go::Color::black).lead, 0);
}

TEST(forecast, lies_within_what_orthodox_play_can_yield) {
    for (const auto& sizes : {std::vector<Rational>{3}, {3, 3}, {5, 1, 1}, {Rational(1, 2)}}) {
        for (const go::Color next : {go::Color::black, go::Color::white}) {
            const Forecast found = by_territory(gotes(sizes), next);
            EXPECT_LE(found.low, found.value);
            EXPECT_GE(found.high, found.value);
            EXPECT_EQ(found.high - found.low, sizes[0]);
        }
    }
}

// Walls are judged, so neither the judge nor what he is held to by proofs has the last word.
TEST(forecast, is_the_middle_of_the_judge_and_what_proofs_leave_of_him) {
    Survey survey = gotes({3});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.regions[0].expected = 5;  // held to 3; the judge says -1/2
    EXPECT_EQ(by_territory(survey, go::Color::black).value, Rational(13, 10));
    survey.counted = 2;
    EXPECT_EQ(by_territory(survey, go::Color::black).value, 2);
    survey.counted = 20;  // some group must be wrong
    EXPECT_EQ(by_territory(survey, go::Color::black).value, Rational(13, 10));
    survey = gotes({1});  // Black gets a point, and the judge does not see walls fall
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.regions[0].expected = Rational(1, 2);
    survey.regions[0].waiting = Rational(-1, 2);
    EXPECT_EQ(by_territory(survey, go::Color::black).value, 1);
}

// A count that fits only one side's moving would make the other worse off for moving.
TEST(forecast, takes_a_count_that_goes_with_either_side_moving) {
    Survey survey = gotes({12});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.regions[0].expected = 12;
    survey.regions[0].waiting = -12;
    survey.counted = 3;
    EXPECT_EQ(by_territory(survey, go::Color::black).value, Rational(58, 10));
    survey.regions[0].waiting = 0;
    EXPECT_EQ(by_territory(survey, go::Color::black).value, 3);
}

// By territory the last stone costs a little, which nobody need play.
TEST(forecast, never_makes_it_a_loss_to_have_the_move) {
    Survey survey = gotes({1});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.cut_again = true;  // the judge alone, who sees no difference
    survey.regions[0].open.narrowed = true;
    EXPECT_EQ(by_territory(survey, go::Color::black).value, by_territory(survey, go::Color::white).value);
}

// On 9x9 a wall that was judged, and fell, once made a forecast of B+44 of a game that was lost by ten.
TEST(forecast, lets_proofs_move_the_judge_only_so_far) {
    Survey survey = gotes({3});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.regions[0].expected = survey.settled = 60;  // and the judge, at each point, sees nothing
    EXPECT_EQ(by_territory(survey, go::Color::black).value, 8);
}

// Area counts the stone that one side may play more; territory does not.
TEST(forecast, of_a_judge_is_half_a_stone_less_for_who_is_next_by_territory) {
    const go::Board board(go::square(9));
    Judgement judgement;
    const auto score = [&](go::Color next, go::Scoring scoring) {
        return judged_score(judgement, board, next, scoring);
    };
    EXPECT_EQ(score(go::Color::black, go::Scoring::territory), Rational(-1, 2));
    EXPECT_EQ(score(go::Color::white, go::Scoring::territory), Rational(1, 2));
    EXPECT_EQ(score(go::Color::black, go::Scoring::area), Rational(0));
    go::for_each_point(board.size(),
                       [&](go::Point p) { judgement.expected[p] = 1; });  // nothing is left to play
    EXPECT_EQ(score(go::Color::black, go::Scoring::territory), Rational(81));
}

TEST(forecast, is_not_held_to_what_only_narrow_walls_prove) {
    Survey survey = gotes({3});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.chains.push_back({go::at("A1"), Standing::safe, Evidence::learned});
    survey.regions[0].expected = 5;
    survey.regions[0].open.narrowed = survey.cut_again = true;
    EXPECT_EQ(by_territory(survey, go::Color::black).value, Rational(23, 10));
}

TEST(forecast, doubts_settled_ground_as_much_as_the_judge_does) {
    Survey survey = gotes({1});
    survey.judgement.evidence = Evidence::learned;
    survey.partition.owner[go::at("A1")] = survey.partition.owner[go::at("A2")] = go::Cell::black;
    survey.judgement.ownership[go::at("A1")] = survey.judgement.ownership[go::at("A2")] = 0.9;
    survey.settled = 2;
    const Forecast sure = by_territory(survey, go::Color::white);
    EXPECT_EQ(sure.lead, 2);  // nothing else is in doubt
    survey.cut_again = true;
    const Forecast doubted = by_territory(survey, go::Color::white);
    EXPECT_EQ(doubted.lead, Rational(18, 10));
    EXPECT_EQ(doubted.low, sure.low);  // play changes nothing here
    EXPECT_EQ(doubted.high, sure.high);
}

// Whatever the counts of regions say.
TEST(forecast, is_worth_no_less_than_the_lead_and_no_more_than_a_move_to_who_has_it) {
    Survey survey = gotes({3});
    survey.regions[0].game.count = local::Estimate::exact(20);  // the judge expects nothing of the kind
    survey.regions[0].game.evidence = survey.judgement.evidence = Evidence::learned;
    for (const go::Color next : {go::Color::black, go::Color::white}) {
        const Forecast found = by_territory(survey, next);
        const Rational moving = go::sign(next) * (found.value - found.lead);
        EXPECT_GE(moving, 0);
        EXPECT_LE(moving, 3);
    }
}

// A threat hangs: the board was worth a point a move before it.
TEST(forecast, leaves_no_lead_in_the_middle_of_an_exchange) {
    const Survey survey = gotes({12});
    const go::Board board(go::square(9));
    const Forecast quiet = forecast(survey, board, go::Color::black, go::Scoring::territory);
    EXPECT_EQ(quiet.value - quiet.lead, 12);
    const Forecast threatened = forecast(survey, board, go::Color::black, go::Scoring::territory, 1);
    EXPECT_EQ(threatened.value, quiet.value);
    EXPECT_EQ(threatened.value - threatened.lead, 1);
}

// Stones count too, and a dame is worth a point.
TEST(forecast, counts_by_area_where_the_rules_do) {
    const go::Board board = go::diagram(R"(
        X X . O O
        X . X O .
        X X X O O
        . X X O .
        X X . O O)");
    const Survey survey = survey::survey(board, quick());
    const Forecast territory = forecast(survey, board, go::Color::black, go::Scoring::territory);
    const Forecast area = forecast(survey, board, go::Color::black, go::Scoring::area);
    EXPECT_EQ(area.lead - territory.lead, Rational(11 - 8));
}

TEST(forecast, is_the_surer_the_less_is_left_to_doubt) {
    const go::Board board = go::diagram(two_halves);
    const Forecast late = by_territory(survey(board, quick()), go::Color::black);
    const go::Board empty(go::square(9));
    const Forecast early = by_territory(survey(empty, quick()), go::Color::black);
    EXPECT_LT(late.give_or_take, early.give_or_take);
}

}  // namespace tedomari::survey
