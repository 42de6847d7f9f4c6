// SPDX-License-Identifier: MIT
#include "gtp/request.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tedomari::gtp {

TEST(request, has_an_id_a_name_and_arguments) {
    EXPECT_EQ(parse_request("12 play b D4"), (Request{"12", "play", {"b", "D4"}, "b D4"}));
    EXPECT_EQ(parse_request("genmove W"), (Request{"", "genmove", {"W"}, "W"}));
    EXPECT_EQ(parse_request("name"), (Request{"", "name", {}, ""}));
    EXPECT_EQ(parse_request("7"), (Request{"7", "", {}, ""}));
    EXPECT_EQ(parse_request("7up"), (Request{"", "7up", {}, ""}));
}

TEST(request, ignores_comments_control_characters_and_extra_blanks) {
    EXPECT_EQ(parse_request("\t 1 \t play  b   D4 # why not\r\n"),
              (Request{"1", "play", {"b", "D4"}, "b   D4"}));
    EXPECT_EQ(parse_request(std::string_view("na\0me\x7f\x01", 7)), (Request{"", "name", {}, ""}));
    EXPECT_EQ(parse_request("loadsgf my game.sgf 3"),
              (Request{"", "loadsgf", {"my", "game.sgf", "3"}, "my game.sgf 3"}));
}

TEST(request, is_nothing_on_an_empty_line) {
    for (const char* line : {"", "   ", "\t", "\r\n", "# comment", "  # 1 play b D4", "\x01\x02"}) {
        EXPECT_FALSE(parse_request(line)) << line;
    }
}

TEST(response, carries_the_id_and_ends_in_an_empty_line) {
    EXPECT_EQ(response("3", Answer("D4")), "=3 D4\n\n");
    EXPECT_EQ(response("", Answer("")), "=\n\n");
    EXPECT_EQ(response("3", Error{"illegal move"}), "?3 illegal move\n\n");
    EXPECT_EQ(response("", Error{""}), "? failed\n\n");
    EXPECT_EQ(response("", Answer("\na\n\n\nb\n")), "=\na\nb\n\n");
}

RC_GTEST_PROP(response, never_ends_early, (const std::string& text)) {
    const std::string sent = response("1", Answer(text));
    RC_ASSERT(sent.find("\n\n") == sent.size() - 2);
    RC_ASSERT(sent.rfind("=1", 0) == 0);
}

RC_GTEST_PROP(request, parses_what_it_prints, (const std::string& line)) {
    const auto once = parse_request(line);
    if (!once) return;
    std::string printed = once->id + " " + once->name;
    for (const auto& argument : once->arguments) printed += " " + argument;
    const auto twice = parse_request(printed);
    RC_ASSERT(twice.has_value());
    RC_ASSERT(twice->arguments == once->arguments);
    RC_ASSERT(twice->name == once->name);
}

TEST(interrupt, is_a_comment_of_its_own) {
    EXPECT_TRUE(is_interrupt("# interrupt"));
    EXPECT_TRUE(is_interrupt("#interrupt \r"));
    EXPECT_FALSE(is_interrupt("genmove b # interrupt"));
    EXPECT_FALSE(is_interrupt("interrupt"));
    EXPECT_FALSE(is_interrupt("# interrupted"));
}

}  // namespace tedomari::gtp
