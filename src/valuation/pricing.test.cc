// SPDX-License-Identifier: MIT
#include "valuation/pricing.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::valuation {
namespace {

// Black's three stones are taken at E5, or saved there; what saves them threatens White's.
const char* const in_atari = R"(
    . . . . . . .
    . O O O . X .
    O X X X . X .
    . O O O . X .
    . . . . . X .
    . O . . . X .
    . . . . . . .)";

// A pricing and all that must outlive it.
class Bench {
public:
    explicit Bench(const char* picture, Threats threats = Threats::all) : position_(go::position(picture)) {
        settings_.threats = threats;
        tactics::ReadingTable table;
        tactics::Effort effort;
        effort.order = 2;
        Limits each;
        each.nodes = 2'000;
        for (const tactics::Goal& goal : tactics::relevant_goals(position_.board, {}))
            goals_.push_back(tactics::summary_of(position_.board, goal, effort, each, table));
        plays_settings_.threats = threats;
        finder_.emplace(position_.board, goals_, plays_settings_, budget_);
        plays_ = finder_->plays();
        pricing_.emplace(position_, goals_, plays_, *finder_, settings_);
    }

    Pricing& pricing() { return *pricing_; }
    const Plays& plays() const { return plays_; }
    void watch(std::uint64_t games) {
        watch_games(position_, settings_.sampling, 0, games, pricing_->watch(), budget_);
    }

private:
    go::Position position_;
    ValueSettings settings_;
    PlaySettings plays_settings_;
    Budget budget_;
    std::vector<tactics::GoalSummary> goals_;
    std::optional<PlayFinder> finder_;
    Plays plays_;
    std::optional<Pricing> pricing_;
};

const MoveValue* find(const std::vector<MoveValue>& moves, go::Move move) {
    const auto found =
        std::find_if(moves.begin(), moves.end(), [&](const MoveValue& value) { return value.move == move; });
    return found == moves.end() ? nullptr : &*found;
}

TEST(pricing, of_an_empty_board_has_nothing_to_price) {
    Bench bench(". . .\n. . .\n. . .\n");
    EXPECT_TRUE(bench.pricing().is_empty());
    bench.watch(10);
    EXPECT_TRUE(bench.pricing().moves(5, 5).empty());
    EXPECT_TRUE(bench.pricing().open_goals().empty());
    EXPECT_EQ(bench.pricing().score().games, 10u);
}

TEST(pricing, of_a_goal_parts_the_games_by_whether_it_was_reached) {
    Bench bench(in_atari, Threats::none);
    bench.watch(600);
    const auto goals = bench.pricing().open_goals();
    ASSERT_FALSE(goals.empty());
    for (const GoalValue& goal : goals) EXPECT_LE(goal.reached.games + goal.missed.games, 600u);
    EXPECT_TRUE(std::is_sorted(goals.begin(), goals.end(), [](const GoalValue& a, const GoalValue& b) {
        return a.importance() > b.importance();
    }));
}

TEST(pricing, without_threats_looks_at_none) {
    Bench bench(in_atari, Threats::none);
    bench.watch(300);
    bench.pricing().look_closer();
    bench.watch(300);
    EXPECT_EQ(bench.pricing().threats(), 0u);
    for (const MoveValue& move : bench.pricing().moves(10, 10))
        EXPECT_FALSE(move.threat) << to_string(move.move);
}

// What nobody has asked about may only be worth less once it is asked.
TEST(pricing, hopes_for_no_less_than_it_finds) {
    Bench bench(R"(
        . . . . .
        . . . X .
        . . X O X
        . . O . .
        . . . . .)");  // Black D2 takes D3 and threatens C2
    bench.watch(500);
    bench.pricing().look_closer();
    bench.watch(1'000);
    EXPECT_GT(bench.pricing().threats(), 0u);
    const auto hoped = bench.pricing().hopeful_moves();
    const auto found = bench.pricing().moves(10, 10);
    ASSERT_FALSE(found.empty());
    for (const MoveValue& move : found) {
        double most = 0;
        for (const MoveValue& hope : hoped) {
            if (hope.move == move.move) most = std::max(most, hope.temperature);
        }
        EXPECT_GE(most + 1e-9, move.temperature) << to_string(move.move);
    }
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end(), [](const MoveValue& a, const MoveValue& b) {
        return a.temperature > b.temperature;
    }));
}

TEST(pricing, finds_the_point_that_saves_and_takes_the_same_stones_hot_for_both) {
    Bench bench(in_atari);
    bench.watch(500);
    bench.pricing().look_closer();
    bench.watch(1'000);
    const auto moves = bench.pricing().moves(10, 10);
    const MoveValue* save = find(moves, {go::Color::black, go::at("E5")});
    const MoveValue* take = find(moves, {go::Color::white, go::at("E5")});
    ASSERT_TRUE(save != nullptr && take != nullptr);
    EXPECT_GT(save->temperature, 1);
    EXPECT_GT(take->temperature, 1);
    EXPECT_GT(save->values.friend_value.mean, take->values.friend_value.mean);
}

}  // namespace
}  // namespace tedomari::valuation
