// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <string>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
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
    table.clear();  // each answer on its own
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

using go::random_board;

// A goal by brute force under the same rules as the reader, for any number of positions.
class Twin {
public:
    Twin(const Goal& goal, std::size_t most_states) : goal_(goal), most_(most_states) {}

    // Nothing when there are too many positions.
    std::optional<outcome::Outcome> outcome(const go::Board& board, Side first, int threats) {
        const auto obeyed = wins(board, first, {0, 0});
        if (!obeyed) return {};
        const auto with = wins(board, first, *obeyed ? KoRule{0, KoRule::always} : KoRule{KoRule::always, 0});
        if (!with) return {};
        if (*with == *obeyed) return *obeyed ? outcome::Outcome::won() : outcome::Outcome::lost();
        const auto ko = [&](int k) {
            return *obeyed ? outcome::Outcome::ko_up(k) : outcome::Outcome::ko_down(k);
        };
        for (int k = 1; k < threats; ++k) {
            const auto n = static_cast<std::uint8_t>(k);
            const auto some = wins(board, first, *obeyed ? KoRule{0, n} : KoRule{n, 0});
            if (!some) return {};
            if (*some != *obeyed) return ko(k);
        }
        return ko(threats);
    }

    const Goal& goal() const { return goal_; }

private:
    std::optional<bool> wins(const go::Board& board, Side first, KoRule rule) {
        const int key = rule.attacker << 8 | rule.defender;
        const auto [found, is_new] =
            solvers_.try_emplace(key, BruteForce(claim_of(board, goal_, rule), most_));
        return found->second.wins(board, first);
    }

    Goal goal_;
    std::size_t most_;
    std::map<int, BruteForce> solvers_;
};

// What a comparison with brute force has met.
struct Soundness {
    int cases = 0;
    int kos = 0;        // of these
    int unknown = 0;    // the reader's budget was spent
    int too_large = 0;  // for brute force
};

// Plays a proof against every legal reply of the whole board; unfinished when that takes more nodes.
inline Check expect_not_refuted(const go::Board& board, const Goal& goal, Side first, const Reading& reading,
                                std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    const auto verified = verify(claim_of(board, goal, reading.rule), reading.proof, whole(board), budget);
    std::string line;
    for (const go::Move move : verified.line) line += " " + go::to_string(move.point);
    EXPECT_NE(verified.check, Check::refuted)
        << board << static_cast<int>(goal.kind) << " " << go::to_string(goal.a) << " "
        << go::to_string(goal.b) << (first == Side::attacker ? " attacker" : " defender") << " first, order "
        << reading.order << " rule " << int{reading.rule.attacker} << " " << int{reading.rule.defender}
        << ", refuted by" << line;
    return verified.check;
}

// The reader's answer equals brute force over all legal play, and the verifier accepts every proof.
inline void expect_equals_brute_force(const go::Board& board, Twin& twin, Side first, Soundness& met) {
    const Effort effort = everything();
    const Goal& goal = twin.goal();
    const auto truth = twin.outcome(board, first, effort.threats);
    met.too_large += !truth;
    if (!truth) return;
    const Reading reading = read_for_test(board, goal, first, effort);
    met.unknown += reading.outcome.is_unknown();
    if (reading.outcome.is_unknown()) return;
    ++met.cases;
    met.kos += truth->is_ko();
    EXPECT_EQ(reading.outcome, *truth)
        << board << static_cast<int>(goal.kind) << " " << go::to_string(goal.a) << " "
        << go::to_string(goal.b) << (first == Side::attacker ? " attacker" : " defender") << " first, order "
        << reading.order;
    if (reading.proof.empty()) {
        EXPECT_EQ(reading.outcome, outcome::Outcome::lost()) << board;
        return;
    }
    EXPECT_EQ(expect_not_refuted(board, goal, first, reading, std::numeric_limits<std::uint64_t>::max()),
              Check::accepted);
}

}  // namespace tedomari::tactics
