// SPDX-License-Identifier: MIT
#include "tactics/widening.h"

#include <gtest/gtest.h>

#include "tactics/capture.h"
#include "tactics/connect.h"
#include "tactics/goal.test.h"
#include "tactics/reader.h"

namespace tedomari::tactics {
namespace {

using search::Threats;

// Without models, so that an answer depends on nothing but the position and the threats.
template <class Game>
typename search::ThreatSearch<Game>::Answer answer(Game game, Side first, Threats threats) {
    ReadingTable table(std::size_t{8} << 20);
    Limits limits;
    limits.nodes = 20'000;
    Budget budget(limits);
    game.set_reach(threats.order() + 1);
    return search::ThreatSearch<Game>(game, table, budget, search::Models::ignored).search(first, threats);
}

struct Losses {
    int hopeless = 0, poor = 0, undone = 0;
};

// Few threats, then as many as you like of the same orders.
template <class Game>
void tally(const Game& game, Side first, Losses& losses) {
    for (const Threats few : {ladders.with(2, 1), ladders.with(2, 1).with(3, 1)}) {
        const auto narrow = answer(game, first, few);
        if (narrow.verdict != Verdict::lost) continue;
        const auto wide = answer(game, first, Threats::lambda(few.order()));
        if (wide.verdict == Verdict::unknown) continue;
        ++(narrow.poor ? losses.poor : losses.hopeless);
        if (wide.verdict == Verdict::lost) continue;
        ++losses.undone;
        EXPECT_TRUE(narrow.poor);
    }
}

}  // namespace

// The reader skips the wider levels of an order when a loss there wanted nothing.
TEST(widening, a_loss_that_wants_no_threats_stays_one) {
    Rng rng(5);
    Losses losses;
    for (int i = 0; i < 150; ++i) {
        const go::Board board = random_board(go::square(7), 16 + static_cast<int>(rng.below(20)), rng);
        const Side first = rng.below(2) == 0 ? Side::attacker : Side::defender;
        go::Point a, b;
        go::for_each_point(board.size(), [&](go::Point p) {
            if (!go::is_stone(board.at(p)) || rng.below(5) != 0) return;
            if (!a.is_nowhere() && board.at(a) == board.at(p) && board.chain(a) != board.chain(p)) b = p;
            if (a.is_nowhere()) a = p;
        });
        if (a.is_nowhere()) continue;
        KoBoard ground(board);
        const go::Color color = color_of(board.at(a));
        if (board.liberties(a) <= 4) tally(Capture(ground, a, opponent(color)), first, losses);
        if (!b.is_nowhere()) tally(Connect(ground, a, b, color), first, losses);
    }
    EXPECT_GT(losses.hopeless, 100);
    EXPECT_GT(losses.poor, 20);
    EXPECT_GT(losses.undone, 0);  // some are worth another level
}

}  // namespace tedomari::tactics
