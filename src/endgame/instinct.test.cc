// SPDX-License-Identifier: MIT
#include "endgame/instinct.h"

#include <gtest/gtest.h>
#include <stdexcept>

#include "endgame/attempt.h"
#include "endgame/instinct_weights.h"
#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

struct Sketched {
    explicit Sketched(const Scene& scene)
        : ground(*terrain(scene.board, scene.region, 1, Beyond::nothing)),
          state(root_state(ground, scene.board)),
          instinct(ground) {}

    int local(const char* point) const { return *ground.local(go::at(point)); }

    Terrain ground;
    State state;
    Instinct instinct;
};

// A room with something to play for.
Scene some_room(Rng& rng) {
    Scene made = random_open_room(rng);
    while (!terrain(made.board, made.region, 1, Beyond::nothing)) made = random_open_room(rng);
    return made;
}

State colours_exchanged(State state) {
    std::swap(state.black, state.white);
    std::swap(state.by_black, state.by_white);
    return state;
}

TEST(instinct, sees_stones_liberties_and_life_with_the_eyes_of_the_side_to_move) {
    const Sketched room(scene({"XXXXXXO", "X.oo..O", "XXXXXXO"}));
    const Instinct::Seen black = room.instinct.look(room.state, Side::left);
    const Instinct::Seen white = room.instinct.look(room.state, Side::right);
    const auto empty = static_cast<std::size_t>(room.local("F8")),
               stone = static_cast<std::size_t>(room.local("G8"));
    constexpr int chain = Instinct::open | Instinct::two_stones | Instinct::two_liberties;
    EXPECT_EQ(black[stone], chain | Instinct::enemy | Instinct::by_own);
    EXPECT_EQ(white[stone], chain | Instinct::own | Instinct::by_enemy);
    EXPECT_EQ(black[empty], Instinct::open | Instinct::empty | Instinct::by_own);
    EXPECT_EQ(room.instinct.around()[empty][0], static_cast<std::int8_t>(stone));  // to the right
    EXPECT_EQ(room.instinct.around()[stone][4], static_cast<std::int8_t>(empty));
}

TEST(instinct, is_the_same_for_both_colours) {
    Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const Sketched room(some_room(rng));
        EXPECT_EQ(room.instinct.marks(room.state, Side::left),
                  room.instinct.marks(colours_exchanged(room.state), Side::right));
    }
}

TEST(instinct, keeps_the_likeliest_moves_and_more_of_them_with_less_doubt) {
    Rng rng(6);
    for (int i = 0; i < 200; ++i) {
        const Sketched room(some_room(rng));
        const Bits moves = room.state.empty();
        Bits fewer = 0;
        for (const double doubt : {0.9, 0.1, 0.01, 0.0}) {
            const Bits kept = room.instinct.likeliest(room.state, Side::left, moves, doubt);
            EXPECT_EQ(kept & ~moves, 0U);
            EXPECT_EQ(fewer & ~kept, 0U);
            EXPECT_GE(std::popcount(kept), std::min(2, std::popcount(moves)));
            fewer = kept;
        }
    }
}

// What it is for: where the solver knows which moves are best, one of them is hardly ever left out.
TEST(instinct, leaves_out_no_best_move_but_one_in_a_hundred) {
    Rng rng(7);
    int asked = 0, missed = 0, moves = 0, kept_moves = 0;
    for (int i = 0; i < 60; ++i) {
        const int width = 10 + static_cast<int>(rng.below(3)) * 2;
        const Scene room = shore(width, 1 + static_cast<int>(rng.below(4)));
        Limits limits;
        limits.nodes = 6000;
        const auto found = Attempt::run(room.board, room.region, {1, Beyond::nothing, {}, {}}, Side::left,
                                        Budget(limits), std::size_t{64} << 20);
        const Instinct instinct(found->ground());
        const Positions& positions = found->graph().positions();
        const Bounds& bounds = found->graph().bounds();
        for (std::size_t n = 0; n < positions.size(); ++n) {
            const NodeId id{static_cast<std::uint32_t>(n)};
            if (!positions[id].is_expanded || positions.is_sum(id) || positions[id].is_banned ||
                !bounds.is_known(id))
                continue;
            Exactness ignored;
            const std::int64_t t = freezing_point(bounds.wall(id, Side::left, Bound::low),
                                                  bounds.wall(id, Side::right, Bound::low), ignored);
            if (t <= unit) continue;  // nobody wants to move
            const std::int64_t best = bounds.scaffold_at(id, Side::left, Bound::low, t);
            Bits all = 0, good = 0;
            for (const Edge& e : positions.moves(id, Side::left)) {
                all |= Bits{1} << e.point;
                if (bounds.at(e, Side::right, Bound::low, t) - t >= best) good |= Bits{1} << e.point;
            }
            if (std::popcount(all) < 4 || good == all) continue;
            const Bits kept = instinct.likeliest(positions.state(id), Side::left, all, 0.003);
            ++asked;
            missed += (kept & good) == 0 ? 1 : 0;
            moves += std::popcount(all);
            kept_moves += std::popcount(kept);
        }
    }
    EXPECT_GT(asked, 500);
    EXPECT_LE(100 * missed, asked) << missed << " of " << asked;
    EXPECT_LE(4 * kept_moves, 3 * moves) << kept_moves << " of " << moves;
}

TEST(instinct_weights, are_as_many_as_there_must_be) {
    EXPECT_THROW(parse_instinct("PNG"), std::logic_error);
    EXPECT_THROW(parse_instinct("tedomari instinct 1\n0.5 0.25\n"), std::logic_error);
}

}  // namespace
}  // namespace tedomari::endgame
