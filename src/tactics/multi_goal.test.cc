// SPDX-License-Identifier: MIT
#include "tactics/multi_goal.h"

#include <gtest/gtest.h>
#include <iostream>

#include "tactics/multi_goal.test.h"

namespace tedomari::tactics {

namespace {

Reading read_wish(const go::Board& board, std::string_view text, Side first, Effort effort = {}) {
    ReadingTable table(std::size_t{16} << 20);
    Limits limits;
    limits.nodes = 500'000;
    Budget budget(limits);
    return read(board, *parse_wish(text, board), first, effort, table, budget);
}

std::string status_of_wish(const go::Board& board, std::string_view text) {
    return to_string(outcome::Status{read_wish(board, text, Side::attacker).outcome,
                                     read_wish(board, text, Side::defender).outcome});
}

go::Board drawn(std::string_view text) { return go::parse_diagram(text)->board; }

}  // namespace

TEST(multi_goal, one_of_two_chains_in_danger_can_be_taken) {
    // Each of White's stones can be taken or saved; nobody can see to both at once.
    const auto board = drawn(R"(
        X X X X X X X X X
        X O . . X . . O X
        X X X . X . X X X
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(status_of_wish(board, "capture(B8) or capture(H8)"), "W|W");
}

// Taking K3 is a ko; Black has it for good only if White does not retake while Black takes B1.
TEST(multi_goal, a_stone_taken_in_a_ko_is_not_yet_taken_for_good) {
    const auto board = drawn(R"(
        X X X . X O . O . O
        X . X X X O O O O X
        . O X . X O . O . X)");
    EXPECT_EQ(read_wish(board, "capture(B1) and capture(K3)", Side::attacker).outcome, Outcome::ko_up());
}

TEST(multi_goal, double_goals_come_out_as_brute_force_has_them) {
    Rng rng(20);
    int cases = 0, kos = 0, too_large = 0;
    while (cases < 150) {
        const go::Size size = cases % 2 == 0 ? go::Size{3, 3} : go::Size{4, 3};
        const auto area = static_cast<std::uint32_t>(size.width * size.height);
        const auto board = random_board(size, static_cast<int>(area + rng.below(4 * area)), rng);
        const auto wish = any_double_goal(board, rng);
        if (!wish) continue;
        for (const Side first : {Side::attacker, Side::defender}) {
            const auto expected = WishTwin(board, *wish, 30'000).outcome(first);
            if (!expected) {
                ++too_large;
                continue;
            }
            Effort effort = everything();
            effort.proof = false;
            ReadingTable table(std::size_t{4} << 20);
            Limits limits;
            limits.nodes = 300'000;
            Budget budget(limits);
            const Reading reading = read(board, *wish, first, effort, table, budget);
            ++cases;
            kos += expected->is_ko();
            if (reading.outcome.is_unknown()) continue;
            ASSERT_EQ(reading.outcome.kind, expected->kind)
                << to_string(*wish) << " " << (first == Side::attacker ? "attacker" : "defender")
                << " first\n"
                << go::to_diagram(board);
        }
    }
    std::cout << "    " << cases << " cases, " << kos << " kos, " << too_large << " too large\n";
}

}  // namespace tedomari::tactics
