// SPDX-License-Identifier: MIT
#include "life/prover.h"

#include <gtest/gtest.h>
#include <iostream>

#include "go/diagram.h"
#include "life/all_play.test.h"
#include "life/random_arena.test.h"
#include "life/search.h"

namespace tedomari::life {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::Point;
using go::PointSet;

namespace {

Reading prove_for_test(const Board& board, const PointSet& targets, Color first, int threads = 1,
                       std::uint64_t nodes = 20'000) {
    static Table table(std::size_t{16} << 20);
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return prove_life(board, targets, first, table, budget, threads);
}

// Black's corner at the left is dead; the one at the right lives if he plays first.
const char* const two_corners = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O . . O O O O O
    X X O . O X X X X
    . X O . O X . . .
    X X O . O X X X X)";

}  // namespace

TEST(life_prover, one_of_several_stones_lives) {
    const Board board = diagram(two_corners);
    for (const int threads : {1, 2}) {
        const Reading both = prove_for_test(board, {at("A1"), at("F3")}, Color::black, threads);
        EXPECT_EQ(both.outcome, Outcome::won());
        EXPECT_EQ(both.evidence, Evidence::proved);
        EXPECT_EQ(both.best, at("H2"));
        EXPECT_TRUE(prove_for_test(board, {at("A1")}, Color::black, threads).outcome.is_unknown());
        EXPECT_TRUE(prove_for_test(board, {at("A1"), at("F3")}, Color::white, threads).outcome.is_unknown());
    }
}

TEST(life_prover, a_friend_beyond_the_frame_is_joined) {
    const Board board = diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X O O O O O
        . X . X . X X . .
        X X X X O O O O O
        . . . . . . . . .)");
    const Reading joined = prove_for_test(board, {at("G3")}, Color::black);
    EXPECT_EQ(joined.outcome, Outcome::won());
    EXPECT_EQ(joined.best, at("E3"));
    EXPECT_TRUE(prove_for_test(board, {at("G3")}, Color::white).outcome.is_unknown());
}

TEST(life_prover, ends_with_its_budget_and_when_it_is_cancelled) {
    const Board board(go::square(9));
    Board open = board;
    open.place(at("E5"), Color::black);
    for (const int threads : {1, 2}) {
        const Reading reading = prove_for_test(open, {at("E5")}, Color::white, threads, 2'000);
        EXPECT_TRUE(reading.outcome.is_unknown());
        EXPECT_LE(reading.nodes, 2'100u);
        std::atomic<bool> cancel = true;
        Budget budget(Limits{}, &cancel);
        Table table(std::size_t{1} << 20);
        EXPECT_TRUE(prove_life(open, {at("E5")}, Color::white, table, budget, threads).outcome.is_unknown());
    }
}

// Whatever walls were assumed: all play on the whole board agrees, and where that is too much, the search there.
TEST(life_prover, what_is_proved_is_true_on_the_whole_board) {
    Rng rng(41);
    Table table(std::size_t{16} << 20);
    int played = 0, searched = 0, walled = 0;
    for (std::size_t i = 0; i < 300 * times() && !HasFailure(); ++i) {
        const go::Size sizes[] = {{5, 4}, {9, 2}, {7, 6}, {8, 5}};
        const auto drawn = random_arena(sizes[i % 4], rng);
        if (!drawn) continue;
        const Arena all = whole_board(drawn->board, drawn->targets);
        for (const Color first : {Color::black, Color::white}) {
            const Reading reading = prove_for_test(drawn->board, drawn->targets, first, 1, 3'000);
            if (reading.outcome.is_unknown()) continue;
            if (const auto killed = AllPlay(all, {KoThreats::always, 0}, 10'000).kills(first)) {
                ++played;
                EXPECT_FALSE(*killed) << drawn->board << "target " << drawn->targets.first();
                continue;
            }
            Limits limits;
            limits.nodes = 20'000;
            Budget budget(limits);
            table.clear();
            const Fate fate = Search(all, {KoThreats::always, 0}, table, budget).solve(first).fate;
            EXPECT_NE(fate, Fate::dead) << drawn->board << "target " << drawn->targets.first();
            searched += fate == Fate::alive;
            walled += fate == Fate::alive && reading.arena->walled;
        }
    }
    std::cout << "    " << played << " agree with all play, " << searched << " with a search, " << walled
              << " of these behind assumed walls" << std::endl;
    EXPECT_GT(walled, 3);
}

}  // namespace tedomari::life
