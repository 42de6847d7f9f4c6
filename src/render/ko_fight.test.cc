// SPDX-License-Identifier: MIT
#include "render/ko_fight.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

using go::at;
using go::Color;

TEST(ko_text, names_threats_winner_and_what_to_do) {
    analysis::KoFight ko;
    ko.take = {Color::black, at("G9")};
    ko.stone = at("G8");
    ko.worth = Rational(49, 9);
    ko.evidence = Evidence::judged;
    ko.threats[0] = {{{Color::black, at("D3")}, Rational(12), 0, Evidence::judged},
                     {{Color::black, at("C4")}, Rational(62, 10), 1, Evidence::learned}};
    ko.winner = Color::black;
    analysis::WholeBoardReport report;
    report.last_move = at("E5");
    EXPECT_EQ(ko_sentence(ko, report),
              "ko at G9, a move in it is worth 5 4/9; larger threats: Black 2 (D3 12, C4 6.2), White none; "
              "Black wins it");
    ko.short_by = 2;
    EXPECT_NE(ko_sentence(ko, report).find("Black wins it, White is 2 threats short"), std::string::npos);
    ko.turn = survey::KoExchange{{Color::white, at("D4")}, {Color::black, at("D5")}, {at("C4")}};
    EXPECT_EQ(ko_ledger(ko, report),
              (std::vector<std::string>{
                  "Black's threats: D3 12; C4 6.2, costs 1, to be ignored while a move elsewhere "
                  "is worth less than 3.9",
                  "D4 D5 takes C4 from Black"}));
    ko.answer = true;
    EXPECT_NE(ko_sentence(ko, report).find("; E5 is one: answer it"), std::string::npos);
    const nlohmann::json json = ko_json(ko, report);
    EXPECT_EQ(json["threats"]["black"].size(), 2u);
    EXPECT_EQ(json["winner"], "black");
    EXPECT_EQ(json["answer"], true);
    EXPECT_TRUE(json["region"].is_null());
}

TEST(ko_text, tells_a_ko_that_was_fought_threat_by_threat) {
    analysis::FoughtKo ko;
    ko.points = {at("C4"), at("D4")};
    ko.from = 101;
    ko.to = 106;
    ko.ended = true;
    ko.captures = 2;
    ko.first.fight.worth = 5;
    ko.first.fight.evidence = Evidence::judged;
    ko.first.fight.winner = Color::black;
    ko.first.fight.short_by = 1;
    ko.first.masters = {Rational(3), Rational(-7)};
    analysis::PlayedThreat threat;
    threat.number = 102;
    threat.move = {Color::black, at("G7")};
    threat.size = analysis::KoThreat{threat.move, Rational(6), 0, Evidence::judged};
    threat.ignored_below = 3;
    threat.elsewhere = 2;
    threat.answered = true;
    threat.right = false;
    threat.lost = 4;
    threat.evidence = Evidence::learned;
    ko.threats.push_back(threat);
    EXPECT_EQ(fought_ko_text(ko),
              (std::vector<std::string>{
                  "ko at C4 and D4, moves 101 to 106, taken 2 times: a move in it was worth 5; larger "
                  "threats: Black none, White none; Black should win it, White is one threat short; Black "
                  "ended it with move 106",
                  "count 3 with Black as komaster, -7 with White",
                  "102 B G7 (6): answered, and better ignored, which lost about 4; right to ignore while a "
                  "move elsewhere is worth less than 3, it was 2"}));
    const nlohmann::json json = fought_ko_json(ko);
    EXPECT_EQ(json["endedBy"], "B");
    EXPECT_EQ(json["played"][0]["right"], false);
    EXPECT_TRUE(json["kind"].is_null());
    EXPECT_EQ(json["ledger"].size(), 3u);
}

}  // namespace
}  // namespace tedomari::render
