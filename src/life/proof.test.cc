// SPDX-License-Identifier: MIT
#include "life/proof.h"

#include <gtest/gtest.h>
#include <iostream>

#include "go/diagram.h"
#include "life/random_arena.test.h"
#include "life/reading.h"
#include "life/search.h"

namespace tedomari::life {

using go::at;
using go::Board;
using go::Color;
using go::Point;

namespace {

Table& table() {
    static Table shared(std::size_t{8} << 20);
    return shared;
}

Budget budget_of(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return Budget(limits);
}

Written written(const Claim& claim, std::uint64_t nodes = 200'000) {
    Budget budget = budget_of(nodes);
    return write_proof(claim, table(), budget);
}

Verification verified(const Claim& claim, const Proof& proof, std::uint64_t nodes = 200'000) {
    Budget budget = budget_of(nodes);
    return verify(claim, proof, budget);
}

std::string text_of(const std::vector<go::Move>& line) {
    std::string text;
    for (const go::Move move : line) text += move.is_pass() ? " pass" : " " + go::to_string(move.point);
    return text;
}

// Black lives or dies by D2.
Claim three_in_a_row(Color first, Fate fate) {
    const Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . O O O O O .
        . O X X X O O
        O O X . X X O
        O X X . . X O
        O X X X X X O)");
    Arena arena{board, {at("D3"), at("D2"), at("E2")}, {at("C4")}};
    arena.area |= [&] {
        go::PointSet stones;
        board.for_each_stone(board.chain(at("C4")), [&](Point p) { stones.insert(p); });
        return stones;
    }();
    return {arena, {}, first, fate};
}

}  // namespace

TEST(life_proof, of_a_life_and_of_a_death_are_accepted) {
    for (const auto& [first, fate] : {std::pair{Color::black, Fate::alive}, {Color::white, Fate::dead}}) {
        const Claim claim = three_in_a_row(first, fate);
        const Written proof = written(claim);
        ASSERT_EQ(proof.check, Check::accepted);
        EXPECT_EQ(verified(claim, proof.proof).check, Check::accepted);
        EXPECT_EQ(proof.proof.move(claim.arena.board, {}), at("D2"));
    }
}

TEST(life_proof, of_what_is_not_so_cannot_be_written) {
    EXPECT_EQ(written(three_in_a_row(Color::black, Fate::dead)).check, Check::refuted);
    EXPECT_EQ(written(three_in_a_row(Color::white, Fate::alive)).check, Check::refuted);
}

TEST(life_proof, with_a_wrong_move_is_refuted_with_the_line) {
    for (const auto& [first, fate] : {std::pair{Color::black, Fate::alive}, {Color::white, Fate::dead}}) {
        const Claim claim = three_in_a_row(first, fate);
        for (const Point wrong : {at("E2"), Point(), at("A7")}) {
            Proof proof = written(claim).proof;
            proof.set(claim.arena.board, {}, wrong);
            const Verification found = verified(claim, proof);
            EXPECT_EQ(found.check, Check::refuted) << go::to_string(wrong);
        }
        EXPECT_EQ(verified(claim, Proof()).check, Check::refuted);
    }
}

TEST(life_proof, that_is_too_large_is_unfinished) {
    const Claim claim = three_in_a_row(Color::white, Fate::dead);
    const Proof proof = written(claim).proof;
    EXPECT_EQ(written(claim, 2).check, Check::unfinished);
    EXPECT_EQ(verified(claim, proof, 2).check, Check::unfinished);
}

TEST(life_proof, is_drawn_as_a_tree_of_limited_size) {
    const Claim claim = three_in_a_row(Color::white, Fate::dead);
    const Proof proof = written(claim).proof;
    const auto tree = tree_of(claim, proof, 100);
    ASSERT_EQ(tree.size(), 1u);
    EXPECT_EQ(tree[0].move, (go::Move{Color::white, at("D2")}));
    EXPECT_FALSE(tree[0].replies.empty());
    const auto cut = tree_of(claim, proof, 1);
    ASSERT_EQ(cut.size(), 1u);
    EXPECT_TRUE(cut[0].is_cut);
}

// What the search finds on random boards is written out and stands against every reply; one wrong move in it
// is found, unless it wins as well.
TEST(life_proof, stands_on_random_boards_and_falls_with_an_error_planted) {
    Rng rng(41);
    int accepted = 0, large = 0, planted = 0, found = 0;
    for (std::size_t i = 0; i < 600 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena(i % 2 == 0 ? go::Size{4, 4} : go::Size{5, 3}, rng);
        if (!arena) continue;
        for (const Color first : {Color::black, Color::white}) {
            const KoThreats threats = i % 3 == 0 ? KoThreats{} : KoThreats{KoThreats::always, 0};
            table().clear();
            Budget budget = budget_of(20'000);
            const Solution solution = Search(*arena, threats, table(), budget).solve(first);
            if (solution.fate == Fate::unknown) continue;
            const Claim claim{*arena, threats, first, solution.fate};
            Written proof = written(claim, 20'000);
            EXPECT_NE(proof.check, Check::refuted) << arena->board;
            large += proof.check == Check::unfinished;
            if (proof.check != Check::accepted) continue;
            const Verification check = verified(claim, proof.proof);
            EXPECT_EQ(check.check, Check::accepted) << arena->board << first << text_of(check.line);
            ++accepted;
            const auto best = proof.proof.move(arena->board, threats);
            const bool needs_no_move = verified(claim, Proof()).check == Check::accepted;
            if (first != claim.winner() || !best || needs_no_move) continue;
            for (const Point p : {Point(), arena->area.first()}) {
                Board after = arena->board;
                if (p == *best || !after.is_legal({first, p}, go::Suicide::forbidden)) continue;
                after.play({first, p});
                after.forget_plays();
                Arena next = *arena;
                next.board = after;
                const auto killed = AllPlay(next, threats, 20'000).kills(opponent(first));
                if (!killed || *killed == (claim.fate == Fate::dead)) continue;
                ++planted;
                proof.proof.set(arena->board, threats, p);
                found += verified(claim, proof.proof).check == Check::refuted;
            }
        }
    }
    std::cout << "    " << accepted << " accepted, " << large << " too large, " << found << " of " << planted
              << " errors found" << std::endl;
    EXPECT_EQ(found, planted);
    EXPECT_GT(accepted, 100);
    EXPECT_GT(planted, 20);
}

// Every claim of a reading, kos too.
TEST(life_proof, checks_what_readings_say) {
    Rng rng(43);
    int accepted = 0, kos = 0;
    for (std::size_t i = 0; i < 120 * times() && !HasFailure(); ++i) {
        const auto arena = random_arena({4, 3}, rng);
        if (!arena) continue;
        Budget budget = budget_of(50'000);
        const Reading reading = read(*arena, Color::black, table(), budget);
        const Check found = check(reading, Color::black, table(), 50'000);
        EXPECT_NE(found, Check::refuted) << arena->board << arena->targets.first();
        accepted += found == Check::accepted;
        kos += found == Check::accepted && reading.outcome.is_ko();
    }
    std::cout << "    " << accepted << " accepted, " << kos << " kos" << std::endl;
    EXPECT_GT(accepted, 50);
}

}  // namespace tedomari::life
