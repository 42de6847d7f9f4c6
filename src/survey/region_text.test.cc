// SPDX-License-Identifier: MIT
#include "survey/region_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/rng.h"
#include "endgame/evaluate.h"
#include "go/diagram.h"

namespace tedomari::survey {
namespace {

TEST(region_text, gives_back_what_was_kept) {
    const go::Board board = go::diagram(R"(
        X X X X X X O
        X O . . . . O
        X X X X X X O
        . . O . . . .)");
    const go::PointSet mask{go::at("B3"), go::at("C3"), go::at("D3"), go::at("E3"), go::at("F3")};
    auto game = endgame::evaluate(board, mask);
    ASSERT_TRUE(game);
    game->border = local::Border::proved;
    const auto text = to_cache(*game);
    const auto again = local_game_from_cache(nlohmann::json::parse(text.dump()));
    ASSERT_TRUE(again);
    EXPECT_EQ(to_cache(*again), text);
    EXPECT_EQ(again->count, game->count);
    EXPECT_EQ(again->temperature, game->temperature);
    EXPECT_EQ(again->black_master, game->black_master);
    EXPECT_EQ(again->neutral, game->neutral);
    EXPECT_EQ(again->ko_name, game->ko_name);
    EXPECT_EQ(again->black.moves, game->black.moves);
    EXPECT_EQ(again->black.count, game->black.count);
    EXPECT_EQ(again->border, local::Border::proved);
}

TEST(region_text, keeps_that_there_is_no_number) {
    local::LocalGame game;
    game.black.moves = {{go::Color::black, go::at("A1")}, go::Move::pass(go::Color::white)};
    const auto again = local_game_from_cache(nlohmann::json::parse(to_cache(game).dump()));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->black.moves, game.black.moves);
    EXPECT_FALSE(again->black.count || again->black.ignored_count || again->black.threat ||
                 again->black.rest);
    EXPECT_EQ(again->border, local::Border::judged);
}

TEST(region_text, refuses_what_was_not_written_by_us) {
    for (const char* text : {"{}", "[]", "3", "{\"region\":[99999]}", "null"})
        EXPECT_FALSE(local_game_from_cache(nlohmann::json::parse(text)));
}

// Without a checksum in front: whatever a changed byte makes of an entry, what is read can be written again.
TEST(region_text, reads_damaged_text_as_a_local_game_or_not_at_all) {
    const go::Board board = go::diagram(R"(
        X X X X X X O
        X O . . . . O
        X X X X X X O
        . . O . . . .)");
    const go::PointSet mask{go::at("B3"), go::at("C3"), go::at("D3"), go::at("E3"), go::at("F3")};
    const std::string text = to_cache(*endgame::evaluate(board, mask)).dump();
    Rng rng(3);
    int read = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string damaged = text;
        damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] =
            static_cast<char>(32 + rng.below(95));
        const auto game = local_game_from_cache(nlohmann::json::parse(damaged, nullptr, false));
        if (!game) continue;
        ++read;
        EXPECT_LE(game->count.low, game->count.high);
        EXPECT_EQ(to_cache(*local_game_from_cache(to_cache(*game))), to_cache(*game));
    }
    EXPECT_GT(read, 100);  // a word in a sentence, another number
    EXPECT_LT(read, 4900);
}

}  // namespace
}  // namespace tedomari::survey
