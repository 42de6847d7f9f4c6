// SPDX-License-Identifier: MIT
#include "valuation/values.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::valuation {

namespace {

using go::Color;
using tactics::GoalKind;
using tactics::Side;

// Captures and connections: the many empty connections take seconds to read in a build that checks
// everything.
ValueSettings quick(std::uint64_t games = 2000) {
    ValueSettings settings;
    settings.kinds = {true, true, false, true, true, true};
    settings.games = games;
    settings.stops_early = false;
    return settings;
}

Valuation value(const go::Position& position, const ValueSettings& settings) {
    Budget budget;
    return value_goals(position, settings, budget);
}

const MoveValue* find(const Valuation& found, go::Move move, GoalKind kind) {
    for (const MoveValue& value : found.moves) {
        if (value.move == move && value.goal.goal.kind == kind) return &value;
    }
    return nullptr;
}

// Black's three stones are cut off and taken at D3, or saved there.
const char* const atari = R"(
    . . . . . . .
    . O O O . X .
    O X X X . X .
    . O O O . X .
    . . . . . X .
    . O . . . X .
    . . . . . . .)";

}  // namespace

TEST(values, of_an_empty_board_are_none) {
    const Valuation found = value({go::Board(go::square(9)), Color::black}, quick(200));
    EXPECT_TRUE(found.open.empty());
    EXPECT_TRUE(found.moves.empty());
    EXPECT_EQ(found.hottest(Color::black), nullptr);
    EXPECT_TRUE(found.complete);
    EXPECT_TRUE(local_games(found).empty());
}

TEST(values, of_empty_points_are_those_of_connecting_them_and_not_of_taking_them_away) {
    ValueSettings settings = quick(300);
    settings.kinds = {false, false, true, false, false, false};
    const Valuation found = value({go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)"),
                                   Color::white},
                                  settings);
    ASSERT_NE(found.hottest(Color::black), nullptr);
    EXPECT_EQ(found.hottest(Color::white), nullptr);
    for (const MoveValue& value : found.moves)
        EXPECT_TRUE(value.move.point == value.goal.goal.a || value.move.point == value.goal.goal.b);
}

TEST(values, of_a_capture_are_those_of_games_in_which_it_happened) {
    const go::Position position = go::position(atari);
    const Valuation found = value(position, quick());
    const auto goal = std::find_if(found.open.begin(), found.open.end(), [](const GoalValue& g) {
        return g.summary.goal.kind == GoalKind::capture && g.summary.goal.attacker == Color::white;
    });
    ASSERT_NE(goal, found.open.end());
    EXPECT_EQ(goal->reached.games + goal->missed.games, found.games);
    EXPECT_GT(goal->missed.mean, goal->reached.mean);
    EXPECT_GT(goal->importance(), 5);
    const MoveValue* save = find(found, {Color::black, go::at("E5")}, GoalKind::capture);
    const MoveValue* take = find(found, {Color::white, go::at("E5")}, GoalKind::capture);
    ASSERT_NE(save, nullptr);
    ASSERT_NE(take, nullptr);
    EXPECT_EQ(save->goal.friend_side, Side::defender);
    EXPECT_GT(save->temperature, 2);
    EXPECT_GT(take->temperature, 2);
}

TEST(values, keep_the_order_of_the_four_and_carry_their_errors) {
    const Valuation found = value(go::position(atari), quick());
    ASSERT_FALSE(found.moves.empty());
    for (const MoveValue& move : found.moves) {
        const double s = go::sign(move.move.color);
        const auto& [ft, f, e, et] = move.values;
        EXPECT_GE(s * ft.mean, s * f.mean);
        EXPECT_GE(s * e.mean, s * et.mean);
        EXPECT_GT(f.error, 0);
        EXPECT_GE(move.temperature, 0);
        EXPECT_GE(move.exact_temperature(), Rational(0));
        if (s * f.mean <= s * e.mean) {
            EXPECT_EQ(move.temperature, 0);
        }
    }
    EXPECT_TRUE(
        std::is_sorted(found.moves.begin(), found.moves.end(),
                       [](const MoveValue& a, const MoveValue& b) { return a.temperature > b.temperature; }));
}

TEST(values, are_the_same_again_and_turned_round_for_the_other_color) {
    const go::Position position = go::position(atari);
    ValueSettings captures = quick(500);
    captures.kinds = {true, false, false, false, false, false};
    const Valuation once = value(position, captures), again = value(position, captures);
    ASSERT_EQ(once.moves.size(), again.moves.size());
    for (std::size_t i = 0; i < once.moves.size(); ++i) {
        EXPECT_EQ(once.moves[i].move, again.moves[i].move);
        EXPECT_EQ(once.moves[i].temperature, again.moves[i].temperature);
    }
    go::Position turned{go::Board(position.size()), opponent(position.to_move)};
    go::for_each_point(position.size(), [&](go::Point p) {
        if (!position.board.is_empty(p)) turned.board.place(p, opponent(color_of(position.board.at(p))));
    });
    const Valuation other = value(turned, captures);
    ASSERT_EQ(once.moves.size(), other.moves.size());
    EXPECT_DOUBLE_EQ(once.score.mean, -other.score.mean);
    for (const MoveValue& move : once.moves) {
        const auto twin = std::find_if(other.moves.begin(), other.moves.end(), [&](const MoveValue& m) {
            return m.move.point == move.move.point && m.move.color != move.move.color &&
                   m.goal.goal.a == move.goal.goal.a && m.goal.goal.b == move.goal.goal.b &&
                   m.goal.goal.kind == move.goal.goal.kind && m.goal.friend_side == move.goal.friend_side;
        });
        ASSERT_NE(twin, other.moves.end());
        EXPECT_NEAR(twin->temperature, move.temperature, 1e-9);
    }
}

TEST(values, without_threats_are_half_the_difference) {
    ValueSettings settings = quick();
    settings.threats = Threats::none;
    const Valuation found = value(go::position(atari), settings);
    ASSERT_FALSE(found.moves.empty());
    for (const MoveValue& move : found.moves) {
        const double s = go::sign(move.move.color);
        const double width = s * (move.values.friend_value.mean - move.values.enemy.mean);
        EXPECT_NEAR(move.temperature, std::max(0.0, width / 2), 1e-9);
        EXPECT_FALSE(move.threat);
        EXPECT_FALSE(move.enemy_threat);
    }
}

TEST(values, stop_when_the_hottest_move_is_clear_and_choose_it_with_all_games_too) {
    ValueSettings settings = quick(8000);
    settings.kinds = {true, false, false, false, false, false};
    settings.stops_early = true;
    const go::Position position = go::position(atari);
    const Valuation early = value(position, settings);
    EXPECT_TRUE(early.decided);
    EXPECT_LT(early.games, 8000u);
    settings.stops_early = false;
    const Valuation late = value(position, settings);
    EXPECT_EQ(late.games, 8000u);
    ASSERT_NE(late.hottest(position.to_move), nullptr);
    EXPECT_EQ(early.hottest(position.to_move)->move, late.hottest(position.to_move)->move);
}

TEST(values, become_local_games_that_say_they_are_sampled) {
    const Valuation found = value(go::position(atari), quick());
    const auto games = local_games(found);
    ASSERT_FALSE(games.empty());
    for (const local::LocalGame& game : games) {
        EXPECT_EQ(game.evidence, Evidence::sampled);
        EXPECT_FALSE(game.region.empty());
        EXPECT_LE(game.temperature.low, game.temperature.value);
        EXPECT_LE(game.temperature.value, game.temperature.high);
        EXPECT_FALSE(game.black.moves.empty() && game.white.moves.empty());
    }
}

// White saves the stone at F4 by G4; at D7 he joins two groups and threatens to go on, which uniform games,
// in which nobody answers, find more valuable.  The network says that saving is 12 points better [Cazenave
// 2005, 7.3].
TEST(values, of_threats_shrink_when_the_games_are_less_random_and_the_better_move_is_hotter) {
    go::Position position = go::position(R"(
        . . . . . . . . .
        . . O X . . . . .
        . . . . X . . . .
        . . . O X . . . .
        . . O O X . . . .
        . . . O X O . . .
        . . . . O X . . .
        . . . O . X . . .
        . . X X . . . . .)");
    position.to_move = Color::white;
    struct Heat {
        double saving = 0, threat = 0;
    };
    const auto heat = [&](playout::PolicyKind policy) {
        ValueSettings settings = quick(5000);
        settings.kinds = {false, true, true, false, false, false};
        settings.threats = Threats::connections;
        settings.invalidations = false;
        settings.sampling.policy = policy;
        settings.verified = 4;
        settings.verified_enemy = settings.all_answers = false;
        Heat found;
        for (const MoveValue& move : value(position, settings).moves) {
            if (move.move.color != Color::white) continue;
            if (move.move.point == go::at("G4")) found.saving = std::max(found.saving, move.temperature);
            if (move.move.point == go::at("D7")) found.threat = std::max(found.threat, move.temperature);
        }
        return found;
    };
    const Heat uniform = heat(playout::PolicyKind::uniform), informed = heat(playout::PolicyKind::informed);
    EXPECT_GT(uniform.threat, uniform.saving);
    EXPECT_LT(informed.threat, informed.saving);
    EXPECT_LT(informed.threat - informed.saving, uniform.threat - uniform.saving - 3);
}

// A budget that is spent gives what is known so far, and says so.
TEST(values, say_when_they_are_incomplete) {
    Limits limits;
    limits.nodes = 300;
    Budget budget(limits);
    const Valuation found = value_goals(go::position(atari), quick(5000), budget);
    EXPECT_FALSE(found.complete);
    EXPECT_LT(found.games, 5000u);
}

}  // namespace tedomari::valuation
