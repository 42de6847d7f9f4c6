// SPDX-License-Identifier: MIT
#include "cgt/notation.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "cgt/games.test.h"

namespace tedomari::cgt {

namespace {

std::string written(std::string_view text) {
    Store store;
    return to_text(store, game(store, text));
}

std::string complaint(std::string_view text) {
    Store store;
    const auto result = parse_game(store, text);
    return result ? "read as " + to_text(store, *result) : describe(result.error());
}

}  // namespace

TEST(notation, writes_simple_values_as_cgsuite_does) {
    for (const char* text : {"0",           "5",
                             "-1/2",        "*",
                             "*8",          "9/8*",
                             "^",           "v*",
                             "6^*",         "^*6",
                             "73/16v9*8",   "^^*",
                             "^3",          "vv",
                             "+-1",         "+-1/4",
                             "+-{1,{2|0}}", "Tiny(3/2)",
                             "Tiny({3|1})", "Miny({5||3|1})",
                             "2+Tiny(2)",   "{1|^^||^}",
                             "{3||2*|1*}",  "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}",
                             "{0||0|v3}",   "+-{6|4||2|0}",
                             "2+*3"}) {
        EXPECT_EQ(written(text), text);
    }
}

TEST(notation, reads_what_people_write) {
    EXPECT_EQ(written("1 3/4"), "7/4");
    EXPECT_EQ(written("-1 3/4"), "-7/4");
    EXPECT_EQ(written("6.5"), "13/2");
    EXPECT_EQ(written(" { 1 , 0 | - 1 } "), "+-1");
    EXPECT_EQ(written("^^^"), "^3");
    EXPECT_EQ(written("vvv*2"), "v3*2");
    EXPECT_EQ(written("↑↑*"), "^^*");
    EXPECT_EQ(written("±1"), "+-1");
    EXPECT_EQ(written("3±1"), "{4|2}");
    EXPECT_EQ(written("+-1++-1"), "0");
    EXPECT_EQ(written("3+-1"), "2");
    EXPECT_EQ(written("+-(0,1)"), "+-1");
    EXPECT_EQ(written("+-{1,2|}"), "+-3");
    EXPECT_EQ(written("+-{1,2}"), "+-2");
    EXPECT_EQ(written("+_2"), "Tiny(2)");
    EXPECT_EQ(written("-_2"), "Miny(2)");
    EXPECT_EQ(written("tiny(2)-tiny(2)"), "0");
    EXPECT_EQ(written("{|}"), "0");
    EXPECT_EQ(written("{0|}"), "1");
    EXPECT_EQ(written("{2|1}*"), "{2*|1*}");
    EXPECT_EQ(written("1*-1*"), "0");
    EXPECT_EQ(written("----3"), "3");
    EXPECT_EQ(written("-1^"), "-1^");
    EXPECT_EQ(written("-(1^)"), "-1v");
}

TEST(notation, reads_higher_ups) {
    EXPECT_EQ(written("^<1>"), "^");
    EXPECT_EQ(written("^<2>"), "{0|v*}");
    EXPECT_EQ(written("^[2]"), written("^+^<2>"));
    EXPECT_EQ(written("^[4]"), written("{0|*||*|||*||||*}"));
    EXPECT_EQ(written("v<2>*"), written("-(^<2>)+*"));
    EXPECT_EQ(written("2Tiny(2)"), "2+Tiny(2)");
    EXPECT_EQ(complaint("^<0>"), "column 1: the power of an up is at least 1 and at most 100");
}

TEST(notation, tells_a_product_from_a_star) {
    EXPECT_EQ(written("2*3"), "6");
    EXPECT_EQ(written("3*^"), "^3");
    EXPECT_EQ(written("2*{1|-1}"), "0");
    EXPECT_EQ(written("-3*^"), "v3");
    EXPECT_EQ(written("3*1/2"), "3/2");
    EXPECT_EQ(written("2*"), "2*");
    EXPECT_EQ(written("2+*3"), "2+*3");
    EXPECT_EQ(written("2**"), "0");
    EXPECT_EQ(written("{2*|1}"), "{2*|1}");
}

TEST(notation, points_at_what_is_wrong) {
    EXPECT_EQ(complaint("{1|2"), "column 1: '{' is never closed: '}' is missing");
    EXPECT_EQ(complaint("1}"), "column 2: unexpected '}'");
    EXPECT_EQ(complaint("{1,2}"), "column 1: a game in braces needs a bar: {left|right}");
    EXPECT_EQ(complaint("{1|2|3}"), "column 5: two bars of the same width");
    EXPECT_EQ(complaint("{1|1/3}"),
              "column 4: 1/3 is no value of a game: only halves, quarters, eighths … are");
    EXPECT_EQ(complaint("1+foo"), "column 3: 'foo' is not defined");
    EXPECT_EQ(complaint("1+"), "column 3: the expression ends where a game is expected");
    EXPECT_EQ(complaint(""), "column 1: there is no expression");
    EXPECT_EQ(complaint("{1|0}*1/2"),
              "column 7: a game can be multiplied by an integer only; see norton(G,U)");
    EXPECT_EQ(complaint("1/0"), "column 1: denominator is zero");
    EXPECT_EQ(complaint(std::string(1 << 20, '{')), "column 501: nested deeper than 500 levels");
    EXPECT_EQ(complaint(std::string(1 << 20, '(')), "column 501: nested deeper than 500 levels");
    std::string sums = "1";
    for (int i = 0; i < 100'000; ++i) sums += "+-1+1";
    EXPECT_EQ(written(sums), "1");
}

TEST(notation, reads_back_what_it_writes) {
    Store store;
    Rng rng(3);
    for (int i = 0; i < 1000; ++i) {
        const Game g = random_game(store, rng, 4);
        ASSERT_EQ(game(store, to_text(store, g)), g) << to_text(store, g);
    }
}

// Found by a fuzzer with 8 instead of 30, which took 18 s: to order options is to order theirs, and these are
// the same ones over and over.
TEST(notation, orders_options_that_share_their_followers) {
    Store store;
    const Game g = game(store, "+-{*,1,{2|0}} - 30*(2*tiny(2))");
    EXPECT_EQ(to_text(store, g, 1000), "");
    const auto options = sorted(store, {store.left(g).begin(), store.left(g).end()});
    auto again = options;
    std::reverse(again.begin(), again.end());
    EXPECT_EQ(sorted(store, again), options);
}

TEST(notation, is_empty_past_the_longest_length) {
    Store store;
    EXPECT_EQ(to_text(store, game(store, "{1||0|-2}"), 9), "{1||0|-2}");
    EXPECT_EQ(to_text(store, game(store, "{1||0|-2}"), 8), "");
}

}  // namespace tedomari::cgt
