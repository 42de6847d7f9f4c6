// SPDX-License-Identifier: MIT
#include "life/ko_name.h"

#include <gtest/gtest.h>
#include <iostream>
#include <map>

#include "life/random_arena.test.h"

namespace tedomari::life {

using go::Color;

// Who needs no approach move wins by moving first with all bans lifted; all play says so too.
TEST(ko_name, counts_approach_moves_as_all_play_does) {
    Rng rng(53);
    Table table(std::size_t{8} << 20);
    std::map<std::string, int> met;
    int compared = 0;
    for (std::size_t i = 0; i < 2500 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena({4, 3}, rng);
        if (!arena) continue;
        for (const Color first : {Color::black, Color::white}) {
            Limits limits;
            limits.nodes = 20'000;
            Budget budget(limits);
            const Reading reading = read(*arena, first, table, budget);
            const auto name = name_of_ko(reading, table, budget);
            EXPECT_TRUE(!name || reading.outcome.is_ko());
            if (!name) continue;
            ++met[to_string(*name)];
            Arena lifted = *arena;
            lifted.board.set_ko_ban(go::Move::pass(first));
            const bool owner_is_weak = reading.outcome.kind == outcome::Kind::ko_down;
            const auto kills =
                AllPlay(lifted, {}, 20'000).kills(owner_is_weak ? arena->owner : arena->killer());
            if (!kills) continue;
            ++compared;
            EXPECT_EQ(name->kind != KoName::Kind::approach, *kills != owner_is_weak) << arena->board;
        }
    }
    for (const auto& [name, count] : met) std::cout << "    " << count << " " << name << std::endl;
    EXPECT_GT(compared, 20);
}

}  // namespace tedomari::life
