// SPDX-License-Identifier: MIT
#include "analysis/profile.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {
namespace {

using go::Color;

LostMove lost(int number, Color color, double points, Mistake mistake) {
    LostMove move;
    move.number = number;
    move.color = color;
    move.loss = points;
    move.mistake = mistake;
    move.phase = number > 20 ? Phase::endgame : Phase::opening;
    return move;
}

ReviewedGame played(const char* key, const char* black, const char* rank, std::vector<LostMove> moves) {
    ReviewedGame game;
    game.key = key;
    game.players = {black, "Somebody"};
    game.ranks = {rank, "5d"};
    game.moves = 30;
    game.moves_of = {15, 15};
    game.lost = std::move(moves);
    return game;
}

const std::vector<ReviewedGame> three_games{
    played("a", "Ann", "3k",
           {lost(1, Color::black, 4, Mistake::wrong_size), lost(22, Color::white, 2, Mistake::ko)}),
    played("b", "Ann", "3k", {lost(23, Color::black, 6, Mistake::teire)}),
    played("c", "Cid", "3k", {lost(3, Color::black, 9, Mistake::wrong_size)})};

Profile of_everybody() {
    Profiler profiler("");
    for (const ReviewedGame& game : three_games) profiler.add(game);
    return std::move(profiler).finish();
}

}  // namespace

TEST(game_profile, of_everybody_counts_both_sides) {
    const Profile all = of_everybody();
    EXPECT_EQ(all.own.games, 6);
    EXPECT_EQ(all.own.moves, 90);
    EXPECT_EQ(all.own.lost(), 21);
    EXPECT_EQ(all.a_game(all.own.by_phase[0]), 13.0 / 6);
    ASSERT_EQ(all.by_rank.size(), 2U);
    EXPECT_EQ(all.by_rank[0].level, -3);
    EXPECT_EQ(all.by_rank[0].losses.lost(), 19);
    EXPECT_EQ(all.by_rank[1].losses.games, 3);
    ASSERT_EQ(all.by_move.size(), 2U);
    EXPECT_EQ(all.by_move[1].from, 21);
    EXPECT_EQ(all.by_move[1].lost, 8);
    EXPECT_EQ(all.games[0].lost[1], 2);
    EXPECT_EQ(all.games[0].worst.number, 1);
    EXPECT_FALSE(all.peers);
}

TEST(game_profile, of_a_player_stands_beside_others_of_his_rank) {
    Profiler profiler("Ann");
    for (const ReviewedGame& game : three_games) profiler.add(game);
    profiler.set_everybody(of_everybody().by_rank);
    const Profile ann = std::move(profiler).finish();
    EXPECT_EQ(ann.own.games, 2);
    EXPECT_EQ(ann.own.lost(), 10);
    EXPECT_EQ(ann.ranks, std::vector<std::string>{"3k"});
    ASSERT_TRUE(ann.peers);
    EXPECT_EQ(ann.peers->games, 1);  // Cid's
    EXPECT_EQ(ann.peers->lost(), 9);
    EXPECT_EQ(ann.games.size(), 2U);
    EXPECT_EQ(ann.games[0].worst.loss, 4);
}

TEST(game_profile, has_nobody_to_compare_with_where_the_rank_is_unknown_or_nobodys) {
    Profiler profiler("Ann");
    profiler.add(played("a", "Ann", "?", {}));
    profiler.set_everybody(of_everybody().by_rank);
    EXPECT_FALSE(std::move(profiler).finish().peers);
    Profiler alone("Somebody");
    for (const ReviewedGame& game : three_games) alone.add(game);
    alone.set_everybody(of_everybody().by_rank);
    EXPECT_FALSE(std::move(alone).finish().peers);
}

TEST(game_profile, tells_of_different_mistakes_before_it_repeats_itself) {
    ReviewedGame game = played("a", "Ann", "3k", {});
    for (int i = 0; i < 12; ++i) game.lost.push_back(lost(2 * i + 1, Color::black, 10, Mistake::wrong_size));
    game.lost.push_back(lost(30, Color::black, 8, Mistake::ko));
    Profiler profiler("Ann");
    for (int i = 0; i < 9; ++i) {
        game.key = std::to_string(i);
        profiler.add(game);
    }
    const Profile profile = std::move(profiler).finish();
    ASSERT_EQ(profile.moments.size(), Profiler::most_moments);
    EXPECT_EQ(profile.moments[0].move.mistake, Mistake::wrong_size);
    EXPECT_NE(profile.moments[0].key, profile.moments[1].key);
}

TEST(game_profile, of_no_games_is_empty) {
    const Profile none = Profiler("Ann").finish();
    EXPECT_EQ(none.a_game(none.own.lost()), 0);
    EXPECT_TRUE(none.moments.empty());
}

}  // namespace tedomari::analysis
