// SPDX-License-Identifier: MIT
#include "scoring/training.h"

#include <gtest/gtest.h>

#include "scoring/made_games.test.h"

namespace tedomari::scoring {
namespace {

TEST(training, is_the_same_for_the_same_seed_and_any_number_of_threads) {
    const auto games = made_games(40);
    TrainSettings settings = small_settings();
    const auto made = examples(games, settings.set, 1);
    const std::string one = to_text(train(made, settings).model);
    EXPECT_EQ(to_text(train(made, settings).model), one);
    settings.threads = 3;
    EXPECT_EQ(to_text(train(examples(games, settings.set, 3), settings).model), one);
    settings.optimizer.seed = 2;
    EXPECT_NE(to_text(train(made, settings).model), one);
}

TEST(training, learns_which_stones_are_dead) {
    const auto games = made_games(60);
    const TrainSettings settings = small_settings();
    const auto made = examples(games, settings.set, 1);
    const Model model = train(made, settings).model;
    for (const Example& e : made) {
        const go::Board board = e.ending->board();
        const Blocks blocks(board);
        EXPECT_EQ(dead_stones(blocks, judge(blocks, e.features, model)), *e.ending->dead);
    }
}

TEST(training, bootstraps_games_whose_score_comes_out_right) {
    auto games = made_games(60);
    for (std::size_t i = 20; i < games.size(); ++i) games[i].dead.reset();
    games.back().result = Rational(99);  // never
    const TrainSettings settings = small_settings();
    auto made = examples(games, settings.set, 1);
    std::vector<bool> marked;
    for (const Example& e : made) marked.push_back(e.alive.has_value());
    const Acceptance taken = accept(made, marked, train(made, settings).model, {.threads = 2});
    EXPECT_EQ(taken.of, 40u);
    EXPECT_GE(taken.accepted, 35u);
    EXPECT_FALSE(made.back().alive);
}

// The look of somebody who knows: the marks of the game itself.
Looker knowing(const std::vector<Ending>& games) {
    return [&games](const go::Board& board) {
        Ownership look;
        look.fill(0);
        for (const Ending& game : games) {
            if (game.board().hash() != board.hash()) continue;
            go::for_each_point(board.size(), [&](go::Point p) { look[p] = p.column() < 3 ? 1 : -1; });
        }
        return look;
    };
}

TEST(training, learns_to_believe_a_look_that_knows) {
    const auto games = made_games(40);
    TrainSettings settings = small_settings();
    settings.set = FeatureSet::looked;
    settings.stages = 1;
    const auto made = examples(games, settings.set, 1, knowing(games));
    const Model model = train(made, settings).model;
    // The same board again, and a look that does not know.
    const go::Board board = games[0].board();
    const auto belief = [&](double left) {
        Ownership look;
        go::for_each_point(board.size(), [&](go::Point p) { look[p] = p.column() < 3 ? left : -left; });
        const Scene scene = scene_for(board, model.set, look);
        return judge(scene, model)[static_cast<std::size_t>(scene.blocks.at[go::Point::at(2, 0)])];
    };
    EXPECT_GT(belief(1), 0.9);
    EXPECT_LT(belief(-1), belief(1));
}

TEST(training, takes_the_shift_that_brings_out_most_games) {
    auto games = made_games(60);
    const TrainSettings settings = small_settings();
    auto made = examples(games, settings.set, 1);
    Model model = train(made, settings).model;
    // The last bias of the last pass: everybody is believed alive.
    Stage& last = model.members[0].back();
    last.weights[last.weights.size() - 1] += 5;
    const std::vector<bool> marked(made.size(), false);
    const Acceptance timid = accept(made, marked, model, {});
    const Acceptance brave = accept(made, marked, model, {.shifts = {0, 2, 4, 6, 40}});
    EXPECT_EQ(timid.shift, 0);
    EXPECT_GT(brave.shift, 0);
    EXPECT_LT(brave.shift, 40);
    EXPECT_GT(brave.accepted, timid.accepted);
}

}  // namespace
}  // namespace tedomari::scoring
