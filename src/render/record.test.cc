// SPDX-License-Identifier: MIT
#include "render/record.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::render {

namespace {

analysis::RecordReport game() {
    auto games = sgf::read_collection(
        "(;FF[4]SZ[9:13]RU[Chinese]KM[7.5]HA[2]AB[cc][gg]PB[石田]BR[9p]PW[b\"w]RE[B+3.5]EV[Cup]RO[2];W[aa];B["
        "aa])");
    EXPECT_TRUE(games);
    auto report = analysis::record_report(games->games[0], std::move(games->warnings), {});
    EXPECT_TRUE(report);
    report->source = "x.sgf";
    return std::move(*report);
}

}  // namespace

TEST(render_record, as_text) {
    EXPECT_EQ(to_text(game()), R"(x.sgf
  board       9x13
  rules       Chinese (area scoring, simple ko)
  komi        7.5
  handicap    2
  black       石田 9p
  white       b"w
  result      B+3.5
  event       Cup, round 2
  setup       2 black, 0 white
  moves       2
  variations  0
  nodes       3, 0 with comments, 0 with marks
  format      FF[4], UTF-8
  warnings    1
    x.sgf:1:96: move 2: point is occupied
)");
    EXPECT_EQ(
        to_line(game()),
        "x.sgf:1: 9x13, handicap 2, 石田 9p – b\"w, B+3.5, setup 2 black, 0 white, 2 moves, 1 warning\n");
}

TEST(render_record, as_json) {
    const auto json = to_json(game());
    EXPECT_EQ(json["boardXSize"], 9);
    EXPECT_EQ(json["boardYSize"], 13);
    EXPECT_EQ(json["komi"], 7.5);
    EXPECT_EQ(json["black"]["name"], "石田");
    EXPECT_EQ(json["winner"], "black");
    EXPECT_EQ(json["margin"], 3.5);
    EXPECT_EQ(json["resultKind"], "points");
    EXPECT_EQ(json["setup"], (nlohmann::ordered_json{{"black", 2}, {"white", 0}}));
    EXPECT_EQ(json["moves"], 2);
    EXPECT_EQ(json["warnings"][0]["column"], 96);
    EXPECT_FALSE(json.contains("date"));
    EXPECT_EQ(nlohmann::ordered_json::parse(json.dump()), json);
}

TEST(render_record, totals) {
    analysis::RecordTotals totals;
    totals.add(game());
    totals.files = 3;
    totals.skipped = 1;
    totals.unreadable = 2;
    EXPECT_EQ(to_text(totals),
              "1 game in 3 files, 2 moves, 1 warning in 1 game, 1 file not SGF by name, 2 unreadable\n");
    EXPECT_EQ(to_json(totals)["unreadable"], 2);
}

}  // namespace tedomari::render
