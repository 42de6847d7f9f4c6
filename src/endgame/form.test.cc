// SPDX-License-Identifier: MIT
#include "endgame/form.h"

#include <gtest/gtest.h>

#include "cgt/notation.h"
#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

std::string form(const Scene& room) {
    cgt::Store store;
    cgt::Thermographs thermographs(store);
    const auto found = canonical_form(thermographs, room.board, room.region, Budget());
    return found ? to_text(store, *found) : "nothing";
}

std::string form(const std::vector<std::string>& rows, Place place = Place::centre) {
    return form(scene(rows, place));
}

TEST(form, of_a_dame_is_a_star) { EXPECT_EQ(form({"XXO", "X.O"}, Place::lower_edge), "*"); }

TEST(form, of_corridors_that_the_enemy_enters) {  // where they end a neutral point is left
    EXPECT_EQ(form({"XXXX", "X..O", "XXXX"}), "{1|*}");
    EXPECT_EQ(form({"XXXXX", "X...O", "XXXXX"}), "{2||1|*}");
    EXPECT_EQ(form({"XXXXXX", "X....O", "XXXXXX"}), "{3|||2||1|*}");
}

TEST(form, of_stones_that_connect_or_die) {
    EXPECT_EQ(form({"XXXXXXX", "Xooo..O", "XXXXXXX"}), "{7||6|0}");
    EXPECT_EQ(form({"XXXX", "Xo.O", "XXXX"}), "{2|0}");
}

TEST(form, of_a_ko_is_none) { EXPECT_EQ(form({"#XO#", "X.xO", "#XO#"}), "nothing"); }

// The store and the search share the moves but not a line of what they make of them.
TEST(form, of_random_rooms_has_the_proved_thermograph) {
    Rng rng(11);
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        const Scene room = random_room(rng);
        if (!room.board.is_possible()) continue;
        Effort effort;
        effort.nodes = 20'000;
        const auto local = evaluate(room.board, room.region, effort);
        if (!local || !local->black_master || local->has_ko) continue;
        cgt::Store store;
        cgt::Thermographs thermographs(store);
        const auto found = canonical_form(thermographs, room.board, room.region, Budget());
        if (!found) continue;
        const cgt::Thermograph walls = thermographs.of(*found);
        EXPECT_EQ(walls.mean(), local->count.value) << room.board;
        for (const int quarters : {0, 1, 2, 4, 6, 12}) {
            const Rational t(quarters, 4);
            EXPECT_EQ(walls.left.at(t), local->black_master->left.at(t)) << room.board << t;
            EXPECT_EQ(walls.right.at(t), local->black_master->right.at(t)) << room.board << t;
        }
        ++compared;
    }
    EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace tedomari::endgame
