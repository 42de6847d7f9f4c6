// SPDX-License-Identifier: MIT
#include "render/whole_board.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/small_report.test.h"
#include "render/whole_board_pictures.h"

namespace tedomari::render {

using analysis::BoardRegion;
using analysis::WholeBoardReport;
using go::Color;

TEST(headline, tells_who_is_ahead_the_best_move_and_whether_it_is_sente) {
    WholeBoardReport report = small_report();
    EXPECT_EQ(headline(report),
              "White is ahead by 3 1/2, give or take 1.8; Black's best move is B5, worth 1, gote");
    report.moves.front().sente = true;
    EXPECT_NE(headline(report).find("worth 1, sente"), std::string::npos);
    report.moves.front().sente = false;
    report.regions.front().game.kind = local::Kind::white_sente;
    EXPECT_NE(headline(report).find("worth 1, reverse sente"), std::string::npos);
    report.moves.front().sente = true;
    report.evidence = Evidence::proved;
    EXPECT_EQ(headline(report).find("give or take"), std::string::npos);
}

TEST(headline, rounds_what_is_not_exact_and_counts_what_is_undecided) {
    WholeBoardReport report = small_report();
    report.lead = {-90, Rational(-1013, 48), 60};
    report.give_or_take = 40;
    report.open_points = 178;
    report.exact_points = 16;
    EXPECT_EQ(headline(report).substr(0, 82),
              "White is ahead by about 21.1, give or take 40 (162 of 178 open points undecided); ");
}

TEST(whole_board_forms, show_a_judged_forecast_beside_an_exact_lead_as_what_it_is) {
    WholeBoardReport report = small_report();
    ASSERT_TRUE(report.lead.is_exact());
    report.judged = Evidence::learned;
    report.forecast = Rational(-34, 10);
    report.forecast_judged = true;
    EXPECT_NE(to_text(report).find("forecast     about W+3.4"), std::string::npos);
    EXPECT_NE(to_html(report, "x").find("about W+3.4"), std::string::npos);
}

TEST(headline, says_between_whom_a_handicap_is_judged) {
    WholeBoardReport report = small_report();
    report.made_even_by = 9;
    EXPECT_NE(headline(report).find(", between players whom 9 stones make even; "), std::string::npos);
    EXPECT_EQ(to_json(report)["forecast"]["madeEvenBy"], 9);
}

TEST(headline, says_pass_where_nothing_gains) {
    WholeBoardReport report = small_report();
    report.moves.clear();
    EXPECT_NE(headline(report).find("no move gains anything"), std::string::npos);
}

TEST(whole_board_forms, carry_the_headline_everywhere) {
    const WholeBoardReport report = small_report();
    const std::string line = headline(report);
    EXPECT_EQ(to_text(report).find(line), 0u);
    EXPECT_EQ(to_json(report)["headline"], line);
    EXPECT_NE(to_html(report, "x.sgf").find("White is ahead by 3½, give or take 1.8"), std::string::npos);
    EXPECT_NE(to_sgf(report).find("White is ahead by 3 1/2, give or take 1.8"), std::string::npos);
}

TEST(whole_board_forms, name_the_walls_a_proof_leans_on) {
    const WholeBoardReport report = small_report();
    EXPECT_NE(to_text(report).find("exact, walls judged"), std::string::npos);
    EXPECT_NE(to_html(report, "x").find("exact, walls judged"), std::string::npos);
    EXPECT_EQ(to_json(report)["regions"][0]["walls"], "judged");
}

TEST(whole_board_forms, say_which_moves_may_not_be_played_yet) {
    WholeBoardReport report = small_report();
    report.moves.front().legal = false;
    EXPECT_EQ(report.best(), nullptr);
    EXPECT_NE(to_text(report).find("a ko that may not be retaken yet"), std::string::npos);
}

}  // namespace tedomari::render
