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

}  // namespace
}  // namespace tedomari::render
