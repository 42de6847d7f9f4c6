// SPDX-License-Identifier: MIT
// Every goal's answer against all legal play on small boards.  `make test` looks at a sample; TEDOMARI_TIMES
// makes it so many times larger, and TEDOMARI_STATES says how many positions brute force may hold.
#include <cstdlib>
#include <iostream>

#include "base/times.test.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::Board;
using go::Point;

namespace {

std::size_t setting(const char* name, std::size_t usual) {
    const char* text = std::getenv(name);
    return text == nullptr ? usual : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

// A point by chance that satisfies the condition; nowhere when none does.
template <class Fits>
Point any_point(const Board& board, Rng& rng, Fits&& fits) {
    Point found;
    std::uint32_t seen = 0;
    go::for_each_point(board.size(), [&](Point p) {
        if (fits(p) && rng.below(++seen) == 0) found = p;
    });
    return found;
}

using MakeGoal = std::optional<Goal> (*)(const Board&, Rng&);

std::optional<Goal> any_capture(const Board& board, Rng& rng) {
    const Point a = any_point(board, rng, [&](Point p) { return go::is_stone(board.at(p)); });
    if (a.is_nowhere()) return {};
    return capture(board, a);
}

std::optional<Goal> any_pair(const Board& board, Rng& rng, Goal (*make)(const Board&, Point, Point)) {
    const Point a = any_point(board, rng, [&](Point p) { return go::is_stone(board.at(p)); });
    if (a.is_nowhere()) return {};
    const Point b = any_point(
        board, rng, [&](Point p) { return board.at(p) == board.at(a) && board.chain(p) != board.chain(a); });
    if (b.is_nowhere()) return {};
    return make(board, a, b);
}
std::optional<Goal> any_connect(const Board& board, Rng& rng) { return any_pair(board, rng, connect); }
std::optional<Goal> any_separate(const Board& board, Rng& rng) { return any_pair(board, rng, separate); }

std::optional<Goal> any_empty_connect(const Board& board, Rng& rng) {
    const Point a = any_point(board, rng, [&](Point p) { return go::is_stone(board.at(p)); });
    const Point b = any_point(board, rng, [&](Point p) { return board.is_empty(p); });
    if (a.is_nowhere() || b.is_nowhere()) return {};
    return connect(board, a, b);
}

std::optional<Goal> any_eye(const Board& board, Rng& rng) {
    const auto color = rng.below(2) == 0 ? go::Color::black : go::Color::white;
    const Point p = any_point(board, rng, [&](Point q) { return board.at(q) != cell(color); });
    if (p.is_nowhere()) return {};
    return Goal{GoalKind::eye, p, {}, color};
}

// Whether the goal can be asked of the board.
bool fits(const Goal& goal, const Board& board) {
    const go::Cell own = cell(goal.attacker), enemy = cell(opponent(goal.attacker));
    switch (goal.kind) {
        case GoalKind::capture: return board.at(goal.a) == enemy;
        case GoalKind::connect: return board.at(goal.a) == own && board.at(goal.b) != enemy;
        case GoalKind::separate: return board.at(goal.a) == enemy && board.at(goal.b) == enemy;
        case GoalKind::eye: return board.at(goal.a) != own;
        case GoalKind::live: return board.at(goal.a) == own;
    }
    return false;
}

Board any_board(go::Size size, Rng& rng) {
    const auto area = static_cast<std::uint32_t>(size.width * size.height);
    return random_board(size, static_cast<int>(area / 2 + rng.below(6 * area)), rng);
}

// On nine points brute force knows all positions: a few goals, many boards each.  On larger boards it gets as
// far as it can.
struct Sample {
    go::Size size;
    std::size_t goals, boards;
};

Soundness compare(MakeGoal make, std::uint64_t seed) {
    const auto often = static_cast<std::size_t>(times());
    const std::size_t states = setting("TEDOMARI_STATES", 4000);
    const Sample samples[] = {{{3, 3}, 2 * often, 150}, {{4, 3}, 10 * often, 2}, {{5, 3}, 10 * often, 1},
                              {{4, 4}, 10 * often, 1},  {{5, 4}, 10 * often, 1}, {{5, 5}, 10 * often, 1}};
    Rng rng(seed);
    Soundness met;
    for (const Sample& sample : samples) {
        const Soundness before = met;
        for (std::size_t i = 0; i < sample.goals && !::testing::Test::HasFailure(); ++i) {
            Board board = any_board(sample.size, rng);
            auto goal = make(board, rng);
            for (; !goal; goal = make(board, rng)) board = any_board(sample.size, rng);
            Twin twin(*goal, sample.size == go::square(3) ? 200'000 : states);
            for (std::size_t k = 0; k < sample.boards; ++k, board = any_board(sample.size, rng)) {
                if (!fits(*goal, board)) continue;
                for (const Side first : {Side::attacker, Side::defender})
                    expect_equals_brute_force(board, twin, first, met);
            }
        }
        std::cout << "    " << sample.size.width << "x" << sample.size.height << ": "
                  << met.cases - before.cases << " cases, " << met.kos - before.kos << " kos, "
                  << met.unknown - before.unknown << " unknown, " << met.too_large - before.too_large
                  << " too large" << std::endl;
    }
    return met;
}

// Proofs on boards too large for brute force, as the reader finds them in play.
struct Proofs {
    int accepted = 0, unfinished = 0, lost = 0;
};

Proofs verify_proofs(MakeGoal make, std::uint64_t seed) {
    Effort effort;
    effort.order = 3;
    effort.proof = true;
    Rng rng(seed);
    Proofs met;
    const auto often = static_cast<std::size_t>(times());
    for (std::size_t i = 0; i < 60 * often && !::testing::Test::HasFailure(); ++i) {
        const int size = 4 + static_cast<int>(rng.below(6));
        const auto area = static_cast<std::uint32_t>(size * size);
        const Board board = random_board(go::square(size), static_cast<int>(area / 4 + rng.below(area)), rng);
        const auto goal = make(board, rng);
        if (!goal) continue;
        for (const Side first : {Side::attacker, Side::defender}) {
            const Reading reading = read_for_test(board, *goal, first, effort, 10'000);
            if (reading.proof.empty()) {
                ++met.lost;
                continue;
            }
            const Check check = expect_not_refuted(board, *goal, first, reading, 30'000);
            ++(check == Check::accepted ? met.accepted : met.unfinished);
        }
    }
    std::cout << "    " << met.accepted << " accepted, " << met.unfinished << " too large, " << met.lost
              << " without" << std::endl;
    return met;
}

}  // namespace

TEST(soundness, of_captures) { EXPECT_GT(compare(any_capture, 11).cases, 50); }
TEST(soundness, of_connections) { EXPECT_GT(compare(any_connect, 23).cases, 50); }
TEST(soundness, of_connections_to_empty_points) { EXPECT_GT(compare(any_empty_connect, 29).cases, 50); }
TEST(soundness, of_separations) { EXPECT_GT(compare(any_separate, 37).cases, 50); }
TEST(soundness, of_eyes) { EXPECT_GT(compare(any_eye, 31).cases, 50); }

TEST(soundness, of_proofs_on_larger_boards) {
    EXPECT_GT(verify_proofs(any_capture, 41).accepted, 20);
    EXPECT_GT(verify_proofs(any_connect, 43).accepted, 20);
    EXPECT_GT(verify_proofs(any_empty_connect, 47).accepted, 20);
    EXPECT_GT(verify_proofs(any_separate, 53).accepted, 5);
}

}  // namespace tedomari::tactics
