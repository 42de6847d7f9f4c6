// SPDX-License-Identifier: MIT
#include "endgame/ko_form.h"

#include <gtest/gtest.h>

#include "cgt/ko_graph.h"
#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

TEST(ko_form, of_a_simple_ko_has_a_mean_of_thirds) {
    const Scene ko = scene({"#XO#", "X.xO", "#XO#"});
    const auto found = region_graph(ko.board, ko.region);
    ASSERT_TRUE(found);
    for (const cgt::Side master : {cgt::Side::left, cgt::Side::right}) {
        const cgt::KoThermographs solution(found->graph, {master});
        ASSERT_TRUE(solution[found->root].exact());
        EXPECT_EQ(solution[found->root].low.mean(), Rational(-1, 3));
        EXPECT_EQ(solution[found->root].low.temperature(), Rational(1, 3));
    }
    const cgt::KoThermographs left(found->graph, {cgt::Side::left}), right(found->graph, {cgt::Side::right});
    const auto loops = cgt::loops(found->graph, left, right);
    ASSERT_EQ(loops.size(), 1u);
    EXPECT_EQ(loops[0].kind, cgt::Loop::Kind::simple_ko);
}

// With kos and without: what cgt makes of the graph is what the search proves, for either komaster.
TEST(ko_form, of_random_rooms_has_the_proved_thermographs) {
    Rng rng(12);
    int compared = 0, kos = 0;
    for (int i = 0; i < 400; ++i) {
        const Scene room = i % 2 == 0 ? random_room(rng) : random_cell(rng);
        if (!room.board.is_possible()) continue;
        Effort effort;
        effort.nodes = 20'000;
        const auto local = evaluate(room.board, room.region, effort);
        if (!local || !local->black_master || !local->white_master) continue;
        const auto found = region_graph(room.board, room.region, 1000);
        if (!found) continue;
        bool exact = true;
        for (const cgt::Side master : {cgt::Side::left, cgt::Side::right}) {
            const cgt::KoThermographs solution(found->graph, {master});
            if (!solution[found->root].exact()) {
                exact = false;
                continue;
            }
            const cgt::Thermograph& walls = solution[found->root].low;
            const cgt::Thermograph& proved =
                master == cgt::Side::left ? *local->black_master : *local->white_master;
            EXPECT_EQ(walls.mean(), proved.mean()) << room.board;
            for (const int quarters : {0, 1, 2, 4, 6, 12}) {
                const Rational t(quarters, 4);
                EXPECT_EQ(walls.left.at(t), proved.left.at(t)) << room.board << t;
                EXPECT_EQ(walls.right.at(t), proved.right.at(t)) << room.board << t;
            }
        }
        compared += exact ? 1 : 0;
        kos += exact && local->has_ko ? 1 : 0;
    }
    EXPECT_GT(compared, 100);
    EXPECT_GT(kos, 20);
}

}  // namespace
}  // namespace tedomari::endgame
