// SPDX-License-Identifier: MIT
#include "trial/experiment.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace tedomari::trial {

namespace {

GameReport game(int number, int black, Rational score) {
    GameReport report;
    report.number = number;
    report.black = black;
    report.score = score;
    report.winner = score > Rational(0) ? go::Color::black : go::Color::white;
    report.times[0].add(0.5);
    return report;
}

}  // namespace

TEST(experiment, goal_threats_has_rows_that_differ_in_one_thing_each) {
    GoalThreats experiment;
    experiment.games = 4;
    experiment.playouts = 50;
    experiment.sgf_folder = "games";
    const auto rows = goal_threats(experiment);
    ASSERT_EQ(rows.size(), 16u);
    EXPECT_EQ(rows[1].plan.engines[0],
              "tedomari gtp --player hotstrat-goals --threats none --size 9 --policy uniform --playouts 50");
    EXPECT_EQ(rows[5].plan.sgf_folder, "games/all");
    std::set<std::string> engines, folders;
    for (const ExperimentRow& row : rows) {
        EXPECT_TRUE(engines.insert(row.plan.engines[0]).second) << row.name;
        EXPECT_TRUE(folders.insert(row.plan.sgf_folder.string()).second) << row.name;
        EXPECT_NE(row.plan.engines[1].find("/usr/games"), std::string::npos);  // where Debian has GNU Go
        EXPECT_TRUE(row.plan.alternate);
        EXPECT_EQ(row.plan.games, 4);
        EXPECT_EQ(row.plan.rules.komi, Rational(11, 2));
    }
}

TEST(experiment, prints_mean_deviation_wins_and_both_colors) {
    MatchReport report;
    report.games = {game(1, 0, Rational(10)), game(2, 1, Rational(20))};  // +10 as Black, -20 as White
    const std::vector<PlayedRow> rows = {{"without threats", report}};
    EXPECT_EQ(table_text(rows),
              "                          games    mean      sd       won          95 %   s/move  as Black  "
              "as White\n"
              "without threats               2    -5.0    21.2       1/2        9-91 %     0.50     +10.0    "
              " -20.0\n");
    EXPECT_EQ(table_json(rows)[0]["score"]["asWhite"], -20);
}

}  // namespace tedomari::trial
