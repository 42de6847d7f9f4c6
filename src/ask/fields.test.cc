// SPDX-License-Identifier: MIT
#include "ask/fields.h"

#include <gtest/gtest.h>

namespace tedomari::ask {
namespace {

TEST(fields, give_what_is_there_and_a_fallback_for_what_is_not) {
    Fields fields =
        Fields::parse(R"({"a": "text", "n": 2.5, "i": 3, "f": true, "l": ["x", "y"], "z": null})");
    EXPECT_EQ(fields.text("a"), "text");
    EXPECT_EQ(fields.text("z", "none"), "none");
    EXPECT_EQ(fields.number("n", 1, 0, 10), 2.5);
    EXPECT_EQ(fields.number("m", 1, 0, 10), 1);
    EXPECT_EQ(fields.integer("i", 0, 9), 3);
    EXPECT_TRUE(fields.flag("f"));
    EXPECT_EQ(fields.texts("l"), (std::vector<std::string>{"x", "y"}));
    EXPECT_FALSE(fields.finished());
}

TEST(fields, keep_the_first_thing_that_is_wrong_and_name_its_field) {
    Fields fields = Fields::parse(R"({"n": 11, "i": 2.5})");
    fields.number("n", 1, 0, 10);
    fields.integer("i", 0, 9);
    ASSERT_TRUE(fields.refusal());
    EXPECT_EQ(fields.refusal()->status, 400);
    EXPECT_EQ(fields.refusal()->body["field"], "n");
}

TEST(fields, call_a_misspelled_field_wrong) {
    Fields fields = Fields::parse(R"({"qestion": "analyze"})");
    fields.text("question");
    ASSERT_TRUE(fields.finished());
    EXPECT_EQ(fields.refusal()->body["field"], "qestion");
}

TEST(fields, of_parts_are_named_with_their_part) {
    Fields fields = Fields::parse(R"({"options": {"time": "long"}})");
    Fields options = fields.object("options");
    options.number("time", 1, 0, 10);
    fields.absorb(options);
    ASSERT_TRUE(fields.refusal());
    EXPECT_EQ(fields.refusal()->body["field"], "options.time");
}

TEST(fields, of_what_is_no_object_are_refused) {
    for (const char* text :
         {"", "{", "[]", "3", "\"text\"", "{\"a\":}", "\xff", "{\"a\": \"\xc3\"}", "nul"}) {
        EXPECT_FALSE(Fields::parse(text).ok()) << text;
    }
    EXPECT_EQ(Fields::parse("{\"a\" 1}").refusal()->body["column"], 6);
}

TEST(fields, nested_too_deep_are_refused_and_not_followed) {
    const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
    EXPECT_FALSE(Fields::parse("{\"a\":" + deep + "}").ok());
    EXPECT_FALSE(Fields::parse(std::string(1'000'000, '[')).ok());
}

}  // namespace
}  // namespace tedomari::ask
