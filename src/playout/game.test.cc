// SPDX-License-Identifier: MIT
#include "playout/game.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "playout/naive.test.h"

namespace tedomari::playout {
namespace {

using go::Color;
using go::Move;
using go::Point;
using go::Position;
using go::Size;

// Replays every move on the slow twin; on every `each`-th compares all playable points.
struct Replay {
    Naive twin;
    int each = 1;
    int moves = 0;

    void played(const LightBoard& board, Move move) {
        if (move.is_pass()) {
            ASSERT_TRUE(twin.playable(move.color).empty()) << "passed with moves left";
        } else {
            ASSERT_FALSE(twin.is_eye(move.point, move.color));
        }
        ASSERT_TRUE(twin.play(move)) << move;
        ASSERT_EQ(board.ko(), twin.ko);
        if (++moves % each != 0) return;
        ASSERT_NO_FATAL_FAILURE(compare(board, go::opponent(move.color)));
    }
    void compare(const LightBoard& board, Color color) const {
        std::vector<Point> playable;
        go::for_each_point(twin.size, [&](Point p) {
            ASSERT_EQ(board.at(p), twin.cells[p]);
            if (twin.cells[p] == go::Cell::empty && board.is_playable(p, color)) playable.push_back(p);
        });
        ASSERT_EQ(playable, twin.playable(color));
    }
    void finished(const LightBoard& board, int score) const {
        go::for_each_point(twin.size, [&](Point p) { ASSERT_EQ(board.owner(p), twin.owner(p)); });
        ASSERT_EQ(score, twin.score());
    }
};

void replay_games(const Position& start, int games, int each, int limit = 0) {
    SCOPED_TRACE(testing::Message() << start);
    Rng rng(7);
    for (int game = 0; game < games; ++game) {
        LightBoard board(start.board, start.to_move);
        Replay replay{Naive(start), each};
        const int moves = limit > 0 ? limit : default_move_limit(start.size());
        const Outcome outcome = play_game(board, start.to_move, moves, rng, Uniform(), replay);
        ASSERT_EQ(outcome.length, replay.moves);
        ASSERT_LE(outcome.length, moves);
        ASSERT_FALSE(testing::Test::HasFatalFailure());
    }
}

TEST(game, replays_on_the_slow_twin_on_small_boards) {
    for (int width = 1; width <= 7; ++width) {
        for (int height = 1; height <= 7; ++height) replay_games(empty_board({width, height}), 12, 1);
    }
}

TEST(game, replays_on_the_slow_twin_on_large_boards) {
    replay_games(empty_board(go::square(9)), 40, 5);
    replay_games(empty_board({9, 13}), 8, 20);
    replay_games(empty_board({25, 1}), 20, 1);
    replay_games(empty_board(go::square(19)), 3, 100);
    replay_games(empty_board(go::square(25)), 1, 300);
}

TEST(game, replays_from_the_middle_of_other_games) {
    Rng rng(3);
    for (int i = 0; i < 40; ++i) {
        const Size size{3 + i % 5, 3 + i % 4};
        const auto anywhere = [](const Position&) { return true; };
        replay_games(random_position(size, static_cast<int>(rng.below(40)), rng, anywhere), 5, 1);
    }
}

TEST(game, scores_by_flood_fill_when_the_move_limit_ends_it) {
    replay_games(empty_board(go::square(9)), 20, 10, 30);
    replay_games(empty_board({5, 8}), 40, 10, 1);
    replay_games(empty_board(go::square(4)), 40, 10, 7);
}

TEST(game, obeys_the_ko_of_the_position_and_of_its_player_only) {
    Position start = go::position(R"(
        ko: C2
        . X O . .
        X O . O .
        . X O . .)");
    ASSERT_EQ(start.board.ko(), go::at("C2"));
    EXPECT_FALSE(LightBoard(start.board, Color::black).is_playable(go::at("C2"), Color::black));
    EXPECT_TRUE(LightBoard(start.board, Color::white).ko().is_nowhere());
}

TEST(game, takes_off_chains_that_a_setup_left_without_liberties) {
    go::Board board(Size{3, 1});
    board.place(go::at("A1"), Color::black);
    board.place(go::at("B1"), Color::black);
    board.place(go::at("C1"), Color::black);
    const LightBoard light(board, Color::white);
    go::for_each_point(board.size(), [&](Point p) { EXPECT_EQ(light.at(p), go::Cell::empty); });
}

}  // namespace
}  // namespace tedomari::playout
