// SPDX-License-Identifier: MIT
#include "analysis/score_doubts.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "scoring/counting.h"

namespace tedomari::analysis {
namespace {

using go::at;
using Strings = std::vector<std::string>;

// Black has the left, White the right, C column is dame but for C3; Black's E2 is dead.
const char* const board_text = R"(
    . X . O .
    X X . O O
    . X X O .
    X X . O X
    . X . O .)";

// Everything agrees: both sides' chains believed, the look as counted.
ScoreReport agreed() {
    ScoreReport report;
    report.board = go::diagram(board_text);
    const scoring::Blocks blocks(report.board);
    go::FinalStatus status;
    for (const scoring::Block& block : blocks.stones) {
        scoring::Verdict v;
        v.color = go::color_of(block.cell);
        v.stones = block.points;
        v.confidence = 0.99;
        if (block.points.contains(at("E2"))) v.life = scoring::Life::dead;
        if (v.life == scoring::Life::dead) status.dead |= v.stones;
        report.chains.push_back(v);
    }
    report.tally = scoring::tally(report.board, status, *go::parse_rules("japanese"));
    report.look.emplace();
    report.look->size = report.board.size();
    go::for_each_point(report.board.size(), [&](go::Point p) {
        const go::Cell owner = report.tally.owner[p];
        report.look->owners[p] = owner == go::Cell::black   ? net::Owner{1, 0, 0}
                                 : owner == go::Cell::white ? net::Owner{0, 0, 1}
                                                            : net::Owner{0.1F, 0.8F, 0.1F};
    });
    return report;
}

scoring::Verdict& verdict(ScoreReport& report, std::string_view stone) {
    for (scoring::Verdict& v : report.chains)
        if (v.stones.contains(at(stone))) return v;
    throw std::logic_error("no stone");
}

Strings doubts(ScoreReport report) {
    find_doubts(report);
    EXPECT_EQ(report.safe_to_score, report.doubts.empty());
    return report.doubts;
}

TEST(score_doubts, are_none_where_everything_agrees) { EXPECT_EQ(doubts(agreed()), Strings{}); }

TEST(score_doubts, name_chains_that_are_unsettled_or_believed_by_halves) {
    ScoreReport report = agreed();
    verdict(report, "E2").life = scoring::Life::unsettled;
    EXPECT_EQ(doubts(report), (Strings{"Black E2 is unsettled"}));
    report = agreed();
    verdict(report, "E2").confidence = 0.7;
    EXPECT_EQ(doubts(report), (Strings{"Black E2 is dead with 70 % only"}));
}

TEST(score_doubts, name_what_to_play_where_a_chain_is_unsettled) {
    ScoreReport report = agreed();
    verdict(report, "E2").life = scoring::Life::unsettled;
    find_doubts(report);
    EXPECT_EQ(report.to_play, (go::PointSet{at("E1"), at("E3")}));
}

TEST(score_doubts, do_not_repeat_what_reading_has_decided) {
    ScoreReport report = agreed();
    verdict(report, "E2").confidence = 0.97;
    EXPECT_EQ(doubts(report), (Strings{"Black E2 is dead with 97 % only"}));
    verdict(report, "E2").evidence = Evidence::bounded;
    EXPECT_EQ(doubts(report), Strings{});
}

TEST(score_doubts, listen_to_a_look_that_expects_dame_to_become_somebodys) {
    ScoreReport report = agreed();
    report.look->owners[at("C5")] =
        report.look->owners[at("C4")] = {0.5F, 0.05F, 0.45F};  // whose is not known
    EXPECT_EQ(doubts(report), (Strings{"C4 counts as nobody's, but looks like somebody's"}));
    find_doubts(report);
    EXPECT_EQ(report.to_play, (go::PointSet{at("C5"), at("C4")}));
}

TEST(score_doubts, do_without_a_look) {
    ScoreReport report = agreed();
    report.look.reset();
    EXPECT_EQ(doubts(report), Strings{});
    verdict(report, "E2").confidence = 0.95;  // as sure as one can be without
    EXPECT_EQ(doubts(report), Strings{});
}

TEST(score_doubts, arise_where_a_side_has_no_living_stone) {
    ScoreReport report = agreed();
    report.tally.sides[1].stones = 0;
    EXPECT_EQ(doubts(report), (Strings{"White has no living stone"}));
}

}  // namespace
}  // namespace tedomari::analysis
