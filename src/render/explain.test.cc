// SPDX-License-Identifier: MIT
#include "render/explain.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

using go::at;
using go::Color;

// White's hane at B1 is sente: ignored it costs three points.
local::LocalGame sente() {
    local::LocalGame game;
    game.evidence = Evidence::proved;
    game.kind = local::Kind::white_sente;
    game.count = local::Estimate::exact(6);
    game.temperature = local::Estimate::exact(1);
    const go::Move hane{Color::white, at("B1")}, answer{Color::black, at("A1")};
    game.white.moves = {hane, answer};
    game.white.count = 6;
    game.white.steps = {
        {hane, Rational(3), true, {hane, go::Move::pass(Color::black), {Color::white, at("A1")}}, 0},
        {answer, {}, false, {}, {}}};
    game.black.moves = {{Color::black, at("B1")}};
    game.black.count = 7;
    game.black.steps = {{{Color::black, at("B1")}, Rational(1, 2), false, {}, {}}};
    return game;
}

TEST(argument, says_why_a_move_is_answered_and_why_not) {
    EXPECT_EQ(argument(sente()),
              "Black first:\n"
              "  1. B B1 needs no answer: what is left is worth 1/2, moves elsewhere 1\n"
              "  so the count comes to 7\n"
              "White first:\n"
              "  1. W B1 threatens: a move here is now worth 3, more than 1 elsewhere; if Black plays "
              "elsewhere, W A1 brings the count to 0\n"
              "  2. B A1 ends it: nothing is left to gain here\n"
              "  so the count comes to 6\n"
              "White's move is answered, so it costs White nothing: the count is 6. If Black moves first, "
              "Black gains 1: the size of a move.\n");
}

TEST(argument, does_not_pretend_to_be_a_proof) {
    local::LocalGame game = sente();
    game.evidence = Evidence::learned;
    const std::string text = argument(game);
    EXPECT_NE(text.find("Not proved (learned): the moves are likely ones.\n"), std::string::npos) << text;
}

TEST(argument, of_a_settled_region_is_short) {
    EXPECT_EQ(argument(local::LocalGame{}), "nobody gains by moving here\n");
}

}  // namespace
}  // namespace tedomari::render
