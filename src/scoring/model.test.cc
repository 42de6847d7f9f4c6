// SPDX-License-Identifier: MIT
#include "scoring/model.h"

#include <filesystem>
#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "scoring/score_only.h"
#include "scoring/training.h"
#include "sgf/record.h"

namespace tedomari::scoring {
namespace {

// Small games of our own making: walls with stones inside, some of them dead.
std::vector<Ending> made_games(int count) {
    Rng rng(4);
    std::vector<Ending> all;
    for (int i = 0; i < count; ++i) {
        FinalGame end{go::Game(go::square(7), *go::parse_rules("japanese")), 0, Rational(0), Marks{}, "made"};
        for (int row = 0; row < 7; ++row) {
            end.game.place(go::Point::at(2, row), go::Color::black);
            end.game.place(go::Point::at(3, row), go::Color::white);
        }
        const go::Point inside =
            go::Point::at(static_cast<int>(rng.below(7)), static_cast<int>(rng.below(7)));
        const bool in_black = inside.column() < 2;
        if (inside.column() != 2 && inside.column() != 3 && rng.below(2) == 0)
            end.game.place(inside, in_black ? go::Color::white : go::Color::black);
        go::for_each_point(go::square(7), [&](go::Point p) {
            if (p.column() < 2) end.marks->black.insert(p);
            if (p.column() > 3) end.marks->white.insert(p);
        });
        Ending made = ending(end);
        made.result = made.score(made.board(), *made.dead);
        all.push_back(std::move(made));
    }
    return all;
}

TrainSettings small_settings() {
    TrainSettings settings;
    settings.set = FeatureSet::rich;
    settings.stages = 2;
    settings.hidden = 4;
    settings.optimizer.epochs = 15;
    return settings;
}

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
    const Acceptance taken = accept(made, marked, train(made, settings).model, 2);
    EXPECT_EQ(taken.of, 40u);
    EXPECT_GE(taken.accepted, 35u);
    EXPECT_FALSE(made.back().alive);
}

TEST(training, keeps_features_in_a_file_and_takes_them_from_it) {
    const auto games = made_games(10);
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_features.test").string();
    std::filesystem::remove(path);
    const auto first = examples_with_cache(games, FeatureSet::rich, 1, path);
    const auto size = std::filesystem::file_size(path);
    const auto again = examples_with_cache(games, FeatureSet::rich, 1, path);
    EXPECT_EQ(std::filesystem::file_size(path), size);
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(again[i].features, first[i].features);
    std::filesystem::resize_file(path, size - 3);  // damaged: begun anew
    const auto mended = examples_with_cache(games, FeatureSet::rich, 1, path);
    EXPECT_EQ(mended[9].features, first[9].features);
    EXPECT_EQ(std::filesystem::file_size(path), size);
    std::filesystem::remove(path);
}

TEST(smooth_score, is_the_count_when_beliefs_are_certain_and_its_derivative_is_right) {
    const auto games = made_games(20);
    for (const Ending& game : games) {
        const go::Board board = game.board();
        const Blocks blocks(board);
        std::vector<double> dead;
        for (const Block& block : blocks.stones) dead.push_back(game.dead->intersects(block.points) ? 1 : 0);
        EXPECT_NEAR(smooth_score(game, blocks, dead).score, game.result->to_double(), 1e-9);
        for (double& d : dead) d = 0.2 + 0.5 * d;
        const SmoothScore here = smooth_score(game, blocks, dead);
        for (std::size_t i = 0; i < dead.size(); ++i) {
            auto moved = dead;
            moved[i] += 1e-6;
            EXPECT_NEAR((smooth_score(game, blocks, moved).score - here.score) / 1e-6, here.by_dead[i], 1e-4);
        }
    }
}

TEST(smooth_score, teaches_life_without_a_single_label) {
    auto games = made_games(80);
    TrainSettings settings = small_settings();
    settings.optimizer.method = Method::adam;
    settings.optimizer.rate = 0.1;
    settings.optimizer.epochs = 120;
    const auto made = examples(games, settings.set, 1);
    const Model model = train_on_scores(made, settings).model;
    int right = 0;
    for (const Example& e : made) {
        const go::Board board = e.ending->board();
        const Blocks blocks(board);
        right += dead_stones(blocks, judge(blocks, e.features, model)) == *e.ending->dead;
    }
    EXPECT_GE(right, 65);  // of 80; with all stones alive about 50
}

Model small_model() {
    const auto games = made_games(12);
    TrainSettings settings = small_settings();
    settings.optimizer.epochs = 2;
    Model model = train(examples(games, settings.set, 1), settings).model;
    model.facts = "a test";
    return model;
}

TEST(model, reads_back_what_it_wrote) {
    const std::string text = to_text(small_model());
    const auto read = parse_model(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(to_text(*read), text);
    EXPECT_EQ(read->facts, "a test");
}

TEST(model, refuses_what_is_foreign_damaged_or_of_another_version) {
    const std::string text = to_text(small_model());
    EXPECT_EQ(parse_model("PNG").error().message, "not a scoring model of Tedomari");
    EXPECT_EQ(parse_model("").error().message, "not a scoring model of Tedomari");
    std::string other = text;
    other[23] = '7';
    EXPECT_EQ(parse_model(other).error().message,
              "a scoring model of version 7, and this program reads version 1");
    other = text;
    other[text.size() / 2] ^= 1;
    EXPECT_EQ(parse_model(other).error().message, "the scoring model is damaged: its checksum is wrong");
    EXPECT_EQ(parse_model(text.substr(0, text.size() / 2)).error().message,
              "the scoring model is damaged: its checksum is wrong");
}

TEST(model, that_ships_can_be_read) { EXPECT_FALSE(default_model().members.empty()); }

}  // namespace
}  // namespace tedomari::scoring
