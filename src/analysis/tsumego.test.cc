// SPDX-License-Identifier: MIT
#include "analysis/tsumego.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "life/random_arena.test.h"

namespace tedomari::analysis {

using go::at;
using go::Color;
using go::Point;
using outcome::Outcome;

namespace {

// Three points in a bend, without its variations.
const std::string bent =
    "(;GM[1]FF[4]SZ[7]AW[bc][cc][dc][ec][fc][bd][fd][gd][ae][be][ge][af][gf][ag][gg]"
    "AB[cd][dd][ed][ce][ee][fe][bf][cf][ff][bg][cg][dg][eg][fg]";

sgf::FoundPosition problem(const std::string& text) {
    return *sgf::read_position(text, {.asks = sgf::AsksFor::problem});
}

TsumegoReport solved(const std::string& text, std::optional<Point> target = {}) {
    Limits limits;
    limits.nodes = 200'000;
    Budget budget(limits);
    return *solve_tsumego(problem(text), {target, 60, 100'000}, budget);
}

}  // namespace

TEST(tsumego, finds_the_group_the_move_and_the_refutations) {
    const TsumegoReport report = solved(bent + "(;W[de];B[df])(;W[df]C[correct]))");
    EXPECT_EQ(report.position.to_move, Color::white);
    EXPECT_TRUE(report.kills);
    EXPECT_EQ(report.outcome, Outcome::won());
    EXPECT_EQ(report.right_moves(), std::vector<Point>{at("D2")});
    EXPECT_EQ(report.book, std::vector<Point>{at("D2")});
    EXPECT_EQ(report.agrees(), true);
    for (const auto& t : report.tries) {
        if (t.move == at("D3")) {
            EXPECT_EQ(t.refutation, at("D2"));
        }
    }
}

TEST(tsumego, tells_a_book_that_errs) {
    EXPECT_EQ(solved(bent + "(;W[de]TE[1])(;W[df]))", at("C4")).agrees(), false);
}

TEST(tsumego, without_marks_the_first_variation_is_the_answer) {
    const TsumegoReport report = solved(bent + "(;B[df])(;B[ef]))", at("C4"));
    EXPECT_EQ(report.position.to_move, Color::black);
    EXPECT_FALSE(report.kills);
    EXPECT_EQ(report.book, std::vector<Point>{at("D2")});
    EXPECT_EQ(report.agrees(), true);
}

TEST(tsumego, of_several_groups_one_is_to_live) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O . . O O O O O
        X X O . O X X X X
        . X O . O X . . .
        X X O . O X X X X)");
    TsumegoSettings settings;
    settings.target = at("A1");
    Limits limits;
    limits.nodes = 50'000;
    Budget alone(limits), both(limits);
    EXPECT_EQ(solve_tsumego(go::Position{board, Color::black}, settings, alone).outcome, Outcome::lost());
    settings.more_targets = {at("F3")};
    const TsumegoReport report = solve_tsumego(go::Position{board, Color::black}, settings, both);
    EXPECT_EQ(report.outcome, Outcome::won());
    EXPECT_EQ(report.evidence, Evidence::proved);
    ASSERT_FALSE(report.right_moves().empty());
    EXPECT_EQ(report.right_moves().front(), at("H2"));
}

TEST(tsumego, refuses_a_target_without_a_stone) {
    Budget budget;
    EXPECT_FALSE(solve_tsumego(problem(bent + ")"), {at("D2")}, budget));
    EXPECT_FALSE(solve_tsumego(problem(bent + ")"), {Point::at(20, 20)}, budget));
}

TEST(tsumego, a_diagram_is_a_problem_without_a_book) {
    const go::Board board = solved(bent + ")", at("C4")).position.board;
    const TsumegoReport report = solved(go::to_diagram(go::Position{board, Color::white}), at("C4"));
    EXPECT_EQ(report.outcome, Outcome::won());
    EXPECT_EQ(report.right_moves(), std::vector<Point>{at("D2")});
    EXPECT_TRUE(report.book.empty());
}

TEST(tsumego, a_tally_counts_who_agrees_with_the_book) {
    TsumegoTally tally;
    tally.add(solved(bent + "(;W[de]TE[1])(;W[df]))", at("C4")));
    tally.add(solved(bent + "(;W[df]))", at("C4")));
    EXPECT_EQ(tally.asked, 2);
    EXPECT_EQ(tally.answered, 2);
    EXPECT_EQ(tally.same, 1);
    EXPECT_EQ(tally.different, 1);
    EXPECT_EQ(tally.accepted, 2);
}

// Who must threaten first wins with as many threats more as the ko takes, and not with one fewer.
TEST(tsumego, a_ko_is_won_by_enough_threats) {
    Rng rng(59);
    int kos = 0;
    for (int i = 0; i < 3000 && kos < 5; ++i) {
        const auto arena = life::random_arena({4, 3}, rng);
        if (!arena) continue;
        TsumegoSettings settings;
        settings.target = arena->targets.first();
        settings.all_moves = false;
        const auto solved = [&](std::optional<int> threats) {
            settings.more_threats = threats;
            Limits limits;
            limits.nodes = 100'000;
            Budget budget(limits);
            return solve_tsumego(go::Position{arena->board, Color::black}, settings, budget);
        };
        const Outcome outcome = solved({}).outcome;
        if (!outcome.is_ko()) continue;
        ++kos;
        const bool threatens = outcome.kind == outcome::Kind::ko_down;
        EXPECT_FALSE(solved({}).wins_ko.has_value());
        EXPECT_EQ(solved(threatens ? outcome.threats : 1 - outcome.threats).wins_ko, true);
        EXPECT_EQ(solved(threatens ? outcome.threats - 1 : -outcome.threats).wins_ko, false);
    }
    EXPECT_EQ(kos, 5);
}

}  // namespace tedomari::analysis
