// SPDX-License-Identifier: MIT
#include "player/last_points.h"

#include <gtest/gtest.h>

#include "analysis/generated_boards.h"
#include "analysis/perfect_play.h"

// What the player proves of the last points, against play that tries everything on the board itself.
namespace tedomari::analysis {
namespace {

using go::Color;

player::LastPoints last_points_of(const GeneratedBoard& made) {
    player::LastPoints last{made.board, {}, {}};
    go::for_each_point(made.board.size(), [&](go::Point p) {
        if (made.ownership[p] == 0) last.open.insert(p);
        if (made.ownership[p] != 0) last.owner[p] = made.ownership[p] > 0 ? go::Cell::black : go::Cell::white;
    });
    return last;
}

int settled(const player::LastPoints& last) {
    int score = 0;
    go::for_each_point(last.board.size(), [&](go::Point p) {
        if (!last.open.contains(p)) score += last.owner[p] == go::Cell::black ? 1 : -1;
    });
    return score;
}

std::optional<player::LastMoves> proved(const player::LastPoints& last, Color color, bool passed) {
    Budget budget;
    return player::last_moves(last, {color, passed, {}}, budget);
}

// Who plays the proved moves, any of them, against who plays perfectly; the score at the end.
int played_out(player::LastPoints last, PerfectPlay perfect, Color next, Color ours, Rng& rng) {
    for (int passes = 0; passes < 2; next = go::opponent(next)) {
        go::Move move = perfect.best(next, passes == 1);
        if (next == ours) {
            const auto moves = proved(last, next, passes == 1);
            const auto best = moves->best.points();
            move = go::Move::pass(next);
            if (!best.empty() && (!moves->pass_is_best || rng.below(2) == 0))
                move.point = best[rng.below(static_cast<std::uint32_t>(best.size()))];
        }
        passes = move.is_pass() ? passes + 1 : 0;
        if (move.is_pass()) continue;
        last.board.play(move);
        perfect.play(move);
    }
    return *perfect.value(next, true);
}

TEST(last_points, agree_with_trying_everything_and_never_lose_a_point_by_it) {
    Rng rng(2026);
    int asked = 0;
    for (int i = 0; i < 400 && asked < 60; ++i) {
        const GeneratedBoard made = generated_board(rng, go::square(7), {2, 3, true});
        if (made.open < 2 || made.open > 6) continue;
        const player::LastPoints last = last_points_of(made);
        PerfectPlay perfect(made.board, last.open);
        for (const Color color : {Color::black, Color::white}) {
            const auto value = perfect.value(color);
            if (!value) continue;  // a ko
            ++asked;
            const auto moves = proved(last, color, false);
            ASSERT_TRUE(moves);
            EXPECT_EQ(moves->low + settled(last), *value);
            EXPECT_EQ(moves->high, moves->low);
            for (const Color ours : {Color::black, Color::white})
                EXPECT_EQ(played_out(last, perfect, color, ours, rng), *value);
        }
    }
    EXPECT_GE(asked, 60);
}

}  // namespace
}  // namespace tedomari::analysis
