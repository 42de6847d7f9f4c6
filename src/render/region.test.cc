// SPDX-License-Identifier: MIT
#include "render/region.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

using analysis::Counting;
using analysis::RegionReport;

// White threatens to connect three stones; Black must answer.
constexpr const char* sente_picture = R"(
    . X X X X X X X O . O
    X X X O O O . . O O O
    X . X X X X X X O . O)";
const std::initializer_list<const char*> sente_points = {"D2", "E2", "F2", "G2", "H2"};

// Black takes at E2 and wins the ko at D2; White wins it at E2.
constexpr const char* ko_picture = R"(
    . X . X O . O .
    X X X O . O O O
    . X . X O . O .)";
const std::initializer_list<const char*> ko_points = {"D2", "E2"};

RegionReport report_of(const char* picture, std::initializer_list<const char*> points,
                       Counting counting = Counting::territory) {
    go::PointSet region;
    for (const char* name : points) region.insert(go::at(name));
    auto report = analysis::region({go::diagram(picture), go::Color::black}, region, {}, nullptr);
    EXPECT_TRUE(report);
    report->counting = counting;
    return *report;
}

std::string without_board(const std::string& text) { return text.substr(text.find("count ")); }

TEST(region_text, tells_a_players_story) {
    EXPECT_EQ(without_board(to_text(report_of(sente_picture, sente_points))),
              "count        6\n"
              "a move       1 (deiri 1)\n"
              "evidence     proved\n"
              "it is        White's sente: threatens 6 points; worth 1 point in reverse sente (W H2, B G2)\n"
              "Black first: B H2; count 7\n"
              "White first: W H2, B G2; count 6\n"
              "   if ignored: W H2, B elsewhere, W G2; count 0\n"
              "Black plays, by what moves elsewhere are worth: H2 from 0 to 1\n"
              "White plays, by what moves elsewhere are worth: H2 from 0 to 1\n"
              "threats (at least): W G2 (8 points), W H2 (6 points)\n"
              "other moves: B G2 loses 1 point, W G2 loses 2 points\n"
              "assumed: play in the region; stones outside are alive\n");
}

// Every number of one report is in one unit: a move by area is worth a point more, a threat two.
TEST(region_text, by_area_is_by_area_throughout) {
    EXPECT_EQ(without_board(to_text(report_of(sente_picture, sente_points, Counting::area))),
              "count        3\n"
              "a move       2 (deiri 2)\n"
              "evidence     proved\n"
              "it is        White's sente: threatens 8 points; worth 2 points in reverse sente (W H2, B G2)\n"
              "Black first: B H2; count 5\n"
              "White first: W H2, B G2; count 3\n"
              "   if ignored: W H2, B elsewhere, W G2; count -5\n"
              "Black plays, by what moves elsewhere are worth: H2 from 1 to 2\n"
              "White plays, by what moves elsewhere are worth: H2 from 1 to 2\n"
              "threats (at least): W G2 (10 points), W H2 (8 points)\n"
              "other moves: B G2 loses 1 point, W G2 loses 2 points\n"
              "assumed: play in the region; stones outside are alive\n");
}

TEST(region_json, and_its_pictures_are_in_the_counting_asked_for) {
    const RegionReport area = report_of(sente_picture, sente_points, Counting::area);
    const nlohmann::json json = to_json(area);
    EXPECT_EQ(json["counting"], "area");
    EXPECT_EQ(json["count"]["value"], "3");
    EXPECT_EQ(json["temperature"]["value"], "2");
    EXPECT_EQ(json["thermograph"]["blackKomaster"]["left"][0].dump(), R"(["1","4"])");
    EXPECT_NE(to_svg(area).find("count 3, a move is worth 2 (proved)"), std::string::npos);
    EXPECT_NE(to_sgf(area).find("count 3, a move is worth 2 (proved)"), std::string::npos);
    EXPECT_NE(to_sgf(area).find("C[if ignored: count -5]"), std::string::npos);
}

// A sentinel of the search was read as a count where a ko had just been taken.
TEST(region_text, of_a_ko_counts_where_the_ko_is_over) {
    const RegionReport ko = report_of(ko_picture, ko_points);
    const std::string text = to_text(ko);
    EXPECT_NE(text.find("Black first: B E2, W elsewhere, B D2; count 1\n"), std::string::npos) << text;
    EXPECT_NE(text.find("White first: W E2; count 0\n"), std::string::npos) << text;
    EXPECT_EQ(to_json(ko)["moves"]["black"]["count"]["value"], "1");
    EXPECT_NE(to_sgf(ko).find("(;B[eb];W[];B[db]C[count 1])"), std::string::npos) << to_sgf(ko);
}

TEST(region_sgf, plays_a_move_elsewhere_as_a_pass) {
    EXPECT_NE(to_sgf(report_of(sente_picture, sente_points)).find("(;B[];W[gb]C[if ignored: count 0])"),
              std::string::npos)
        << to_sgf(report_of(sente_picture, sente_points));
}

TEST(region_text, of_a_settled_region_gives_no_move) {
    const RegionReport settled = report_of(R"(
        . X . X .
        X X X X X
        X . . . X
        X X X X X
        . X . X .)",
                                           {"B3", "C3", "D3"});
    const std::string text = to_text(settled);
    EXPECT_NE(text.find("a move       –\n"), std::string::npos) << text;
    EXPECT_NE(to_svg(settled).find("no move gains anything"), std::string::npos);
    EXPECT_EQ(to_text(settled).find("-1"), std::string::npos) << text;
    EXPECT_EQ(to_text(settled).find("-2"), std::string::npos) << text;
}

}  // namespace
}  // namespace tedomari::render
