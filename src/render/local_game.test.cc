// SPDX-License-Identifier: MIT
#include "render/local_game.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

using local::Estimate;
using local::Kind;
using local::LocalGame;

go::Move black(const char* name) { return {go::Color::black, go::at(name)}; }
go::Move white(const char* name) { return {go::Color::white, go::at(name)}; }

LocalGame proved(Kind kind, Rational count, Rational temperature) {
    LocalGame game;
    game.evidence = Evidence::proved;
    game.border = local::Border::proved;
    game.kind = kind;
    game.count = Estimate::exact(count);
    game.temperature = Estimate::exact(temperature);
    return game;
}

TEST(sentence, says_what_a_gote_move_gains_and_where_it_leads) {
    LocalGame game = proved(Kind::gote, 2, 1);
    game.black.moves = {black("D9")};
    game.black.count = 3;
    game.white.moves = {white("E9"), black("D9")};
    game.white.count = 1;
    EXPECT_EQ(sentence(game), "gote: a move gains 1 point, 2 by deiri counting (B D9 to 3, W E9 to 1)");
    game.white.count.reset();
    EXPECT_EQ(sentence(game), "gote: a move gains 1 point, 2 by deiri counting (B D9 to 3, W E9)");
}

TEST(sentence, says_what_a_sente_move_threatens) {
    LocalGame game = proved(Kind::white_sente, 6, 1);
    game.white.moves = {white("G7"), black("F7")};
    game.white.threat = 3;
    EXPECT_EQ(sentence(game),
              "White's sente: threatens 6 points; worth 1 point in reverse sente (W G7, B F7)");
}

TEST(sentence, of_a_ko_names_the_move_elsewhere_only_in_the_line) {
    LocalGame game = proved(Kind::ko, 4, 6);
    game.black.moves = {black("B17"), go::Move::pass(go::Color::white), black("B16")};
    game.black.count = 16;
    game.white.moves = {white("B17")};
    game.white.count = -2;
    EXPECT_EQ(sentence(game), "ko, placid: a move gains 6 points (B B17 to 16, W B17 to -2)");
    EXPECT_EQ(moves_text(game.black.moves), "B B17, W elsewhere, B B16");
}

TEST(sentence, of_what_is_not_proved_gives_the_range) {
    LocalGame game;
    game.temperature = {0, Rational(53, 96), Rational(7, 3)};
    game.evidence = Evidence::bounded;
    EXPECT_EQ(sentence(game), "not proved: a move gains about 0.6 (between 0 and 2.4)");
    game.evidence = Evidence::learned;
    EXPECT_EQ(sentence(game), "not proved: a move gains about 0.6");
    game.likely = local::Estimate{Rational(1, 4), Rational(53, 96), 1};
    EXPECT_EQ(sentence(game), "not proved: a move gains about 0.6 (likely between 0.2 and 1)");
}

TEST(local_game_text, of_a_settled_region_has_no_move) {
    const LocalGame game = proved(Kind::settled, 3, -1);
    EXPECT_EQ(move_text(game), "–");
    EXPECT_EQ(deiri_text(game), "–");
    EXPECT_EQ(move_in_table(game), "–");
    EXPECT_TRUE(to_json(game)["temperature"].is_null());
    EXPECT_TRUE(to_json(game)["deiri"].is_null());
    EXPECT_EQ(sentence(game), "settled: nobody gains by moving");
}

TEST(local_game_text, doubles_the_miai_value_by_deiri_counting_but_not_in_sente) {
    EXPECT_EQ(deiri_text(proved(Kind::gote, 2, Rational(3, 2))), "3");
    EXPECT_EQ(deiri_text(proved(Kind::white_sente, 2, Rational(3, 2))), "1 1/2");
    EXPECT_EQ(to_json(proved(Kind::black_sente, 2, Rational(3, 2)))["deiri"]["value"], "3/2");
}

TEST(local_game_text, names_walls_that_are_only_judged) {
    LocalGame game = proved(Kind::gote, 0, 1);
    EXPECT_EQ(evidence_text(game), "proved");
    game.border = local::Border::judged;
    EXPECT_EQ(evidence_text(game), "exact, walls judged");
    EXPECT_EQ(to_json(game)["walls"], "judged");
    game.evidence = Evidence::bounded;
    EXPECT_EQ(evidence_text(game), "bounded");
}

TEST(local_game_json, has_null_where_there_is_no_number) {
    LocalGame game = proved(Kind::ko, Rational(1, 3), Rational(1, 3));
    game.black.moves = {black("A1"), go::Move::pass(go::Color::white)};
    const nlohmann::json line = to_json(game)["moves"]["black"];
    EXPECT_EQ(line["line"].dump(), R"([["B","A1"],["W","pass"]])");
    for (const char* name : {"count", "nextTemperature", "threat", "ignoredCount"})
        EXPECT_TRUE(line[name].is_null()) << name;
    EXPECT_EQ(to_json(game)["count"].dump(), R"({"float":0.3333333333333333,"value":"1/3"})");
    EXPECT_EQ(to_json(game)["deiri"]["value"], "2/3");
}

}  // namespace
}  // namespace tedomari::render
