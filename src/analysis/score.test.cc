// SPDX-License-Identifier: MIT
#include "analysis/score.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "sgf/record.h"

namespace tedomari::analysis {
namespace {

constexpr const char* two_walls =
    "(;SZ[7]KM[6.5]RU[Japanese]RE[W+14.5];AB[ca][cb][cc][cd][ce][cf][cg][ba][be][gc]"
    "AW[da][db][dc][dd][de][df][dg][fb][fe])";

go::Game walled_game() { return sgf::read_record(two_walls)->game; }

ScoreReport scored(const go::Game& game, const ScoreSettings& settings = {}) {
    Budget budget;
    return score(game, settings, budget);
}

TEST(score, counts_what_the_user_says) {
    ScoreSettings settings;
    settings.life.dead.insert(go::at("G5"));
    EXPECT_EQ(scored(walled_game(), settings).score(), Rational(-29, 2));
    settings.life.dead.clear();
    settings.life.alive.insert(go::at("G5"));  // then White's side is nobody's
    const ScoreReport report = scored(walled_game(), settings);
    EXPECT_EQ(report.score(), Rational(11, 2));
    EXPECT_FALSE(report.safe_to_score);
    EXPECT_EQ(report.to_play.size(), 18);
}

// A game that nobody would stop has no dead stones and no count of 300 points.
TEST(score, of_a_game_that_is_not_over_is_an_estimate) {
    const auto game =
        sgf::read_record("(;SZ[19]KM[6.5]RU[Chinese];B[pd];W[dp];B[qp];W[dd];B[fq];W[cn])")->game;
    const ScoreReport report = scored(game);
    EXPECT_FALSE(report.over);
    EXPECT_FALSE(report.safe_to_score);
    EXPECT_LT(abs(report.score()), Rational(20));
    EXPECT_EQ(report.score().floor() + Rational(1, 2), report.score());
    EXPECT_TRUE(report.tally.dead.empty());
    for (const ScoredChain& chain : report.chains) EXPECT_FALSE(chain.counts_as_dead());
    ScoreSettings settings;
    settings.life.dead.insert(go::at("Q16"));
    EXPECT_TRUE(scored(game, settings).over) << "who says what is dead wants it counted";
}

TEST(score, knows_whose_every_point_is) {
    ScoreSettings settings;
    settings.life.dead.insert(go::at("G5"));
    const ScoreReport report = scored(walled_game(), settings);
    EXPECT_EQ(report.ownership[go::at("A1")], 1);
    EXPECT_EQ(report.ownership[go::at("G5")], -1);
    EXPECT_EQ(report.ownership[go::at("G1")], -1);
}

TEST(score, gives_white_the_handicap_that_chinese_rules_give) {
    auto game = sgf::read_record("(;SZ[5]KM[0.5]RU[Chinese]HA[2]AB[bc][dc];W[];B[cc];W[];B[])")->game;
    EXPECT_EQ(scored(game).score(), Rational(45, 2));
}

TEST(score, of_a_collection_is_compared_with_the_records) {
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_score.test.sgfs").string();
    std::ofstream(path) << two_walls << "\n(;SZ[5]RE[B+R];B[cc])\n";
    const auto set = score_set(path, {}, 2, nullptr);
    std::filesystem::remove(path);
    ASSERT_TRUE(set);
    EXPECT_EQ(set->games, 1u);
    EXPECT_EQ(set->exact, 1u);
    EXPECT_EQ(set->without_result, 1u);
    EXPECT_TRUE(set->misses.empty());
}

TEST(score, says_where_the_players_were_wrong) {
    // Black's stone at G5 is dead, but whoever counted left it where it is: White's side is nobody's then.
    std::string record = two_walls;
    record.replace(record.find("W+14.5"), 6, "B+5.5");
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_wrong.test.sgfs").string();
    std::ofstream(path) << record << "\n";
    ScoreSettings settings;
    settings.life.dead.insert(go::at("G5"));
    const auto set = score_set(path, settings, 1, nullptr);
    std::filesystem::remove(path);
    ASSERT_TRUE(set);
    ASSERT_EQ(set->misses.size(), 1u);
    EXPECT_EQ(set->misses[0].unmarked, "Black G5");
    EXPECT_EQ(set->unmarked, 1u);
    EXPECT_EQ(set->unmarked_flagged, set->wrong_flagged);
}

TEST(score, of_a_missing_folder_is_an_error) { EXPECT_FALSE(score_set("/nowhere/at/all", {}, 1, nullptr)); }

}  // namespace
}  // namespace tedomari::analysis
