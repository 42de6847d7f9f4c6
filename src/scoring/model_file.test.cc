// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scoring/made_games.test.h"

namespace tedomari::scoring {
namespace {

TEST(model_file, reads_back_what_it_wrote) {
    const std::string text = to_text(small_model());
    const auto read = parse_model(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(to_text(*read), text);
    EXPECT_EQ(read->facts, "a test");
}

TEST(model_file, refuses_what_is_foreign_damaged_or_of_another_version) {
    const std::string text = to_text(small_model());
    EXPECT_EQ(parse_model("PNG").error().message, "not a scoring model of Tedomari");
    EXPECT_EQ(parse_model("").error().message, "not a scoring model of Tedomari");
    std::string other = text;
    other[23] = '7';
    EXPECT_EQ(parse_model(other).error().message,
              "a scoring model of version 7, and this program reads version 1");
    other = text;
    other[text.size() / 2] ^= 1;
    EXPECT_EQ(parse_model(other).error().message, "the scoring model is damaged: its checksum is wrong");
    EXPECT_EQ(parse_model(text.substr(0, text.size() / 2)).error().message,
              "the scoring model is damaged: its checksum is wrong");
}

}  // namespace
}  // namespace tedomari::scoring
