// SPDX-License-Identifier: MIT
#include "trial/json_board.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "go/diagram.h"

namespace tedomari::trial {

namespace {

std::string complaint_about(const char* text) {
    const auto board = board_of_rows(nlohmann::json::parse(text));
    return board ? "" : board.error().message;
}

}  // namespace

TEST(json_board, has_the_top_row_first) {
    const auto board = board_of_rows(nlohmann::json::parse(R"({"board_size": 2, "rows": ["X.", ".O"]})"));
    ASSERT_TRUE(board);
    EXPECT_EQ(board->at(go::Point::at(0, 1)), go::Cell::black);
    EXPECT_EQ(board->at(go::Point::at(1, 0)), go::Cell::white);
}

TEST(json_board, may_have_holes) {
    const auto problem = nlohmann::json::parse(R"({"board_size": 2, "rows": ["X.", "_O"]})");
    EXPECT_EQ(board_of_rows(problem)->at(go::at("A1")), go::Cell::empty);
    EXPECT_EQ(board_with_holes(problem)->at(go::at("A1")), go::Cell::edge);
    EXPECT_EQ(board_with_holes(problem)->liberties(go::at("A2")), 1);
    const auto stifled =
        board_with_holes(nlohmann::json::parse(R"({"board_size": 2, "rows": ["X_", "_."]})"));
    ASSERT_FALSE(stifled);
    EXPECT_EQ(stifled.error().message, "a chain has no liberty");
}

TEST(json_board, says_what_is_wrong_whatever_stands_there) {
    EXPECT_EQ(complaint_about(R"({"board_size": "nine"})"), "board_size must be 1 to 25");
    EXPECT_EQ(complaint_about(R"({"board_size": 2})"), "rows must be as many as board_size");
    EXPECT_EQ(complaint_about(R"({"board_size": 1, "rows": [7]})"), "every row must have board_size signs");
    EXPECT_EQ(complaint_about(R"({"board_size": 1, "rows": ["X"]})"), "a chain has no liberty");
}

}  // namespace tedomari::trial
