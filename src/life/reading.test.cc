// SPDX-License-Identifier: MIT
#include "life/reading.h"

#include <gtest/gtest.h>
#include <iostream>

#include "go/diagram.h"
#include "life/random_arena.test.h"

namespace tedomari::life {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::Point;

namespace {

Reading read_for_test(const Board& board, Point stone, Color first, std::uint64_t nodes = 200'000) {
    static Table table(std::size_t{16} << 20);
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return read(board, {stone}, first, table, budget);
}

const char* const corner = R"(
    . . . . . . .
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .
    . . . X O . .
    . . . X O . .)";

}  // namespace

TEST(life_reading, three_in_a_row_die_or_live_by_the_middle) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . O O O O O .
        . O X X X O O
        O O X . X X O
        O X X . . X O
        O X X X X X O)");
    const Reading killed = read_for_test(board, at("C4"), Color::white);
    EXPECT_EQ(killed.outcome, Outcome::lost());
    EXPECT_EQ(killed.best, at("D2"));
    const Reading saved = read_for_test(board, at("C4"), Color::black);
    EXPECT_EQ(saved.outcome, Outcome::won());
    EXPECT_EQ(saved.best, at("D2"));
    EXPECT_EQ(saved.evidence, Evidence::proved);
}

TEST(life_reading, a_large_corner_lives_though_the_killer_moves_first) {
    const Reading reading = read_for_test(diagram(corner), at("A4"), Color::white);
    EXPECT_EQ(reading.outcome, Outcome::won());
    EXPECT_EQ(reading.evidence, Evidence::proved);
}

TEST(life_reading, a_stone_in_the_open_escapes) {
    Board board(go::square(9));
    board.place(at("E5"), Color::black);
    board.place(at("E6"), Color::white);
    const Reading reading = read_for_test(board, at("E5"), Color::black, 5'000);
    EXPECT_EQ(reading.outcome, Outcome::won());
    EXPECT_EQ(reading.evidence, Evidence::judged);
}

// Lives or dies whoever ignores bans, or a ko that the loser under the ban wins by ignoring it.
TEST(life_reading, tells_kos_apart_as_all_play_does) {
    Rng rng(29);
    Table table(std::size_t{8} << 20);
    int kos = 0;
    for (std::size_t i = 0; i < 400 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena({4, 3}, rng);
        if (!arena) continue;
        const auto kills = [&](KoThreats threats) {
            return AllPlay(*arena, threats, 20'000).kills(Color::black);
        };
        const auto obeyed = kills({}), owner = kills({0, KoThreats::always}),
                   killer = kills({KoThreats::always, 0});
        if (!obeyed || !owner || !killer) continue;
        const Outcome expected = *obeyed ? (*owner ? Outcome::lost() : Outcome::ko_down())
                                         : (*killer ? Outcome::ko_up() : Outcome::won());
        Budget budget;
        EXPECT_EQ(read(*arena, Color::black, table, budget).outcome.kind, expected.kind)
            << arena->board << "target " << arena->targets.first();
        kos += expected.is_ko();
    }
    EXPECT_GT(kos, 3);
}

// A ko whose threats were not all counted when the time ended is claimed with no more than was read.
TEST(life_reading, a_ko_that_little_time_finds_is_not_refuted) {
    Rng rng(31);
    Table table(std::size_t{8} << 20);
    const auto read_with = [&](const Arena& arena, std::uint64_t nodes) {
        Limits limits;
        limits.nodes = nodes;
        Budget budget(limits);
        return read(arena, Color::black, table, budget);
    };
    int uncounted = 0;
    for (std::size_t i = 0; i < 400 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena({4, 4}, rng);
        if (!arena) continue;
        const Reading whole = read_with(*arena, 20'000);
        if (!whole.outcome.is_ko() || whole.outcome.threats == 1) continue;
        for (std::uint64_t nodes = 1 + whole.nodes / 2; nodes < whole.nodes; nodes += 1 + nodes / 64) {
            const Reading part = read_with(*arena, nodes);
            if (!part.outcome.is_ko()) continue;
            uncounted += part.at_least;
            EXPECT_LE(part.outcome.threats, whole.outcome.threats);
            EXPECT_NE(check(part, Color::black, table, 20'000), Check::refuted)
                << arena->board << "target " << arena->targets.first() << ", " << nodes << " nodes";
        }
    }
    EXPECT_GT(uncounted, 0);
}

TEST(life_reading, status_says_alive_dead_or_unsettled) {
    Table table(std::size_t{16} << 20);
    const auto status_of = [&](const Board& board, Point stone) {
        Budget budget;
        return status(color_of(board.at(stone)), budget,
                      [&](Color first, Budget& part) { return read(board, {stone}, first, table, part); });
    };
    EXPECT_TRUE(status_of(diagram(corner), at("A4")).is_alive());
    const Board dead = diagram(R"(
        . . . . . .
        O O O O . .
        X X X O . .
        . . X O . .)");
    const Status found = status_of(dead, at("A2"));
    EXPECT_TRUE(found.is_dead());
    EXPECT_FALSE(found.is_alive());
}

// Whoever moves first saves his chain by taking the other, whose liberties outside are looked at too.
TEST(life_reading, a_semeai_is_read_with_the_rivals_liberties) {
    const Board board = diagram(R"(
        . . . . . . . . .
        X X X X X X . . .
        X . . . . X . . .
        X O O O O X . . .
        O O X X O X . . .
        O X X X O X X . .
        O X . X O O O O .
        O X . X . . . O .
        O X . X O O O O .)");
    Table table(std::size_t{16} << 20);
    for (const Point stone : {at("B6"), at("C5")}) {
        const Point rival = stone == at("B6") ? at("C5") : at("B6");
        const Color owner = color_of(board.at(stone));
        Limits limits;
        limits.nodes = 100'000;
        Budget budget(limits);
        EXPECT_EQ(read(board, {stone}, owner, table, budget, {.rivals = {rival}}).outcome, Outcome::won())
            << stone;
    }
}

// Who fills one of the two liberties inside is taken.
TEST(life_reading, tells_seki_from_life) {
    const Board seki = diagram(R"(
        . . . . . . .
        O O O O O O O
        X X X X X X O
        X O O O O X O
        X . O O . X O)");
    const Board eyes = diagram(R"(
        . . . . . . .
        O O O O O O O
        X X X X X X O
        X . X X . X O
        X . X X . X O)");
    Table table(std::size_t{16} << 20);
    for (const Color first : {Color::black, Color::white}) {
        for (const Board& board : {seki, eyes}) {
            Budget budget;
            Reading reading = read(board, {at("A3")}, first, table, budget);
            EXPECT_EQ(reading.outcome, Outcome::won());
            EXPECT_EQ(is_seki(reading, first, table, budget), board == seki);
        }
    }
}

TEST(life_reading, gives_up_within_its_budget) {
    const Reading reading = read_for_test(diagram(corner), at("A4"), Color::white, 3);
    EXPECT_TRUE(reading.outcome.is_unknown());
    EXPECT_LE(reading.nodes, 300u);
}

// What a frame calls proved is so on the whole board, with every move of both sides.
TEST(life_reading, what_is_proved_in_a_frame_is_true_on_the_board) {
    Rng rng(17);
    Table table(std::size_t{8} << 20);
    int proved = 0, alive = 0, large = 0;
    for (std::size_t i = 0; i < 120 * times() && !HasFailure(); ++i) {
        const go::Size size = i % 3 == 0 ? go::Size{4, 4} : i % 3 == 1 ? go::Size{5, 3} : go::Size{5, 4};
        const auto drawn = random_arena(size, rng);
        if (!drawn) continue;
        const Point stone = drawn->targets.first();
        for (const Width width : {Width::narrow, Width::normal}) {
            const Arena arena = frame(drawn->board, {stone}, width);
            for (const Color first : {Color::black, Color::white}) {
                Budget budget;
                const Reading reading = read(arena, first, table, budget);
                if (reading.evidence != Evidence::proved || reading.outcome.is_ko()) continue;
                const Arena all = whole_board(drawn->board, {stone});
                const bool lives = reading.outcome == Outcome::won();
                // Who is proved to win wins though the other ignores all bans.
                const KoThreats threats =
                    lives ? KoThreats{KoThreats::always, 0} : KoThreats{0, KoThreats::always};
                const auto kills = AllPlay(all, threats, 20'000).kills(first);
                large += !kills;
                if (!kills) continue;
                ++proved;
                alive += lives;
                EXPECT_NE(*kills, lives) << drawn->board << "target " << stone << ", first " << first;
            }
        }
    }
    std::cout << "    " << proved << " proved, " << alive << " of them alive, " << large << " too large"
              << std::endl;
    EXPECT_GT(proved, 20);
}

}  // namespace tedomari::life
