// SPDX-License-Identifier: MIT
#include "valuation/memory.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "valuation/values.h"

namespace tedomari::valuation {

// What is remembered through a game is what would be found anew, where it was proved.  A goal that was not
// reached with threats of a certain order may be reached the second time, by what the table of the search has
// met meanwhile; so may one whose search met its limit of nodes.
TEST(memory, says_of_each_goal_what_a_new_search_says) {
    Rng rng(3);
    int kept = 0, compared = 0, different = 0;
    for (int game = 0; game < 6; ++game) {
        go::Board board(go::square(7));
        Memory memory;
        go::Color color = go::Color::black;
        for (int move = 0; move < 26; ++move) {
            const go::Point p = go::random_point({7, 7}, rng);
            if (!board.is_legal({color, p}, go::Suicide::forbidden)) continue;
            board.play({color, p});
            color = opponent(color);
            memory.go_on(board);
            tactics::ReadingTable table;
            tactics::Effort effort;
            effort.order = 2;
            Limits each;
            each.nodes = 3000;
            for (const tactics::Goal& goal : tactics::relevant_goals(board, {})) {
                const tactics::GoalSummary found = tactics::summary_of(board, goal, effort, each, table);
                const auto known = memory.summary(goal);
                if (known && known->status.is_known() && found.status.is_known()) {
                    ++compared;
                    different += known->status == found.status ? 0 : 1;
                    if (known->evidence == Evidence::proved && found.evidence == Evidence::proved) {
                        EXPECT_EQ(known->status, found.status) << board << to_string(tactics::Question{goal});
                    }
                }
                kept += known ? 1 : 0;
                memory.keep(found);
            }
        }
    }
    EXPECT_GT(kept, 100);
    EXPECT_GT(compared, 100);
    EXPECT_LE(different * 50, compared);
}

TEST(memory, forgets_what_leans_on_a_point_that_changed) {
    go::Board board = go::diagram(R"(
        . . . . .
        . X . X .
        . . . . .
        . . . . .
        . . . . .)");
    Memory memory;
    memory.go_on(board);
    tactics::ReadingTable table;
    const tactics::Goal goal = tactics::connect(board, go::at("B4"), go::at("D4"));
    memory.keep(tactics::summary_of(board, goal, {}, {}, table));
    const Memory::Question question{
        {go::Color::white, go::at("C4")}, {goal, tactics::Side::defender}, tactics::First::opponent};
    memory.keep(question, tactics::Verdict::lost, {go::at("C5")});
    EXPECT_TRUE(memory.summary(goal));
    EXPECT_EQ(memory.verdict(question), tactics::Verdict::lost);
    board.place(go::at("C5"), go::Color::white);
    memory.go_on(board);
    EXPECT_FALSE(memory.summary(goal));
    EXPECT_FALSE(memory.verdict(question));
    memory.keep(tactics::summary_of(board, goal, {}, {}, table));
    memory.go_on(go::Board(go::square(9)));
    EXPECT_EQ(memory.size(), 0u);
}

}  // namespace tedomari::valuation
