// SPDX-License-Identifier: MIT
#include "endgame/positions.h"

#include <gtest/gtest.h>
#include <set>

#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

TEST(target, is_a_position_or_a_settled_score) {
    EXPECT_TRUE(Target::settled(-3).is_settled());
    EXPECT_EQ(Target::settled(-3).raised(5), Target::settled(2));
    const Target place = Target::at(NodeId{7}, 2);
    EXPECT_FALSE(place.is_settled());
    EXPECT_EQ(place.node(), NodeId{7});
    EXPECT_EQ(place.raised(-2), Target::at(NodeId{7}));
    EXPECT_NE(place, Target::settled(2));
}

struct Room {
    explicit Room(const Scene& scene)
        : ground(*terrain(scene.board, scene.region, 1)),
          positions(ground, KoRule::komaster(Side::left), Gates::with_dames(), {}),
          root(positions.insert(root_state(ground, scene.board))) {}

    // All that can be reached, parts before their sums.
    void expand_all() {
        for (std::size_t i = 0; i < positions.size() && i < 2000; ++i) {
            const auto id = static_cast<NodeId>(i);
            for (std::size_t p = 0; positions.is_sum(id) && p < positions[id].parts; ++p)
                expand(positions.parts(id)[p]);
            expand(id);
        }
    }
    void expand(NodeId id) {
        if (!positions[id].is_expanded && !positions[id].is_blocked) positions.expand(id);
    }

    Terrain ground;
    Positions positions;
    Target root;
};

TEST(positions, of_random_rooms_are_found_again_and_their_moves_differ) {
    Rng rng(81);
    int moves = 0, sums = 0;
    for (int i = 0; i < 60; ++i) {
        const Scene scene = random_room(rng);
        if (!scene.board.is_possible() || !terrain(scene.board, scene.region, 1)) continue;
        Room room(scene);
        room.expand_all();
        for (std::size_t k = 0; k < room.positions.size(); ++k) {
            const auto id = static_cast<NodeId>(k);
            sums += room.positions.is_sum(id) ? 1 : 0;
            if (!room.positions.is_sum(id)) {
                EXPECT_EQ(room.positions.find(room.positions.state(id)), id);
            }
            for (const Side side : {Side::left, Side::right}) {
                std::set<std::pair<int, std::size_t>> seen;
                for (const Edge& e : room.positions.moves(id, side)) {
                    const std::size_t to = e.is_settled() ? SIZE_MAX : index(e.node());
                    EXPECT_TRUE(seen.insert({e.offset(), to}).second) << scene.board;
                    ++moves;
                }
            }
        }
    }
    EXPECT_GT(moves, 1000);
    EXPECT_GT(sums, 20);
}

TEST(positions, that_are_constant_leave_the_sums_found_later) {
    // Two corridors; once the right one is known, moves in the left lead to the left alone.
    Room room(scene({"XXXXO#XXXO", "X...O#X..O", "XXXXO#XXXO"}));
    ASSERT_FALSE(room.root.is_settled());
    ASSERT_TRUE(room.positions.is_sum(room.root.node()));
    const std::vector<NodeId> parts(room.positions.parts(room.root.node()).begin(),
                                    room.positions.parts(room.root.node()).end());
    ASSERT_EQ(parts.size(), 2U);
    room.positions.set_constant(parts[1], 1);
    EXPECT_TRUE(room.positions.is_constant(parts[1]));
    room.expand(parts[0]);
    room.positions.expand(room.root.node());
    for (const Edge& e : room.positions.moves(room.root.node())) {
        if (!e.is_settled()) {
            EXPECT_FALSE(room.positions.is_sum(e.node()));
        }
    }
}

}  // namespace
}  // namespace tedomari::endgame
