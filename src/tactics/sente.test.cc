// SPDX-License-Identifier: MIT
#include "tactics/sente.h"

#include <gtest/gtest.h>

#include "base/times.test.h"
#include "go/diagram.h"
#include "tactics/sente_cases.test.h"
#include "tactics/sente_twin.test.h"

namespace tedomari::tactics {

void PrintTo(const SenteQuestion& question, std::ostream* out) {
    *out << question.move.color << " " << go::to_string(question.move.point) << ": "
         << to_string(question.goal) << ", then " << to_string(question.threat);
}

namespace {

SenteEffort everything_in(const go::PointSet& region) {
    SenteEffort effort;
    effort.aim.order = 2;
    effort.aim.exhaustive = true;
    effort.aim.nodes = 20'000;
    effort.region = region;
    effort.depth = 40;
    return effort;
}

struct Met {
    int cases = 0, sente = 0, prevented = 0, nothing = 0;
    int unknown = 0, too_large = 0, wrong = 0;
    int paper_wrong = 0;      // with the moves on both traces alone
    int double_misleads = 0;  // the double goal says otherwise
};

// Compares with the twin all questions whose goal the move reaches, though it was unsettled before.
void compare(const SenteCases::Case& c, ReadingTable& table, Met& met) {
    SenteTwin twin(c.board, c.question, c.region, 30'000);
    if (!twin.goal_with(c.board, true) || twin.goal_with(c.board, false) || twin.too_large()) return;
    go::Board after = c.board;
    after.play(c.question.move);
    if (!twin.goal_with(after, false)) return;
    const bool follows = twin.threat_with(after, true);
    if (!follows && met.nothing > met.sente + met.prevented) return;  // the dull ones are many
    const auto truth = twin.is_sente(c.board);
    met.too_large += !truth;
    if (!truth) return;
    Budget budget(Limits{.nodes = 100'000});
    const Sente found = is_sente(c.board, c.question, everything_in(c.region), table, budget);
    met.unknown += found.verdict == Verdict::unknown;
    if (found.verdict == Verdict::unknown) return;
    ++met.cases;
    met.nothing += !follows;
    met.sente += *truth;
    met.prevented += follows && !*truth;
    met.wrong += (found.verdict == Verdict::won) != *truth;
    EXPECT_EQ(found.verdict == Verdict::won, *truth)
        << c.board << testing::PrintToString(c.question) << " " << to_string(found.why) << " by "
        << (found.refutation.is_nowhere() ? "-" : go::to_string(found.refutation));
    SenteEffort paper = everything_in(c.region);
    paper.tries = Tries::of_the_paper;
    Budget again(Limits{.nodes = 100'000});
    const Verdict quick = is_sente(c.board, c.question, paper, table, again).verdict;
    met.paper_wrong += quick != Verdict::unknown && (quick == Verdict::won) != *truth;
    const Verdict both = both_after_two_moves(c.board, c.question, everything_in(c.region), table, again);
    met.double_misleads += both != Verdict::unknown && (both == Verdict::won) != *truth;
}

Met compare_many(int cases, SenteCases source) {
    Met met;
    ReadingTable table;
    for (int i = 0; met.cases < cases && i < cases * 1000 && met.wrong < 5; ++i)
        compare(source.next(), table, met);
    std::cout << met.cases << " cases: " << met.sente << " sente, " << met.prevented << " prevented, "
              << met.nothing << " threaten nothing; " << met.wrong << " wrong, " << met.unknown
              << " unknown, " << met.too_large << " too large; the paper's moves wrong " << met.paper_wrong
              << ", the double goal misleads " << met.double_misleads << "\n";
    return met;
}

}  // namespace

// A sample of 60; TEDOMARI_TIMES=20 makes it 1,200.
TEST(sente, equals_exhaustive_minimax_in_small_regions) {
    const Met met = compare_many(60 * times(), SenteCases(1));
    EXPECT_EQ(met.cases, 60 * times());
    EXPECT_GT(met.sente, 10);
}

TEST(sente, equals_exhaustive_minimax_where_points_are_closed) {
    const Met met = compare_many(20 * times(), SenteCases(2, 5));
    EXPECT_EQ(met.cases, 20 * times());
}

}  // namespace tedomari::tactics
