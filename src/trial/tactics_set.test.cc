// SPDX-License-Identifier: MIT
#include "trial/tactics_set.h"

#include <gtest/gtest.h>

#include "analysis/tactical.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "trial/duel.h"
#include "trial/games_file.test.h"

namespace tedomari::trial {
namespace {

using tactics::Side;

TacticsSetQuestion question_of(const GamesFile& file, Rival rival) {
    TacticsSetQuestion question;
    question.games.path = file.path();
    question.games.sample = 4;
    question.seconds_each = 100;
    question.nodes_each = 2'000;
    question.rival = std::move(rival);
    return question;
}

// "attack D4", "disconnect D4 E5" as we answer it, within so many nodes.
Rival ourselves(std::uint64_t nodes) {
    return [nodes](const go::Board& board, const std::string& query) {
        const std::string kind = query.substr(0, query.find(' '));
        const std::string points = query.substr(query.find(' ') + 1);
        const auto a = *go::parse_point(points.substr(0, points.find(' ')), board.size());
        tactics::ReadingTable table(std::size_t{4} << 20);
        Budget budget(Limits{.nodes = nodes});
        const Side first = kind == "attack" || kind == "connect" ? Side::attacker : Side::defender;
        const bool pair = points.find(' ') != std::string::npos;
        const tactics::Goal goal =
            pair ? tactics::connect(board, a,
                                    *go::parse_point(points.substr(points.find(' ') + 1), board.size()))
                 : tactics::capture(board, a);
        return std::optional(RivalAnswer{to_string(analysis::ask(board, goal, first, table, budget)), 0});
    };
}

TEST(tactics_set, we_agree_with_ourselves) {
    const GamesFile file(4, 9);
    const auto report = tactics_set(question_of(file, ourselves(2'000)));
    ASSERT_TRUE(report);
    EXPECT_GE(report->cases.size(), 16u);
    for (const TacticsCase& c : report->cases) EXPECT_EQ(c.decision, Decision::alike) << to_text(c);
}

TEST(tactics_set, who_denies_everything_is_refuted_by_proofs) {
    const GamesFile file(4, 9);
    const auto deny = [](const go::Board&, const std::string& query) {
        const bool attacks = query.starts_with("attack") || query.starts_with("connect");
        return std::optional(RivalAnswer{attacks ? "0" : "1 PASS", 0});
    };
    const auto report = tactics_set(question_of(file, deny));
    ASSERT_TRUE(report);
    EXPECT_GT(report->count(&TacticsCase::rival_wrong), 0);
    const auto blamed_by_proof = [](const TacticsCase& c) {
        return c.decision == Decision::proof && c.ours_wrong && !c.rival_wrong;
    };
    EXPECT_EQ(report->count(blamed_by_proof), 0) << "a denial is never proved";
}

TEST(tactics_set, needs_a_rival_that_answers) {
    const GamesFile file(2, 9);
    EXPECT_FALSE(tactics_set(question_of(file, {})));
    const auto silent = [](const go::Board&, const std::string&) { return std::optional<RivalAnswer>{}; };
    EXPECT_FALSE(tactics_set(question_of(file, silent)));
}

TEST(duel, codes_are_read_from_either_side) {
    EXPECT_EQ(success_of("1 D4", Side::attacker), Success::sure);
    EXPECT_EQ(success_of("0", Side::defender), Success::sure);
    EXPECT_EQ(success_of("2 D4", Side::attacker), Success::winning_ko);
    EXPECT_EQ(success_of("2 D4", Side::defender), Success::losing_ko);
    EXPECT_EQ(success_of("nothing", Side::attacker), std::nullopt);
}

TEST(duel, a_ladder_that_a_rival_promises_is_played_out) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    tactics::ReadingTable table(std::size_t{4} << 20);
    const auto goal = tactics::capture(board, go::at("C3"));
    const Rival good = ourselves(10'000);
    const Rival none = [](const go::Board&, const std::string&) {
        return std::optional(RivalAnswer{"0", 0});
    };
    const Limits limits{.nodes = 10'000};
    EXPECT_EQ((Duel{goal, Side::defender, good, limits, table}.play(board, Side::attacker)),
              DuelEnd::reached);
    EXPECT_EQ((Duel{goal, Side::defender, none, limits, table}.play(board, Side::attacker)),
              DuelEnd::prevented);
    EXPECT_EQ((Duel{goal, Side::attacker, none, limits, table}.play(board, Side::attacker)),
              DuelEnd::reached);
}

}  // namespace
}  // namespace tedomari::trial
