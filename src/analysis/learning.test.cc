// SPDX-License-Identifier: MIT
#include "analysis/learning.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::analysis {
namespace {

// Two walls and, by number, a stone of Black's behind White's: dead, and marked so.
constexpr const char* marked_game =
    "(;SZ[7]KM[6.5]RU[Japanese]RE[W+14.5];AB[ca][cb][cc][cd][ce][cf][cg][ba][be][gc]"
    "AW[da][db][dc][dd][de][df][dg][fb][fe];TB[aa][ab][bb][ac][bc][ad][bd][ae][af][bf][ag][bg]"
    "TW[ea][fa][ga][eb][gb][ec][fc][gc][ed][fd][gd][ee][ge][ef][ff][gf][eg][fg][gg])\n";
constexpr const char* same_without_marks =
    "(;SZ[7]KM[6.5]RU[Japanese]RE[W+14.5];AB[ca][cb][cc][cd][ce][cf][cg][ba][be][gd]"
    "AW[da][db][dc][dd][de][df][dg][fb][fe])\n";
constexpr const char* resigned = "(;SZ[7]RE[B+R];B[dd])\n";

class Records : public testing::Test {
protected:
    Records()
        : path((std::filesystem::temp_directory_path() /
                ("tedomari_learning_" + std::to_string(getpid()) + ".sgfs"))
                   .string()) {}
    ~Records() override { std::filesystem::remove(path); }

    LearnQuestion question(const std::string& games) const {
        std::ofstream(path) << games;
        LearnQuestion asked;
        asked.paths = {path};
        asked.settings.stages = 1;
        asked.settings.hidden = 4;
        asked.settings.check_part = 0;
        asked.settings.optimizer.epochs = 30;
        return asked;
    }
    std::string path;
};

Result<LearnReport> learned(const LearnQuestion& question) {
    return learn(question, [](const std::string&) {});
}

TEST_F(Records, with_marks_teach_those_without) {
    auto asked = question(std::string(marked_game) + same_without_marks + resigned);
    asked.rounds = 1;
    const auto report = learned(asked);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->games, 2u);
    EXPECT_EQ(report->marked, 1u);
    EXPECT_EQ(report->without_result, 1u);
    ASSERT_EQ(report->rounds.size(), 1u);
    EXPECT_EQ(report->rounds[0].of, 1u);
    EXPECT_EQ(report->rounds[0].accepted, 1u);
    EXPECT_EQ(report->trained.games, 2u);
    EXPECT_GT(report->peak_kilobytes, 0);
}

TEST_F(Records, with_scores_alone_are_learned_from_without_a_look_at_marks) {
    auto asked = question(std::string(marked_game) + same_without_marks);
    asked.way = LearningWay::score_only;
    asked.rounds = 1;
    const auto report = learned(asked);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->marked, 0u);
    ASSERT_EQ(report->rounds.size(), 1u);
    EXPECT_EQ(report->rounds[0].of, 2u);
}

TEST_F(Records, that_teach_nothing_are_refused) {
    EXPECT_FALSE(learned(question(resigned)));
    EXPECT_FALSE(learned(question(same_without_marks)));
    LearnQuestion nowhere;
    nowhere.paths = {"/nowhere/at/all"};
    EXPECT_FALSE(learned(nowhere));
}

TEST_F(Records, are_written_as_features_with_a_line_that_explains_each) {
    question(marked_game);
    std::string text;
    const auto rows =
        write_features(path, scoring::FeatureSet::paper, [&](const std::string& piece) { text += piece; });
    ASSERT_TRUE(rows);
    EXPECT_EQ(*rows, 5u);
    EXPECT_EQ(text.substr(0, 8), "# size: ");
    EXPECT_NE(text.find("\ngame,stone,color,alive,size,"), std::string::npos);
    EXPECT_NE(text.find("\n1,G5,black,0,1,"), std::string::npos);
}

}  // namespace
}  // namespace tedomari::analysis
