// SPDX-License-Identifier: MIT
#include "trial/selfplay.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

#include "sgf/reader.h"
#include "sgf/record.h"

namespace tedomari::trial {

namespace {

SelfplayPlan small_plan(const std::string& name) {
    SelfplayPlan plan;
    plan.settings.size = go::square(5);
    plan.settings.rules = *go::parse_rules("chinese");
    plan.settings.style = player::Style::search;
    plan.settings.visits = 4;
    plan.games = 2;
    plan.opening = 2;
    plan.file = std::filesystem::temp_directory_path() / name;
    std::filesystem::remove(plan.file);
    return plan;
}

}  // namespace

TEST(selfplay, appends_whole_games_and_goes_on_where_it_left_off) {
    SelfplayPlan plan = small_plan("tedomari-selfplay.sgfs.xz");
    const auto silent = [](const SelfplayReport&) {};
    const auto first = selfplay(plan, nullptr, silent);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->played, 2);
    plan.games = 3;
    const auto second = selfplay(plan, nullptr, silent);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->found, 2);
    EXPECT_EQ(second->played, 1);
    const auto third = selfplay(plan, nullptr, silent);
    ASSERT_TRUE(third);
    EXPECT_EQ(third->played, 0);
    const auto source = sgf::open_source(plan.file.string());
    ASSERT_TRUE(source);
    sgf::Reader reader(**source);
    sgf::Tree tree;
    sgf::Warnings warnings;
    int games = 0;
    while (*reader.next(tree, warnings)) ++games;
    EXPECT_EQ(games, 3);
    std::filesystem::remove(plan.file);
}

TEST(selfplay, plays_a_numbered_game_the_same_way_again) {
    const SelfplayPlan plan = small_plan("tedomari-selfplay-same.sgfs");
    std::set<std::string> games;
    for (int number = 1; number <= 4; ++number) {
        const auto once = play_with_itself(plan, number, nullptr),
                   again = play_with_itself(plan, number, nullptr);
        ASSERT_TRUE(once && again);
        EXPECT_EQ(to_sgf(*once, number), to_sgf(*again, number));
        EXPECT_FALSE(once->result.empty());
        games.insert(to_sgf(*once, 1));
    }
    EXPECT_GT(games.size(), 1U);
}

TEST(selfplay, refuses_a_file_that_holds_no_games) {
    SelfplayPlan plan = small_plan("tedomari-selfplay-dir.sgfs");
    std::filesystem::create_directory(plan.file);
    EXPECT_FALSE(selfplay(plan, nullptr, [](const SelfplayReport&) {}));
    std::filesystem::remove(plan.file);
}

}  // namespace tedomari::trial
