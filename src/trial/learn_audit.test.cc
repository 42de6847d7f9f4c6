// SPDX-License-Identifier: MIT
#include "trial/learn_audit.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "analysis/learning.h"

namespace tedomari::trial {
namespace {

// Two walls and a stone of Black's behind White's: dead, and marked so; the last move filled G4.
constexpr const char* audited_game =
    "(;SZ[7]KM[6.5]RU[Japanese]RE[W+12.5];AB[ca][cb][cc][cd][ce][cf][cg][ba][be]"
    "AW[da][db][dc][dd][de][df][dg][fb][fe];B[gc];W[gd];TB[aa][ab][bb][ac][bc][ad][bd][ae][af][bf][ag][bg]"
    "TW[ea][fa][ga][eb][gb][ec][fc][gc][ed][fd][ee][ge][ef][ff][gf][eg][fg][gg])\n";

class Audit : public testing::Test {
protected:
    Audit()
        : path((std::filesystem::temp_directory_path() /
                ("tedomari_learn_audit_" + std::to_string(getpid()) + ".sgfs"))
                   .string()) {
        std::ofstream(path) << audited_game << "(;SZ[7]RE[B+R];B[dd])\n";
        asked.paths = {path};
        asked.model = &model;
    }
    ~Audit() override { std::filesystem::remove(path); }

    std::string path;
    AuditQuestion asked;
    // One pass that believes every block as far as its last weight says, whatever it sees.
    static scoring::Model always(double logit) {
        scoring::Model made;
        made.set = scoring::FeatureSet::paper;
        made.facts = "always the same";
        scoring::Stage stage;
        const auto inputs = static_cast<int>(scoring::features_of(made.set).size());
        stage.shape = {inputs, 1};
        stage.mean = scoring::Vector::Zero(inputs);
        stage.scale = scoring::Vector::Ones(inputs);
        stage.weights = scoring::Vector::Zero(stage.shape.weights());
        stage.weights[stage.weights.size() - 1] = logit;
        stage.curve = {{0.5, 0.6}, {0.4, 0.5}};
        made.members = {{stage}};
        return made;
    }
    scoring::Model model = always(2);
};

TEST_F(Audit, counts_beliefs_by_tenths_and_what_became_of_them) {
    asked.back = {0};
    const auto found = audit(asked, nullptr);
    ASSERT_TRUE(found);
    // Six chains believed alive with 88 %, of which all but Black's at G5 are.
    EXPECT_EQ(found->calibration[17].blocks, 6u);
    EXPECT_EQ(found->calibration[17].alive, 5u);
    EXPECT_NEAR(found->calibration[17].belief, 6 * 0.8808, 1e-3);
    EXPECT_EQ(found->confusion[0][1], 1u);
    EXPECT_EQ(found->confusion[1][1], 5u);
    EXPECT_EQ(found->confusion[0][0] + found->confusion[1][0], 0u);
}

TEST_F(Audit, shows_the_game_that_was_missed_and_its_wrong_stones) {
    asked.back = {0};
    const auto found = audit(asked, nullptr);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->worst.size(), 1u);
    EXPECT_EQ(found->worst[0].wrong.size(), 1);
    EXPECT_EQ(found->worst[0].result, Rational(-25, 2));
    asked.worst = 0;
    EXPECT_TRUE(audit(asked, nullptr)->worst.empty());
}

TEST_F(Audit, goes_back_move_by_move) {
    asked.back = {0, 2};
    const auto found = audit(asked, nullptr);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->before.size(), 2u);
    EXPECT_EQ(found->before[0].games, 1u);
    EXPECT_EQ(found->before[0].blocks, 6u);
    EXPECT_EQ(found->before[0].right, 5u);
    EXPECT_EQ(found->before[1].blocks, 4u);  // before B G5 and W G4
    EXPECT_EQ(found->before[1].right, 4u);
}

TEST_F(Audit, keeps_the_curves_and_facts_of_the_model) {
    asked.back = {0};
    const auto found = audit(asked, nullptr);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->facts, "always the same");
    ASSERT_EQ(found->curves.size(), 1u);
    EXPECT_EQ(found->curves[0], model.members[0][0].curve);
}

TEST_F(Audit, of_records_that_cannot_be_read_is_none) {
    asked.paths = {"/nowhere/at/all"};
    EXPECT_FALSE(audit(asked, nullptr));
}

}  // namespace
}  // namespace tedomari::trial
