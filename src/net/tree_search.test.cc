// SPDX-License-Identifier: MIT
#include "net/tree_search.h"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>

#include "base/rng.h"
#include "go/diagram.h"

namespace tedomari::net {

namespace {

using go::at;
using go::Color;
using go::Game;
using go::Move;

TreeSettings few(std::uint64_t visits) {
    TreeSettings settings;
    settings.visits = visits;
    return settings;
}

Game game_of(const char* picture, Color to_move, const char* rules = "chinese") {
    Game game({go::diagram(picture), to_move}, *go::parse_rules(rules));
    game.set_komi(0);
    return game;
}

}  // namespace

TEST(tree_search, looks_as_often_as_it_is_told) {
    TreeSearch search(Network::shipped(), few(40));
    Budget budget;
    const TreeChoice choice = search.think(Game(go::square(5)), Color::black, budget);
    EXPECT_EQ(choice.visits, 40);
    int visits = 0;
    for (const TreeMove& move : choice.moves) visits += move.visits;
    EXPECT_EQ(visits, 39);  // one look was at the position itself
    EXPECT_EQ(choice.move, choice.moves.front().move);
    EXPECT_EQ(choice.moves.front().line.front(), choice.move);
}

// Black's score does not matter, only the stones in the corner, which live or die by E1.
TEST(tree_search, plays_for_the_points_at_stake) {
    const Game game = game_of(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . O . O . .
        . O O O O O O O .
        . O X X X X X O .
        . O X . . . X O .)",
                              Color::black);
    TreeSettings settings = few(60);
    settings.stake = game.board().stones(at("C1"));
    TreeSearch search(Network::shipped(), settings);
    Budget budget;
    const TreeChoice saved = search.think(game, Color::black, budget);
    EXPECT_EQ(saved.move, (Move{Color::black, at("E1")}));
    EXPECT_GT(saved.value, 0);
    search.settings().stake = game.board().stones(at("E4"));  // another question: the tree begins anew
    EXPECT_EQ(search.think(game, Color::black, budget).visits, 60);
    EXPECT_LT(search.choice().value, 0);
}

TEST(tree_search, looks_once_though_nothing_is_left_of_the_budget) {
    TreeSearch search(Network::shipped());
    Budget budget(Limits{std::chrono::nanoseconds(0), 1});
    EXPECT_EQ(search.think(Game(go::square(5)), Color::black, budget).visits, 1);
}

TEST(tree_search, leaves_out_what_is_barred_until_its_depth) {
    auto barred = std::make_shared<Barred>();
    barred->bar_all(Color::black, 1);
    barred->until({Color::black, at("A1")}) = 0;
    TreeSettings settings = few(60);
    settings.barred = barred;
    TreeSearch search(Network::shipped(), settings);
    Budget budget;
    const TreeChoice only = search.think(Game(go::square(5)), Color::black, budget);
    ASSERT_EQ(only.moves.size(), 1u);
    EXPECT_EQ(only.move, (Move{Color::black, at("A1")}));
    EXPECT_EQ(only.moves[0].visits, 59);
    ASSERT_GE(only.moves[0].line.size(), 3u);
    EXPECT_NE(only.moves[0].line[2].point, at("A1")) << "further down Black plays where he likes";
    barred = std::make_shared<Barred>();
    barred->bar_all(Color::black, 3);  // nothing is left, not even a pass
    search.settings().barred = barred;
    const TreeChoice none = search.think(Game(go::square(5)), Color::black, budget);
    ASSERT_EQ(none.moves.size(), 1u);
    EXPECT_TRUE(none.move.is_pass());
}

TEST(tree_search, adds_owners_up_over_the_moves) {
    TreeSettings settings = few(50);
    settings.owners = true;
    TreeSearch search(Network::shipped(), settings);
    Budget budget;
    const TreeChoice choice = search.think(Game(go::square(5)), Color::black, budget);
    ASSERT_TRUE(choice.owned);
    go::for_each_point(go::square(5), [&](go::Point p) {
        double sum = 0;
        for (const TreeMove& move : choice.moves) {
            EXPECT_EQ(move.owned != nullptr, move.visits > 0);
            if (move.owned) sum += move.visits * static_cast<double>(move.owned->mean[p]);
        }
        EXPECT_NEAR(sum / 49, choice.owned->mean[p], 1e-4);
        EXPECT_GE(choice.owned->spread[p], 0);
        EXPECT_LE(choice.owned->spread[p], 1);
    });
    double value = 0;
    for (const TreeMove& move : choice.moves) value += move.visits * move.value;
    EXPECT_NEAR(value / 49, choice.value, 1e-9);
}

TEST(tree_search, looks_at_more_first_moves_when_it_shall) {
    const auto tried = [](double wider, double flatter, std::optional<double> caution = {}) {
        TreeSettings settings = few(60);
        settings.wider = wider;
        settings.flatter = flatter;
        settings.first_caution = caution;
        TreeSearch search(Network::shipped(), settings);
        Budget budget;
        int moves = 0;
        for (const TreeMove& move : search.think(Game(go::square(7)), Color::black, budget).moves)
            moves += move.visits > 0 ? 1 : 0;
        return moves;
    };
    EXPECT_GT(tried(0.5, 3), tried(0, 1));
    EXPECT_GT(tried(0, 10, 0), tried(0, 1));
}

TEST(tree_search, is_the_same_every_time) {
    for (const auto moves : {1, 2}) {
        Budget budget;
        TreeSearch a(Network::shipped(), few(30)), b(Network::shipped(), few(30));
        Game game(go::square(7));
        for (int i = 0; i < moves; ++i) game.play({game.to_move(), at(i == 0 ? "D4" : "C3")});
        EXPECT_EQ(a.think(game, game.to_move(), budget).move, b.think(game, game.to_move(), budget).move);
    }
}

// Positions by chance, kept trees, and ends of games, where threads come to the same leaf.
TEST(tree_search, of_several_threads_counts_every_visit_once) {
    Rng rng(16);
    for (int round = 0; round < 6; ++round) {
        TreeSettings settings = few(30 + rng.below(40));
        settings.threads = 2 + static_cast<int>(rng.below(3));
        settings.seed = rng.below(2);
        TreeSearch search(Network::shipped(), settings);
        Game game(go::square(round < 2 ? 2 : 5));
        for (int moves = 0; moves < 4 && !game.is_over(); ++moves) {
            Budget budget;
            const TreeChoice choice = search.think(game, game.to_move(), budget);
            EXPECT_TRUE(search.check_invariants());
            EXPECT_GE(choice.visits, static_cast<int>(settings.visits));
            int below = 0;
            for (const TreeMove& move : choice.moves) below += move.visits;
            EXPECT_EQ(below, choice.visits - 1);
            if (moves == 0) {
                EXPECT_EQ(choice.visits, static_cast<int>(settings.visits));
            }
            game.play(choice.moves[rng.below(2) % choice.moves.size()].move);
        }
    }
}

TEST(tree_search, of_several_threads_ends_with_the_budget) {
    TreeSettings settings;
    settings.threads = 3;
    TreeSearch search(Network::shipped(), settings);
    std::atomic<bool> cancel = false;
    Budget budget(Limits{}, &cancel);
    std::thread hurry([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        cancel = true;
    });
    EXPECT_GE(search.think(Game(go::square(5)), Color::black, budget).visits, 1);
    hurry.join();
    EXPECT_TRUE(search.check_invariants());
}

TEST(tree_search, keeps_what_it_knows_when_the_game_goes_on) {
    TreeSearch search(Network::shipped(), few(60));
    Budget budget;
    Game game(go::square(7));
    const TreeChoice first = search.think(game, Color::black, budget);
    game.play(first.move);
    search.settings().visits = 1;
    EXPECT_EQ(search.think(game, Color::white, budget).visits, first.moves.front().visits);
    game.undo();
    game.play({Color::black, at("A1")});
    EXPECT_LT(search.think(game, Color::white, budget).visits, 60);
    EXPECT_EQ(search.think(Game(go::square(5)), Color::black, budget).visits, 1);  // another game
}

TEST(tree_search, for_points_plays_the_same_whatever_the_komi) {
    Game game(go::square(7));
    for (const char* point : {"D4", "C3", "E3", "C5", "E5"}) game.play({game.to_move(), at(point)});
    const auto visits = [&](int komi, bool for_points) {
        game.set_komi(komi);
        TreeSettings settings = few(80);
        settings.for_points = for_points;
        TreeSearch search(Network::shipped(), settings);
        Budget budget;
        std::vector<std::pair<Move, int>> found;
        for (const TreeMove& move : search.think(game, game.to_move(), budget).moves)
            found.push_back({move.move, move.visits});
        return found;
    };
    EXPECT_EQ(visits(0, true), visits(30, true));
    EXPECT_NE(visits(0, false), visits(30, false));
}

TEST(tree_search, values_a_won_game_as_won) {
    const Game game = game_of(R"(
        . X X X X .
        X X X X X X
        X X X X X X
        X X X X X X
        O O O O O O
        . O . O . O)",
                              Color::black);
    EXPECT_GT(value_of(Network::shipped().look(game), game), 0.8);
}

// Empty boards of all sizes look alike to a hash, and who wins depends on the komi.
TEST(tree_search, begins_anew_on_another_board_and_with_another_komi) {
    TreeSettings settings;
    settings.visits = 20;
    TreeSearch search(Network::shipped(), settings);
    Budget budget(Limits{});
    go::Game large(go::square(13)), small(go::square(7));
    search.think(large, go::Color::black, budget);
    const TreeChoice choice = search.think(small, go::Color::black, budget);
    for (const TreeMove& move : choice.moves)
        EXPECT_TRUE(move.move.is_pass() || small.size().contains(move.move.point));
    EXPECT_LE(choice.visits, 21);
    small.set_komi(30);
    EXPECT_LE(search.think(small, go::Color::black, budget).visits, 21);
}

}  // namespace tedomari::net
