// SPDX-License-Identifier: MIT
#include "trial/learn_ablation.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::trial {
namespace {

// Two walls; one stone, of Black's behind White's, dead: at another point in each game.
std::string game(int number, bool marked) {
    const char column = static_cast<char>('e' + number % 3), row = static_cast<char>('a' + number / 3 % 7);
    std::string white;
    for (char c = 'e'; c <= 'g'; ++c)
        for (char r = 'a'; r <= 'g'; ++r) white += fmt::format("[{}{}]", c, r);
    return fmt::format(
        "(;SZ[7]KM[0.5]RU[Japanese]RE[W+8.5];AB[ca][cb][cc][cd][ce][cf][cg][{}{}]AW[da][db][dc][dd][de][df]["
        "dg]{})\n",
        column, row, marked ? ";TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be][af][bf][ag][bg]TW" + white : "");
}

class Ablation : public testing::Test {
protected:
    Ablation()
        : path((std::filesystem::temp_directory_path() / fmt::format("tedomari_ablation_{}.sgfs", getpid()))
                   .string()) {
        asked.paths = {path};
        asked.folds = 2;
        asked.rounds_by_scores = 1;
        asked.settings.hidden = 2;
        asked.settings.stages = 2;
        asked.settings.optimizer.epochs = 3;
    }
    ~Ablation() override { std::filesystem::remove(path); }

    Result<AblationReport> of_games(int marked, int unmarked) {
        std::ofstream out(path);
        for (int i = 0; i < marked + unmarked; ++i) out << game(i, i < marked);
        out.close();
        return ablation(asked, [](const std::string&) {});
    }

    std::string path;
    AblationQuestion asked;
};

TEST_F(Ablation, judges_every_marked_game_once_with_each_part_and_each_method) {
    const auto report = of_games(8, 4);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->games, 12u);
    EXPECT_EQ(report->marked, 8u);
    EXPECT_EQ(report->features.size(), 6u);
    EXPECT_EQ(report->methods.size(), 2u);
    EXPECT_EQ(report->ways.size(), 4u);
    for (const auto* rows : {&report->features, &report->methods}) {
        for (const AblationRow& row : *rows) {
            EXPECT_EQ(row.alone.games, 8u) << row.what;
            EXPECT_EQ(row.alone.blocks, 24u) << row.what;
            EXPECT_EQ(row.with_proofs.games, 8u) << row.what;
            // A wall has no two eyes by theorem here, but whoever calls all three blocks right counts right.
            EXPECT_GE(row.with_proofs.exact, row.with_proofs.all_right) << row.what;
        }
    }
}

TEST_F(Ablation, with_too_few_marks_is_refused) {
    EXPECT_FALSE(of_games(1, 5));
    asked.paths = {"/nowhere/at/all"};
    EXPECT_FALSE(ablation(asked, [](const std::string&) {}));
}

TEST_F(Ablation, stops_when_told) {
    std::ofstream(path) << game(0, true) << game(1, true);
    const std::atomic<bool> stop = true;
    const auto report = ablation(
        asked, [](const std::string&) {}, &stop);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    EXPECT_EQ(report->features[0].alone.games, 0u);
}

}  // namespace
}  // namespace tedomari::trial
