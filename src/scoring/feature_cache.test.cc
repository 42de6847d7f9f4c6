// SPDX-License-Identifier: MIT
#include <filesystem>
#include <gtest/gtest.h>

#include "scoring/made_games.test.h"

namespace tedomari::scoring {
namespace {

TEST(feature_cache, keeps_features_in_a_file_and_takes_them_from_it) {
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

TEST(feature_cache, looks_only_at_boards_that_are_not_in_it) {
    const auto games = made_games(6);
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_looks.test").string();
    std::filesystem::remove(path);
    int looks = 0;
    const Looker look = [&](const go::Board&) {
        ++looks;
        Ownership even;
        even.fill(0);
        return even;
    };
    examples_with_cache(games, FeatureSet::looked, 1, path, look);
    EXPECT_EQ(looks, 6);
    examples_with_cache(games, FeatureSet::looked, 1, path, look);
    EXPECT_EQ(looks, 6);
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace tedomari::scoring
