// SPDX-License-Identifier: MIT
#include "tactics/goal.test.h"

// The law of traces: a stone outside the positive trace of a won search leaves it won.
namespace tedomari::tactics {

namespace {

void expect_trace_law(const go::Board& board, const Goal& goal, Side first, int& stones) {
    Effort effort;
    effort.order = 2;
    const Reading reading = read_for_test(board, goal, first, effort, 20'000);
    if (reading.outcome != Outcome::won()) return;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (reading.trace.contains(p) || !board.is_empty(p) || ::testing::Test::HasFailure()) return;
        const go::Move stone{opponent(goal.attacker), p};
        if (!board.is_legal(stone, go::Suicide::forbidden)) return;
        go::Board with = board;
        with.play(stone);
        with.forget_plays();
        with.set_ko_ban(board.ko_ban());
        ++stones;
        const Reading again = read_for_test(with, goal, first, effort, 200'000);
        EXPECT_TRUE(again.outcome == Outcome::won() || again.outcome.is_unknown())
            << with << go::to_string(goal.a) << " with a stone at " << go::to_string(p) << ": "
            << again.outcome;
    });
}

}  // namespace

TEST(trace, a_defender_outside_it_changes_nothing) {
    Rng rng(41);
    int stones = 0;
    for (int i = 0; i < 400 && !::testing::Test::HasFailure(); ++i) {
        const go::Board board = random_board(go::square(7), 15 + static_cast<int>(rng.below(30)), rng);
        go::Point target;
        go::for_each_point(board.size(), [&](go::Point p) {
            if (go::is_stone(board.at(p)) && board.liberties(p) <= 3 && rng.below(4) == 0) target = p;
        });
        if (target.is_nowhere()) continue;
        expect_trace_law(board, capture(board, target), rng.below(2) == 0 ? Side::attacker : Side::defender,
                         stones);
    }
    EXPECT_GT(stones, 1000);
}

}  // namespace tedomari::tactics
