// SPDX-License-Identifier: MIT
#include "endgame/refuge.h"

#include <cstdio>
#include <gtest/gtest.h>

#include "base/times.test.h"
#include "endgame/all_hostility.test.h"
#include "go/benson.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

using go::at;
using go::Color;
using go::Point;
using go::PointSet;

bool is_held(const go::Board& board, const Refuge& refuge) {
    std::uint64_t plenty = 1'000'000;
    return endgame::is_held(board, refuge, plenty);
}

PointSet points(std::initializer_list<const char*> names) {
    PointSet set;
    for (const char* name : names) set.insert(at(name));
    return set;
}

PointSet stones_of(const go::Board& board, Color color) {
    PointSet set;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == go::cell(color)) set.insert(p);
    });
    return set;
}

TEST(refuge, of_four_in_a_row_is_held_and_of_three_is_not) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        X X X X X X .
        O O O O O X .
        . . . . O X .)");
    const PointSet white = stones_of(board, Color::white);
    EXPECT_TRUE(is_held(board, {white, points({"A1", "B1", "C1", "D1"})}));
    EXPECT_FALSE(is_held(board, {white, points({"A1", "B1", "C1"})}));
}

// The other eye may be Black's already, by stones that cannot be taken.
TEST(refuge, owes_nothing_to_points_outside_its_ground) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O O O O O X .
        . O O O . O X .)");
    const PointSet white = stones_of(board, Color::white);
    EXPECT_TRUE(is_held(board, {white, points({"A1", "E1"})}));
    EXPECT_FALSE(is_held(board, {white, points({"A1"})}));
    EXPECT_FALSE(is_held(board, {white, points({"E1"})}));
}

// The stones on the right have two eyes, those on the left one.
TEST(refuge, keeps_every_chain_and_not_only_one) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . . .
        X X X X X X X X X .
        O O X O O O O O X .
        . O X O . O . O X .)");
    const PointSet white = stones_of(board, Color::white);
    const PointSet ground = points({"A1", "E1", "G1"});
    EXPECT_TRUE(is_held(board, {white - points({"A2", "B2", "B1"}), ground}));
    EXPECT_FALSE(is_held(board, {white, ground}));
}

// Joined, the two sides have an eye each; C1 and C2 are miai while both are White's to answer in.
TEST(refuge, is_held_by_answers) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O . O O O X .
        . O . O . O X .)");
    const PointSet white = stones_of(board, Color::white);
    EXPECT_TRUE(is_held(board, {white, points({"A1", "C1", "C2", "E1"})}));
    EXPECT_FALSE(is_held(board, {white, points({"A1", "C1", "E1"})}));
}

TEST(refuge, may_hold_prisoners) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O O O O O X .
        . X . . . O X .)");
    const PointSet white = stones_of(board, Color::white);
    const PointSet ground = points({"A1", "B1", "C1", "D1", "E1"});
    EXPECT_TRUE(is_held(board, {white, ground}));
    std::uint64_t nodes = 1;
    EXPECT_FALSE(endgame::is_held(board, {white, ground}, nodes)) << "that is too few to tell";
    EXPECT_EQ(nodes, 0U);
}

// Whoever plays A1 or E1 first is taken.  With a liberty outside White would take the three stones.
TEST(refuge, is_none_where_its_owner_lives_in_seki) {
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O O O O O X .
        . X X X . O X .)");
    EXPECT_FALSE(is_held(board, {stones_of(board, Color::white), points({"A1", "B1", "C1", "D1", "E1"})}));
}

// Chains of one color and ground by chance: empty points, at times enemy stones.  Chains left out are friends
// at times.
std::optional<Refuge> random_refuge(const go::Board& board, Rng& rng) {
    const Color owner = rng.below(2) == 0 ? Color::black : Color::white;
    Refuge refuge;
    const auto every = 2 + rng.below(4);
    go::for_each_point(board.size(), [&](Point p) {
        const bool own = board.at(p) == go::cell(owner);
        if (own && board.chain(p) == p && rng.below(8) > 0) refuge.chains |= board.stones(p);
        if (board.is_empty(p) && rng.below(every) > 0) refuge.ground.insert(p);
        if (board.at(p) == go::cell(go::opponent(owner)) && rng.below(2) == 0) refuge.ground.insert(p);
    });
    if (refuge.chains.empty() || refuge.ground.empty()) return {};
    if (rng.below(2) == 0) refuge.friends = stones_of(board, owner) - refuge.chains;
    return refuge;
}

TEST(refuge, that_is_held_is_never_taken_by_brute_force) {
    Rng rng(4711);
    int held = 0, by_answers = 0, befriended = 0, missed = 0, taken = 0, too_large = 0;
    for (int i = 0; i < 3000 * tedomari::times(); ++i) {
        const go::Board board = random_small_board(rng);
        const auto refuge = random_refuge(board, rng);
        if (!refuge) continue;
        const bool claimed = is_held(board, *refuge);
        if (!claimed && rng.below(8) > 0) continue;
        const auto truth = AllHostility(board, {*refuge}).keep(refuge->friends).takes(20'000);
        if (!truth) {
            ++too_large;
            continue;
        }
        EXPECT_FALSE(claimed && *truth) << board << "board " << i;
        const Color owner = go::color_of(board.at(refuge->chains.first()));
        PointSet outside;
        go::for_each_point(board.size(), [&](Point p) {
            if (!refuge->ground.contains(p)) outside.insert(p);
        });
        const PointSet for_good = go::unconditional_life(board, owner, outside - refuge->chains).stones;
        held += claimed ? 1 : 0;
        by_answers += claimed && !for_good.includes(refuge->chains) ? 1 : 0;
        befriended += claimed && !refuge->friends.empty() ? 1 : 0;
        missed += !claimed && !*truth ? 1 : 0;
        taken += *truth ? 1 : 0;
    }
    std::printf("%d held, %d of them by answers, %d with friends; %d taken, %d neither, %d too large\n", held,
                by_answers, befriended, taken, missed, too_large);
    EXPECT_GT(held, 100);
    EXPECT_GT(by_answers, 20);
    EXPECT_GT(befriended, 10);
}

}  // namespace
}  // namespace tedomari::endgame
