// SPDX-License-Identifier: MIT
#include "tactics/connect.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using outcome::to_string;

namespace {

std::string status(const Board& board, const char* a, const char* b) {
    return to_string(status_for_test(board, connect(board, at(a), at(b))));
}

}  // namespace

TEST(connect, a_diagonal_is_connected_by_miai) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . X .
        . . X . .
        . . . . .
        . . . . .)"),
                     "C3", "D4"),
              "W|W");
}

TEST(connect, a_cut_diagonal_is_unsettled) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . O . . .
        O O X . .
        . X . O .
        . . O O .)"),
                     "B2", "C3"),
              "W|L");
}

TEST(connect, a_bamboo_joint_holds) {
    EXPECT_EQ(status(diagram(R"(
        . . . . . .
        . X . X . .
        . X . X . .
        . . O . . .
        . . . . . .)"),
                     "B3", "D3"),
              "W|W");
}

TEST(connect, a_stone_in_a_ladder_is_no_connection) {
    // Joining at B2 leaves Black in atari.
    const Board board = diagram(R"(
        . O O O
        O X O O
        X . X O
        O O . O)");
    EXPECT_NE(to_string(read_for_test(board, connect(board, at("A2"), at("C2")), Side::attacker, {}).outcome),
              "W");
}

TEST(connect, to_an_empty_point) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . . .
        . X . . .
        . . . . .
        . . . . .)"),
                     "B3", "B2"),
              "W|L");
}

namespace {

// A connection between two stones made by chance.
std::optional<Goal> any_connection(const Board& board, Rng& rng) {
    std::vector<go::Point> stones;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (go::is_stone(board.at(p))) stones.push_back(p);
    });
    if (stones.size() < 2) return {};
    const auto any = [&] { return stones[rng.below(static_cast<std::uint32_t>(stones.size()))]; };
    const go::Point a = any(), b = any();
    if (board.at(a) != board.at(b) || board.chain(a) == board.chain(b)) return {};
    return connect(board, a, b);
}

Reading likely_first(const Board& board, const Goal& goal, Side first, std::uint64_t nodes) {
    ReadingTable table(std::size_t{4} << 20);
    Budget budget(Limits{.nodes = nodes});
    Effort effort;
    effort.order = 3;
    return read_likely_first(board, goal, first, effort, table, budget);
}

}  // namespace

TEST(connect, what_is_lost_against_likely_replies_is_lost_against_all) {
    Rng rng(30);
    for (int asked = 0; asked < 60;) {
        const Board board = random_board({4, 4}, 9, rng);
        const auto goal = any_connection(board, rng);
        if (!goal) continue;
        ++asked;
        Effort all = everything(), likely = everything();
        all.proof = likely.proof = false;
        likely.unlikely = static_cast<int>(rng.below(3));
        for (const Side first : {Side::attacker, Side::defender}) {
            const Reading hopeful = read_for_test(board, *goal, first, likely, 10'000);
            if (hopeful.outcome == Outcome::won()) {
                EXPECT_EQ(hopeful.evidence, Evidence::judged);
            } else if (hopeful.outcome == Outcome::lost() && hopeful.evidence == Evidence::proved) {
                EXPECT_NE(read_for_test(board, *goal, first, all, 50'000).outcome, Outcome::won()) << board;
            }
        }
    }
}

TEST(connect, what_is_called_proved_with_likely_replies_first_is_found_with_all) {
    Rng rng(31);
    int proved = 0;
    for (int asked = 0; asked < 60;) {
        const Board board = random_board({6, 6}, 14, rng);
        const auto goal = any_connection(board, rng);
        if (!goal) continue;
        ++asked;
        for (const Side first : {Side::attacker, Side::defender}) {
            const Reading reading = likely_first(board, *goal, first, 2'000);
            if (reading.outcome != Outcome::won() || reading.evidence != Evidence::proved) continue;
            ++proved;
            Effort effort;
            effort.order = 3;
            EXPECT_EQ(read_for_test(board, *goal, first, effort).outcome, Outcome::won()) << board;
        }
    }
    EXPECT_GT(proved, 20);
}

TEST(connect, what_the_budget_did_not_prove_is_not_called_proved) {
    // A knight's move in the open.
    const Board board = diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const Goal goal = connect(board, at("E6"), at("G5"));
    EXPECT_EQ(likely_first(board, goal, Side::attacker, 100'000).evidence, Evidence::proved);
    const Reading hasty = likely_first(board, goal, Side::defender, 300);
    EXPECT_NE(hasty.evidence, Evidence::proved);
}

}  // namespace tedomari::tactics
