// SPDX-License-Identifier: MIT
#include "endgame/attempt.h"

#include <cstdio>
#include <gtest/gtest.h>

#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

using Fields = std::vector<std::shared_ptr<Field>>;

Model model(Beyond beyond) { return {1, beyond, Gates::with_dames()}; }

std::unique_ptr<Attempt> search(const Scene& room, Beyond beyond, Side master,
                                const Field::Leaning& leaning = {}, const Fields& shared = {}) {
    Limits limits;
    limits.nodes = 60'000;
    return Attempt::run(room.board, room.region, model(beyond), KoRule::komaster(master), Budget(limits),
                        std::size_t{1} << 28, leaning, shared);
}

void expect_same(const Attempt& a, const Attempt& b, const Scene& room) {
    EXPECT_EQ(a.solution().mean.low, b.solution().mean.low) << room.board;
    EXPECT_EQ(a.solution().temperature.low, b.solution().temperature.low) << room.board;
}

// Calls visit(room, a search of it) for rooms that are resolved under the friendlier border.
template <class Visit>
void for_each_open_room(int rooms, std::uint64_t seed, Visit&& visit) {
    Rng rng(seed);
    for (int i = 0; i < rooms; ++i) {
        const Scene room = random_open_room(rng);
        if (!room.board.is_possible()) continue;
        const auto found = search(room, Beyond::nearer_colour, Side::left);
        if (found != nullptr && found->is_resolved()) visit(room, *found);
    }
}

TEST(attempt, that_shares_a_graph_with_the_other_border_finds_what_it_finds_alone) {
    int shared = 0;
    std::size_t together = 0, apart = 0;
    for_each_open_room(400, 71, [&](const Scene& room, const Attempt& friendly) {
        const std::size_t before = friendly.graph().positions().size();
        const auto alone = search(room, Beyond::nothing, Side::left);
        const auto beside = search(room, Beyond::nothing, Side::left, {}, {friendly.field()});
        if (alone == nullptr || !alone->is_resolved()) return;
        ASSERT_TRUE(beside->is_resolved()) << room.board;
        expect_same(*alone, *beside, room);
        if (beside->field() != friendly.field()) return;
        ++shared;
        together += friendly.graph().positions().size();
        apart += before + alone->graph().positions().size();
    });
    std::printf("%d shared, %zu positions instead of %zu\n", shared, together, apart);
    EXPECT_GT(shared, 50);
    EXPECT_LT(together, apart);
}

TEST(attempt, for_the_other_komaster_takes_over_what_owes_nothing_to_kos) {
    int compared = 0, free_of_kos = 0;
    std::size_t with = 0, without = 0;
    for_each_open_room(500, 72, [&](const Scene& room, const Attempt& black) {
        const auto white = search(room, Beyond::nearer_colour, Side::right);
        const auto leaning = search(room, Beyond::nearer_colour, Side::right, {{}, {}, black.field()});
        if (!white->is_resolved()) return;
        ASSERT_TRUE(leaning->is_resolved()) << room.board;
        expect_same(*white, *leaning, room);
        if (!black.depends_on_kos()) {
            expect_same(*white, black, room);
            ++free_of_kos;
        }
        ++compared;
        with += leaning->graph().positions().expanded();
        without += white->graph().positions().expanded();
    });
    std::printf("%d compared, %d free of kos, %zu expanded instead of %zu\n", compared, free_of_kos, with,
                without);
    EXPECT_GT(compared, 100);
    EXPECT_GT(free_of_kos, 50);
    EXPECT_LT(with, without);
}

}  // namespace
}  // namespace tedomari::endgame
