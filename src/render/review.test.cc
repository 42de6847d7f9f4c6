// SPDX-License-Identifier: MIT
#include "render/review.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::render {
namespace {

using analysis::ReviewedMove;
using analysis::ReviewReport;
using go::at;
using go::Color;

constexpr const char* record = "(;SZ[5]KM[0]PB[A <b>]PW[];B[cc]C[mine];W[dd];B[bb])";

// Black's first move lost half a point, proved; White's about two and a half.
ReviewReport three_moves() {
    ReviewReport report;
    report.source = "x \"y\".sgf";
    report.info.black.name = "A <b>";
    report.size = go::square(5);
    report.rules = *go::parse_rules("japanese");
    report.game_moves = 3;
    for (const auto& [color, point] :
         {std::pair(Color::black, "C3"), std::pair(Color::white, "D2"), std::pair(Color::black, "B4")}) {
        ReviewedMove move;
        move.number = static_cast<int>(report.moves.size()) + 1;
        move.move = {color, at(point)};
        move.lead = move.forecast = Rational(7, 2);
        move.temperature = 1;
        move.move_exact = true;
        move.best = at("A1");
        move.best_line = {{color, at("A1")}};
        move.evidence = Evidence::proved;
        move.in_region = true;
        report.moves.push_back(move);
    }
    report.moves[0].loss = Rational(1, 2);
    report.moves[1].loss = Rational(51, 20);
    report.moves[1].evidence = report.moves[1].judged = Evidence::learned;
    report.players[0] = {2, 1, 2, Rational(1, 2), 0, 0};
    report.players[1] = {1, 0, 0, 0, Rational(51, 20), 1};
    report.biggest = 1;
    report.diagrams = {{1, go::Board(go::square(5))}};
    report.final_lead = Rational(3);
    report.recorded = Rational(4);
    report.moves[2].forecast_after = 6;
    report.story = analysis::story_of(report.moves, report.size);
    return report;
}

TEST(review_text, tells_proved_and_judged_losses_apart) {
    const std::string text = to_text(three_moves());
    EXPECT_EQ(text.substr(0, text.find('\n')), "all 3 moves");
    EXPECT_EQ(
        times(text,
              "Black (A <b>): 2 moves, 1 lost nothing; lost 1/2, all proved; most with move 1 at C3: 1/2"),
        1);
    EXPECT_EQ(times(text, "White: 1 moves, 0 lost nothing; lost about 2.6, judged"), 1);
    EXPECT_EQ(times(text, "the biggest loss"), 1);
    EXPECT_EQ(times(text, "end   B+3; recorded B+4"), 1);
}

TEST(review_text, tells_the_game_before_its_moves) {
    ReviewReport report = three_moves();
    report.story.spells = {{Color::white, 1}, {Color::black, 3}};
    report.story.turn = 1;
    const std::string text = to_text(report);
    EXPECT_EQ(times(text, "White led until move 2, then Black.\n"), 1);
    EXPECT_EQ(times(text, "White lost most with move 2 at D2, about 2.6 (A1 was better).\n"), 1);
    EXPECT_EQ(times(text, "Missed: A1, missed from move 1 to 2 by both: about 2.6\n"), 1);
    EXPECT_LT(text.find("White led"), text.find("lead"));
    report.story.spells = {};
    EXPECT_EQ(times(to_text(report), "Nobody was ever ahead.\n"), 1);
}

TEST(review_text, balances_at_its_foot) {
    const std::string text = to_text(three_moves());
    EXPECT_NE(text.find("Balance: B+3 1/2 before move 1; Black lost 0.5, White 2.6; not explained: nothing; "
                        "B+6 after move 3\n"),
              text.npos)
        << text;
}

TEST(review_text, says_how_much_of_the_game_it_is_about) {
    ReviewReport report = three_moves();
    report.moves.erase(report.moves.begin());
    EXPECT_EQ(to_text(report).find("moves 2–3 of 3 (the rest was not asked for)"), 0u);
    report.interrupted = true;
    EXPECT_EQ(to_text(report).find("part: moves 2–3 of 3 (interrupted)"), 0u);
}

TEST(review_json, keeps_numbers_exact_and_losses_apart) {
    const nlohmann::json json = to_json(three_moves());
    EXPECT_EQ(json["moves"].size(), 3u);
    EXPECT_EQ(json["moves"][0]["loss"], "1/2");
    EXPECT_EQ(json["moves"][0]["lossFloat"], 0.5);
    EXPECT_EQ(json["players"]["black"]["lostProved"], "1/2");
    EXPECT_EQ(json["players"]["white"]["lostJudged"], 2.55);
    EXPECT_EQ(json["players"]["white"]["worst"], 2);
    EXPECT_EQ(json["biggest"], 2);
    EXPECT_EQ(json["covered"]["whole"], true);
    EXPECT_EQ(json["rules"], "japanese");
}

TEST(review_csv, quotes_the_source_and_has_a_line_a_move) {
    const std::string csv = to_csv(three_moves());
    EXPECT_EQ(times(csv, "\n"), 3);
    EXPECT_EQ(csv.find("\"x \"\"y\"\".sgf\",1,B,C3,3.5000,1.0000,3.5000,proved,0.5000,proved,A1,"), 0u);
    EXPECT_EQ(times(csv.substr(0, csv.find('\n')), ","), times(csv_header(), ","));
}

TEST(review_sgf, comments_every_move_and_shows_the_better_one) {
    const sgf::Tree tree = sgf::read_collection(record)->games.front();
    const std::string text = to_sgf(three_moves(), tree);
    EXPECT_EQ(times(text, "C[mine\nTedomari: before this move B+3 1/2"), 1);
    EXPECT_EQ(times(text, "B C3 loses 1/2 points (proved); A1 is best"), 1);
    EXPECT_EQ(times(text, "B B4 loses nothing (proved)"), 1);
    EXPECT_EQ(times(text, "(;B[ae]TE[1]MA[ae]"), 1);
    EXPECT_EQ(times(text, "(;W[ae]TE[1]MA[ae]"), 1);
    EXPECT_TRUE(sgf::read_collection(text, sgf::Mode::strict));
}

TEST(review_page, is_one_page_with_graph_players_diagrams_and_every_move) {
    const std::string page = to_html({three_moves()});
    EXPECT_EQ(times(page, "<h1>A &lt;b&gt; – White</h1>"), 1);
    EXPECT_EQ(times(page, "A <b>"), 0);
    EXPECT_EQ(times(page, "class=\"wide card graph\""), 1);
    EXPECT_EQ(times(page, "lost ½, all proved"), 1);
    EXPECT_EQ(times(page, "lost about 2.6, judged"), 1);
    EXPECT_EQ(times(page, "Move 2, W D2 (×) loses about 2.6 (learned); A1 (A) was best"),
              2);  // and for who sees none
    EXPECT_EQ(times(page, "<tr class=\"bad\">"), 1);
    EXPECT_EQ(times(page, "data-name=\"lost\""), 3);
    EXPECT_EQ(times(page, "http://") + times(page, "https://"), times(page, "http://www.w3.org"));
}

TEST(review_page, of_several_games_has_a_heading_for_each) {
    const std::string page = to_html({three_moves(), three_moves()});
    EXPECT_EQ(times(page, "<h1>2 games reviewed</h1>"), 1);
    EXPECT_EQ(times(page, "<h2>A &lt;b&gt; – White</h2>"), 2);
}

TEST(review_graph, is_a_picture_of_its_own) {
    const std::string svg = to_svg(three_moves());
    EXPECT_EQ(svg.find("<svg"), 0u);
    EXPECT_EQ(times(svg, "nan"), 0);
}

}  // namespace
}  // namespace tedomari::render
