// SPDX-License-Identifier: MIT
#include "sgf/position.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::sgf {
namespace {

constexpr const char* picture = ". X O .\nX X O O\n";
constexpr const char* problem = "(;SZ[5]AB[aa][ab]AW[ba][bb];PL[W](;W[cc];B[cd])(;W[dd]))";

TEST(position, without_rules_is_counted_by_japanese_rules_and_no_komi_whatever_it_is_written_as) {
    const auto drawn = read_position(picture);
    const auto recorded = read_position("(;SZ[4:2]AB[ba][ab][bb]AW[ca][cb][db])");
    ASSERT_TRUE(drawn && recorded);
    EXPECT_EQ(drawn->game.rules(), recorded->game.rules());
    EXPECT_EQ(go::to_string(drawn->game.rules()), "japanese");
    EXPECT_EQ(drawn->game.komi(), Rational(0));
    EXPECT_EQ(drawn->game.board(), recorded->game.board());
    EXPECT_FALSE(drawn->record);
    EXPECT_TRUE(recorded->record);
}

TEST(position, is_a_record_if_one_is_in_it_and_else_a_diagram) {
    EXPECT_TRUE(is_record("Subject: a game\n\n( ;SZ[5])"));
    EXPECT_FALSE(is_record(picture));
    EXPECT_TRUE(is_record(""));
    EXPECT_TRUE(is_record("()"));
}

TEST(position, says_of_other_text_what_it_takes) {
    const std::string message = read_position("hello world, this is no game\n").error().message;
    EXPECT_NE(message.find("SGF begins with \"(;\""), std::string::npos) << message;
    EXPECT_EQ(read_position("...\n.?.\n").error().message, "a point is '.', 'X' or 'O'");
}

TEST(position, is_where_the_question_is) {
    const auto node = [&](Wanted wanted) { return read_position(problem, wanted)->game.moves().size(); };
    EXPECT_EQ(node({}), 0u);
    EXPECT_EQ(node({.move = 2}), 2u);
    EXPECT_EQ(node({.node = 4}), 1u);  // W[dd], the fifth in the text
    EXPECT_FALSE(read_position(problem, {.node = 5}));
    EXPECT_FALSE(read_position(problem, {.move = 3}));
}

// A problem asks at its start even if nothing branches.
TEST(position, of_a_problem_is_before_its_first_move) {
    constexpr const char* line = "(;SZ[5]AB[aa][ab]AW[ba][bb];W[cc];B[cd])";
    EXPECT_EQ(read_position(line)->game.moves().size(), 2u);
    const auto asked = read_position(line, {.asks = AsksFor::problem});
    EXPECT_TRUE(asked->game.moves().empty());
    EXPECT_EQ(asked->game.to_move(), go::Color::white);
}

TEST(position, is_of_the_game_that_is_named) {
    const std::string two = "(;SZ[5];B[aa])(;SZ[7];B[aa])";
    EXPECT_EQ(read_position(two)->record->games, 2);
    EXPECT_EQ(read_position(two, {.game = 2})->game.size(), go::square(7));
    EXPECT_EQ(read_position(two, {.game = 3}).error().message, "the file has only 2 games");
    EXPECT_EQ(read_position(picture, {.game = 1}).error().message, "--game needs an SGF file");
}

TEST(position, marks_its_region_in_either_form) {
    EXPECT_EQ(read_position(std::string("# region A2,D2\n") + picture)->marked,
              (go::PointSet{go::at("A2"), go::at("D2")}));
    EXPECT_EQ(read_position("(;SZ[5]AB[aa]SQ[bb])", {.asks = AsksFor::marked_points})->marked,
              (go::PointSet{go::at("B4")}));
    const auto wrong = read_position(std::string("\n# region Z9\n") + picture);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().line, 2);
}

}  // namespace
}  // namespace tedomari::sgf
