// SPDX-License-Identifier: MIT
#include "endgame/telling.h"

#include <gtest/gtest.h>

#include "endgame/pictures.test.h"
#include "endgame/random_rooms.test.h"

namespace tedomari::endgame {
namespace {

std::unique_ptr<Attempt> asked(const Scene& room, Beyond beyond) {
    Limits limits;
    limits.nodes = 50'000;
    Model model;
    model.beyond = beyond;
    model.gates.keep_dames = true;
    return Attempt::run(room.board, room.region, model, Side::left, Budget(limits), std::size_t{1} << 28);
}

TEST(telling, of_a_model_and_itself_finds_nothing) {
    const Scene room = scene({"XXXXXXO", "Xooo..O", "XXXXXXO"});
    const auto first = asked(room, Beyond::nearer_colour), second = asked(room, Beyond::nearer_colour);
    const Telling telling = telling_position(*first, *second);
    EXPECT_TRUE(telling.moves.empty());
    EXPECT_EQ(telling.first, telling.second);
}

// Wherever two borders differ and a position is named, they differ there.
TEST(telling, names_positions_that_the_borders_count_differently) {
    Rng rng(91);
    int told = 0;
    for (int i = 0; i < 400; ++i) {
        const Scene room = random_open_room(rng);
        if (!room.board.is_possible() || !terrain(room.board, room.region, 1)) continue;
        const auto friendly = asked(room, Beyond::nearer_colour), bare = asked(room, Beyond::nothing);
        if (!friendly->is_resolved() || !bare->is_resolved()) continue;
        if (friendly->is_settled() || bare->is_settled()) continue;
        const Telling telling = telling_position(*friendly, *bare);
        if (telling.moves.empty()) continue;
        EXPECT_NE(telling.first, telling.second);
        EXPECT_EQ(to_string(telling).find("after "), 0U);
        ++told;
    }
    EXPECT_GT(told, 5);
}

}  // namespace
}  // namespace tedomari::endgame
