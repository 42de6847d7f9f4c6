// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "base/rng.h"
#include "go/diagram.h"
#include "outcome/outcome.h"
#include "tactics/brute_force.test.h"
#include "tactics/goal.h"

// Laws that every goal must pass: a new kind gets a strong test in a few calls.
namespace tedomari::tactics {

inline Effort everything() {
    Effort effort;
    effort.order = 2;
    effort.exhaustive = true;
    effort.proof = true;
    return effort;
}

inline Reading read_for_test(const go::Board& board, const Goal& goal, Side first, Effort effort,
                             std::uint64_t nodes = 200'000) {
    static ReadingTable table(std::size_t{16} << 20);
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return read(board, goal, first, effort, table, budget);
}

inline outcome::Status status_for_test(const go::Board& board, const Goal& goal, Effort effort = {}) {
    return {read_for_test(board, goal, Side::attacker, effort).outcome,
            read_for_test(board, goal, Side::defender, effort).outcome};
}

inline go::PointSet whole(const go::Board& board) {
    go::PointSet points;
    go::for_each_point(board.size(), [&](go::Point p) { points.insert(p); });
    return points;
}

// Random play of `moves` moves from the empty board, never filling a point whose neighbours are all one's
// own.
inline go::Board random_board(go::Size size, int moves, Rng& rng) {
    go::Board board(size);
    go::Color color = go::Color::black;
    for (int i = 0; i < moves; ++i, color = opponent(color)) {
        const go::Point p =
            go::Point::at(static_cast<int>(rng.below(static_cast<std::uint32_t>(size.width))),
                          static_cast<int>(rng.below(static_cast<std::uint32_t>(size.height))));
        if (board.is_legal({color, p}, go::Suicide::forbidden)) board.play({color, p});
    }
    board.forget_plays();
    return board;
}

// The outcome by brute force under the same rules as the reader; nothing when there are too many positions.
inline std::optional<outcome::Outcome> brute_force(const go::Board& board, const Goal& goal, Side first,
                                                   int threats, std::size_t most) {
    const auto wins = [&](KoRule rule) -> std::optional<bool> {
        const Claim claim = claim_of(board, goal, rule);
        return BruteForce(claim, most).wins(first);
    };
    const auto obeyed = wins({0, 0});
    if (!obeyed) return {};
    const auto with = wins(*obeyed ? KoRule{0, KoRule::always} : KoRule{KoRule::always, 0});
    if (!with) return {};
    if (*with == *obeyed) return *obeyed ? outcome::Outcome::won() : outcome::Outcome::lost();
    for (int k = 1; k <= threats; ++k) {
        const auto n = static_cast<std::uint8_t>(k);
        const auto some = wins(*obeyed ? KoRule{0, n} : KoRule{n, 0});
        if (!some) return {};
        if (*some != *obeyed) return *obeyed ? outcome::Outcome::ko_up(k) : outcome::Outcome::ko_down(k);
    }
    return *obeyed ? outcome::Outcome::ko_up(threats) : outcome::Outcome::ko_down(threats);
}

// The reader's answer equals brute force over all legal play, and the verifier accepts every proof.
inline void expect_equals_brute_force(const go::Board& board, const Goal& goal, Side first, int& cases,
                                      int& kos) {
    const Effort effort = everything();
    const auto truth = brute_force(board, goal, first, effort.threats, 4000);
    if (!truth) return;
    const Reading reading = read_for_test(board, goal, first, effort);
    if (reading.outcome.is_unknown()) return;
    ++cases;
    kos += truth->is_ko();
    EXPECT_EQ(reading.outcome, *truth)
        << board << go::to_string(goal.a) << " " << go::to_string(goal.b)
        << (first == Side::attacker ? " attacker" : " defender") << " first, order " << reading.order;
    if (reading.proof.empty()) {
        EXPECT_EQ(reading.outcome, outcome::Outcome::lost()) << board;
        return;
    }
    Budget budget;
    const auto verified = verify(claim_of(board, goal, reading.rule), reading.proof, whole(board), budget);
    EXPECT_EQ(verified.check, Check::accepted) << board << go::to_string(goal.a);
}

}  // namespace tedomari::tactics
