// SPDX-License-Identifier: MIT
#include "player/goal_hotstrat.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "player/player.h"

namespace tedomari::player {

namespace {

using go::Color;

MonteCarlo playouts(std::uint64_t number) {
    MonteCarlo settings;
    settings.playouts = number;
    return settings;
}

}  // namespace

TEST(goal_hotstrat, takes_or_saves_the_chain_in_atari) {
    const MonteCarlo monte_carlo = playouts(1000);
    for (const Color color : {Color::black, Color::white}) {
        const go::Game game({go::diagram(R"(
            . . . . . . .
            . . O O O . .
            . O X X X . .
            . . O O O . .
            . . . . . . .
            . X . . . X .
            . . . . . . .)"),
                             color},
                            *go::parse_rules("chinese"));
        valuation::ValueSettings settings =
            goal_settings(valuation::Threats::all, playout::PolicyKind::uniform, monte_carlo);
        settings.kinds = {true, false, false, false, false, false};
        Budget budget;
        const GoalMove chosen = choose_by_goals(game, color, settings, monte_carlo, budget);
        EXPECT_EQ(chosen.move.point, go::at("F5")) << to_string(color);
        EXPECT_FALSE(chosen.valuation.moves.empty());
    }
}

TEST(goal_hotstrat, takes_of_moves_that_are_as_hot_the_one_that_random_games_like_best) {
    const MonteCarlo monte_carlo = playouts(1000);
    const go::Game game({go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O X . .
        . . . . . O X . .
        . . . . . X . . .
        . . . . . X O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
                         Color::black},
                        *go::parse_rules("chinese"));
    valuation::ValueSettings settings =
        goal_settings(valuation::Threats::none, playout::PolicyKind::uniform, monte_carlo);
    settings.nodes_each = valuation::ValueSettings().nodes_each;  // enough to find every way to connect
    settings.verified = valuation::ValueSettings().verified;
    Budget budget;
    const GoalMove chosen = choose_by_goals(game, Color::black, settings, monte_carlo, budget);
    const std::vector<Candidate> liked = choose_move(game, Color::black, monte_carlo, budget).candidates;
    const auto liking = [&](go::Point p) {
        for (const Candidate& candidate : liked) {
            if (candidate.point == p) return candidate.value;
        }
        return 0.0;
    };
    const valuation::MoveValue* hottest = chosen.valuation.hottest(Color::black);
    ASSERT_NE(hottest, nullptr);
    int as_hot = 0;
    for (const valuation::MoveValue& value : chosen.valuation.moves) {
        if (value.move.color != Color::black || value.temperature != hottest->temperature) continue;
        ++as_hot;
        EXPECT_LE(liking(value.move.point), liking(chosen.move.point)) << value.move;
    }
    EXPECT_GT(as_hot, 1);
}

TEST(goal_hotstrat, plays_whole_games_of_legal_moves) {
    const MonteCarlo monte_carlo = playouts(30);
    for (const valuation::Threats threats :
         {valuation::Threats::none, valuation::Threats::connections, valuation::Threats::all}) {
        Means means;
        means.monte_carlo = monte_carlo;
        means.threats = threats;
        const auto player = make_player(Style::hotstrat_goals, means);
        go::Game game(go::square(4), *go::parse_rules("chinese"));
        int moves = 0;
        for (; !game.is_over() && moves < 80; ++moves) {
            Budget budget;
            const go::Move move = player->choose(game, game.to_move(), budget);
            ASSERT_TRUE(game.is_legal(move)) << game.board() << move;
            game.play(move);
        }
        EXPECT_LT(moves, 80);
    }
}

}  // namespace tedomari::player
