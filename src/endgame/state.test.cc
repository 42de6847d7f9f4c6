// SPDX-License-Identifier: MIT
#include "endgame/state.h"

#include <gtest/gtest.h>

#include "endgame/naive.test.h"
#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

constexpr Gates with_dames = Gates::with_dames();

struct Ground {
    Terrain terrain;
    State state;
};

std::optional<Ground> ground_of(const Scene& scene) {
    const auto ground = terrain(scene.board, scene.region, 1);
    if (!ground) return {};
    return Ground{*ground, root_state(*ground, scene.board)};
}

// "3 settled, 2 open in 1 part"
std::string settled_text(const std::vector<std::string>& rows) {
    const auto ground = ground_of(scene(rows));
    const Parts parts = settle(ground->terrain, ground->state, with_dames);
    int open = 0;
    for (const State& part : parts.parts) open += part.size();
    return std::to_string(parts.score) + " settled, " + std::to_string(open) + " open in " +
           std::to_string(parts.parts.size());
}

TEST(settle, gives_points_that_only_one_side_reaches_to_it) {
    EXPECT_EQ(settled_text({"XXXX", "X..X", "XXXX"}), "2 settled, 0 open in 0");
    EXPECT_EQ(settled_text({"OOOO", "Ox.O", "OOOO"}), "-2 settled, 0 open in 0");
}

TEST(settle, connects_stones_to_life_and_splits_what_they_leave) {
    EXPECT_EQ(settled_text({"XXXXXXXO", "X..x...O", "XXXXXXXO"}), "2 settled, 3 open in 1");
    EXPECT_EQ(settled_text({"OXXXXXXO", "O..x...O", "OXXXXXXO"}), "0 settled, 5 open in 2");
}

TEST(settle, leaves_room_for_two_eyes_open) {
    EXPECT_EQ(settled_text({"OOOOOOO", "O.....O", "O.....O", "O.....O", "OOOOOOO"}),
              "0 settled, 15 open in 1");
}

TEST(settle, finds_chains_that_live_on_two_eyes_inside) {
    EXPECT_EQ(settled_text({"OOOOOOO", "Oxxxxx.O", "Ox.x.x.O", "Oxxxxx.O", "OOOOOOO"}),
              "15 settled, 3 open in 1")
        << "two eyes and the ring around them; White still has to come near";
}

// Nothing is lost or counted twice, and what is left keeps the invariants of a State.
TEST(settle, accounts_for_every_point) {
    Rng rng(8);
    for (int i = 0; i < 600; ++i) {
        const Scene room = rng.below(2) == 0 ? random_room(rng) : random_cell(rng);
        const auto ground = ground_of(room);
        if (!ground || !room.board.is_possible()) continue;
        const Parts parts = settle(ground->terrain, ground->state, with_dames);
        Bits open = 0;
        for (const State& part : parts.parts) {
            EXPECT_EQ(open & part.open, 0U);
            open |= part.open;
            EXPECT_EQ((part.black | part.white | part.by_black | part.by_white) & ~part.open, 0U);
            EXPECT_EQ(part.black & part.white, 0U);
            EXPECT_EQ((part.black & part.by_black) | (part.white & part.by_white), 0U) << room.board;
        }
        const int gone = std::popcount(ground->terrain.all & ~open);
        EXPECT_LE(std::abs(parts.score), gone) << room.board;
        EXPECT_EQ((gone - parts.score) % 2, 0) << room.board;  // each is somebody's
    }
}

// The real board is the twin, as long as the walls, which are alive by assumption, are not taken on it.
TEST(play, does_what_a_board_does) {
    Rng rng(9);
    int compared = 0, captures = 0, kos = 0;
    for (int i = 0; i < 2500; ++i) {
        const Scene room = random_cell(rng);
        const auto ground = ground_of(room);
        if (!ground || !room.board.is_possible()) continue;
        for (const Side side : {Side::left, Side::right}) {
            const go::Color color = side == Side::left ? go::Color::black : go::Color::white;
            for (std::size_t p = 0; p < ground->terrain.points.size(); ++p) {
                const Played played = play(ground->terrain, ground->state, side, static_cast<int>(p));
                const go::Move move{color, ground->terrain.points[p]};
                if (!room.board.is_legal(move, go::Suicide::forbidden)) {
                    EXPECT_TRUE(!played.legal || (ground->state.by(side) & ground->state.empty()) != 0 ||
                                ground->state.by(side) != 0)
                        << move << room.board;
                    continue;
                }
                Scene after = room;
                after.board.play(move);
                bool same_walls = true;
                go::for_each_point(room.board.size(), [&](go::Point q) {
                    if (!room.region.contains(q)) same_walls &= room.board.at(q) == after.board.at(q);
                });
                if (!same_walls) continue;
                ASSERT_TRUE(played.legal) << move << room.board;
                const State expected = root_state(ground->terrain, after.board);
                EXPECT_EQ(played.after.black, expected.black) << move << room.board;
                EXPECT_EQ(played.after.white, expected.white) << move << room.board;
                EXPECT_EQ(played.ko != 0, !after.board.ko().is_nowhere()) << move << room.board;
                ++compared;
                captures += std::popcount(expected.stones(other(side))) <
                                    std::popcount(ground->state.stones(other(side)))
                                ? 1
                                : 0;
                kos += played.ko != 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(compared, 500);
    EXPECT_GT(captures, 50);
    EXPECT_GT(kos, 3);
}

// What a side keeps though the other moves first bounds the mean, for either komaster.
TEST(kept, is_no_more_than_the_side_gets) {
    Rng rng(10);
    int compared = 0, kept_something = 0;
    for (int i = 0; i < 600; ++i) {
        const Scene room = random_cell(rng);
        const auto ground = ground_of(room);
        if (!ground || !room.board.is_possible()) continue;
        const Parts parts = settle(ground->terrain, ground->state, with_dames);
        int low = parts.score, high = parts.score;
        for (const State& part : parts.parts) {
            const int black = kept(ground->terrain, part, Side::left);
            const int white = kept(ground->terrain, part, Side::right);
            low += 2 * black - part.size();
            high += part.size() - 2 * white;
            kept_something += black + white > 0 ? 1 : 0;
        }
        for (const Side master : {Side::left, Side::right}) {
            const auto truth =
                NaiveGame(ground->terrain).bounds(NaiveGame::cells(ground->terrain, room.board), master);
            if (!truth) continue;
            EXPECT_LE(Rational(low), truth->low.mean()) << room.board;
            EXPECT_GE(Rational(high), truth->high.mean()) << room.board;
            EXPECT_LE(Rational(low), truth->low.right.at(0)) << room.board;  // the other moves first
            ++compared;
        }
    }
    EXPECT_GT(compared, 300);
    EXPECT_GT(kept_something, 50);
}

TEST(score_as_it_stands, counts_stones_and_points_that_see_one_colour) {
    const auto score = [](const std::vector<std::string>& rows) {
        const auto ground = ground_of(scene(rows));
        return score_as_it_stands(ground->terrain, ground->state);
    };
    EXPECT_EQ(score({"XXXXO", "X...O", "XXXXO"}), 0);
    EXPECT_EQ(score({"XXXXO", "X.x.O", "XXXXO"}), 1);  // x is part of the wall
    EXPECT_EQ(score({"XXXXO", "X.o.O", "XXXXO"}), -1);
}

TEST(playable, keeps_to_the_margin_beside_stones_and_to_points_in_contact) {
    const auto open = ground_of(scene({"XXXXXXO", "X.....#", "XXXXXXO"}));
    ASSERT_TRUE(open);
    EXPECT_NE(open->terrain.margin, 0U);
    EXPECT_EQ(playable(open->terrain, open->state, {}) & open->terrain.margin, 0U);
    const auto row = ground_of(scene({"XXXXXXXXO", "X.......O", "XXXXXXXXO"}));
    EXPECT_EQ(std::popcount(playable(row->terrain, row->state, {})), 7);
    EXPECT_EQ(std::popcount(playable(row->terrain, row->state, {0, 2, {}, false})), 2);
}

}  // namespace
}  // namespace tedomari::endgame
