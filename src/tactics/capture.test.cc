// SPDX-License-Identifier: MIT
#include "tactics/capture.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using outcome::to_string;

namespace {

std::string status(const Board& board, const char* target) {
    return to_string(status_for_test(board, capture(board, at(target))));
}

Reading attack(const Board& board, const char* target) {
    return read_for_test(board, capture(board, at(target)), Side::attacker, {});
}

}  // namespace

TEST(capture, ladder) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    EXPECT_EQ(status(board, "C3"), "W|W");
    EXPECT_EQ(attack(board, "C3").order, 1);
}

TEST(capture, ladder_breaker_on_the_diagonal_saves_the_stone) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . O . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    Effort ladders_only;
    ladders_only.order = 1;
    ladders_only.least_order = 1;
    EXPECT_EQ(to_string(status_for_test(board, capture(board, at("C3")), ladders_only)), "W|L");
}

TEST(capture, net) {
    const Board board = diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . X O . . . . .
        . . . X X . . . .
        . . . . . . . . .)");
    EXPECT_EQ(status(board, "D3"), "W|L");
    const Reading reading = attack(board, "D3");
    EXPECT_EQ(reading.best, at("E4"));
    EXPECT_EQ(reading.order, 2);
}

TEST(capture, snapback) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X . . O . .
        . O X X X O .
        . O O O O O .
        . . . . . . .)");
    EXPECT_EQ(status(board, "C3"), "W|L");
    EXPECT_EQ(attack(board, "C3").best, at("C4"));
}

TEST(capture, throw_in) {
    const Board board = diagram(R"(
        . . . . . .
        X X X X X X
        X O O O O X
        X O . . O X)");
    EXPECT_EQ(status(board, "B1"), "W|W");
}

TEST(capture, shortage_of_liberties) {
    // Black cannot connect at C1 after White's atari without being taken.
    const Board board = diagram(R"(
        O O O O O .
        O X X X O .
        O X O X O .
        O . . X O .)");
    EXPECT_EQ(status(board, "B2"), "W|W");
}

TEST(capture, connect_and_die) {
    const Board board = diagram(R"(
        . . . . . . .
        . O O O O . .
        O X X X O . .
        O X O . X O .
        O X . O X O .
        . O O O O . .)");
    EXPECT_EQ(status(board, "B3"), "W|W");  // taking back at D2 joins what is then in atari
}

TEST(capture, under_the_stones) {
    // Black may take four stones at E1; White plays C1 into the hole they leave.
    Board board = diagram(R"(
        X O . O .
        . O O O O
        X X X X O
        O O O O .)");
    EXPECT_EQ(status(board, "C2"), "W|W");
    board.play({go::Color::black, at("E1")});
    EXPECT_TRUE(board.is_empty(at("C1")));
    const Reading reading = attack(board, "C2");
    EXPECT_EQ(reading.outcome, outcome::Outcome::won());
    EXPECT_EQ(reading.best, at("C1"));
}

TEST(capture, a_stone_in_a_ko_is_won_by_the_ko) {
    const Board board = diagram(R"(
        . . . . .
        . X O . .
        X O . O .
        . X O . .
        . . . . .)");
    EXPECT_EQ(status(board, "B3"), "KO↑|L");
}

TEST(capture, a_ban_turns_the_ko_round) {
    Board board = diagram(R"(
        . . . . .
        . X O . .
        X O . O .
        . X O . .
        . . . . .)");
    board.set_ko_ban({go::Color::black, at("C3")});
    EXPECT_EQ(to_string(read_for_test(board, capture(board, at("B3")), Side::attacker, {}).outcome), "KO↓");
}

TEST(capture, a_chain_with_two_eyes_cannot_be_taken_and_that_is_proved) {
    const Board board = diagram(R"(
        . X . X O
        X X X X O
        O O O O O
        . O . O .)");
    const Reading reading = read_for_test(board, capture(board, at("B4")), Side::attacker, everything());
    EXPECT_EQ(reading.outcome, outcome::Outcome::lost());
    EXPECT_EQ(reading.evidence, Evidence::proved);
}

// Six liberties, no eye and no way out: more moves in a row than the usual orders look at.
const char* const enclosed_and_dead = R"(
    . X X X X X .
    . X . . . X .
    . X O O O X .
    . X . . . X .
    . X X X X X .
    . . . . . . .
    . . . . . . .)";

TEST(capture, persists_against_an_enclosed_chain) {
    const Board board = diagram(enclosed_and_dead);
    const Goal goal = capture(board, at("D5"));
    Effort effort;
    effort.order = 3;
    effort.proof = true;
    EXPECT_EQ(read_for_test(board, goal, Side::attacker, effort).outcome, Outcome::lost());
    EXPECT_TRUE(may_persist(board, goal, Side::attacker));
    effort.persistent = true;
    const Reading reading = read_for_test(board, goal, Side::attacker, effort, 2'000'000);
    EXPECT_EQ(reading.outcome, Outcome::won());
    EXPECT_EQ(expect_not_refuted(board, goal, Side::attacker, reading, 5'000'000), Check::accepted);
}

TEST(capture, of_an_enclosed_chain_that_lives_is_refuted_without_search) {
    const Board alive = diagram(R"(
        X X X X X X X X X
        X O O O O O O O X
        X O . . O . . O X
        X O O O O O O O X
        X X X X X X X X X
        . . . . . . . . .)");
    Effort effort;
    effort.order = 3;
    effort.persistent = true;
    const Reading reading = read_for_test(alive, capture(alive, at("B4")), Side::attacker, effort);
    EXPECT_EQ(reading.outcome, Outcome::lost());
    EXPECT_EQ(reading.evidence, Evidence::proved);
}

TEST(capture, in_the_open_is_given_up_as_before) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . . O O . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .)");
    EXPECT_FALSE(may_persist(board, capture(board, at("C4")), Side::attacker));
}

TEST(capture, a_spent_budget_is_unknown) {
    const Board board = diagram(R"(
        . . . . . . .
        . . . . O . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    const Reading reading = read_for_test(board, capture(board, at("C3")), Side::defender, {}, 1);
    EXPECT_TRUE(reading.outcome.is_unknown());
}

// The search keeps the moves of several nodes in one vector: a reply that stands there already for another
// node must be offered all the same, or a false proof comes out.
TEST(capture, replies_do_not_depend_on_what_the_vector_holds) {
    const Board board = diagram(R"(
        . . . . .
        . X X . .
        X O O . .
        . X X . .
        . . . . .)");
    KoBoard ground(board, Layouts::none);
    Capture game(ground, at("B3"), go::Color::black);
    std::vector<go::Point> alone, after_others{at("D3"), at("E5")};
    game.urgent_replies(alone);
    game.urgent_replies(after_others);
    ASSERT_EQ(alone, std::vector<go::Point>{at("D3")});
    EXPECT_EQ(std::vector<go::Point>(after_others.begin() + 2, after_others.end()), alone);
}

}  // namespace tedomari::tactics
