// SPDX-License-Identifier: MIT
#include "endgame/life.h"

#include <gtest/gtest.h>

#include "endgame/naive.test.h"
#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

// Whether Black, shut in by White's life, is lost though he moves first.
bool is_lost(const std::vector<std::string>& rows) {
    const Scene room = scene(rows);
    const auto ground = terrain(room.board, room.region, 1);
    LifeReader reader(*ground);
    return reader.is_lost(root_state(*ground, room.board), Side::left);
}

TEST(life_reader, knows_the_eye_spaces_of_the_books) {
    EXPECT_TRUE(is_lost({"OOOOOO", "Oxxx.O", "OOOOOO"}));
    EXPECT_TRUE(is_lost({"OOOOOOO", "Oxxxx.O", "Ox..x.O", "Oxxxx.O", "OOOOOOO"}));  // two points
    EXPECT_FALSE(
        is_lost({"OOOOOOOO", "Oxxxxx.O", "Ox...x.O", "Oxxxxx.O", "OOOOOOOO"}));  // three: Black plays
}

TEST(life_reader, never_proves_what_the_limit_cut_off) {
    const Scene room = scene({"OOOOOOO", "O.....O", "O.....O", "O.....O", "OOOOOOO"});
    const auto ground = terrain(room.board, room.region, 1);
    for (const int limit : {1, 10, 100}) {
        LifeReader reader(*ground, limit);
        EXPECT_FALSE(reader.is_lost(root_state(*ground, room.board), Side::left));
    }
}

// A room of White's with stones of both colours in it.
Scene random_prison(Rng& rng) {
    const int width = 2 + static_cast<int>(rng.below(3)), height = 1 + static_cast<int>(rng.below(3));
    std::vector<std::string> rows(1, std::string(static_cast<std::size_t>(width + 2), 'O'));
    for (int r = 0; r < height; ++r) {
        std::string row = "O";
        for (int c = 0; c < width; ++c) {
            const auto kind = rng.below(8);
            row += kind < 2 ? 'x' : kind == 2 ? 'o' : '.';
        }
        rows.push_back(row + "O");
    }
    rows.push_back(rows.front());
    return scene(rows, rng.below(2) == 0 ? Place::centre : Place::lower_edge);
}

// The twin enumerates every position: what is read as lost leaves Black nothing though he moves first,
// whoever is komaster.
TEST(life_reader, proves_only_what_enumeration_confirms) {
    Rng rng(11);
    int lost = 0;
    for (int i = 0; i < 250; ++i) {
        const Scene prison = random_prison(rng);
        if (!prison.board.is_possible()) continue;
        const auto ground = terrain(prison.board, prison.region, 1);
        if (!ground) continue;
        LifeReader reader(*ground);
        const bool read = reader.is_lost(root_state(*ground, prison.board), Side::left);
        if (!read) continue;
        ++lost;
        for (const Side master : {Side::left, Side::right}) {
            const auto truth = NaiveGame(*ground).bounds(NaiveGame::cells(*ground, prison.board), master);
            if (!truth) continue;
            const auto all = Rational(-static_cast<int>(ground->points.size()));
            EXPECT_EQ(truth->high.left.at(0), all) << prison.board;
            EXPECT_EQ(truth->high.mean(), all) << prison.board;
        }
    }
    EXPECT_GT(lost, 60);
}

}  // namespace
}  // namespace tedomari::endgame
