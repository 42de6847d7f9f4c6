// SPDX-License-Identifier: MIT
#include "cgt/rewriting.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "cgt/notation.h"
#include "cgt/session.h"

namespace tedomari::cgt {
namespace {

std::string value_of(std::string_view rules, std::string_view board) {
    Store store;
    const auto game = Rewriting::parse(rules);
    if (!game) return game.error().message;
    const auto value = game->value(store, board);
    return value ? to_text(store, *value) : value.error().message;
}

constexpr const char* toads = "left T. -> .T; left TF. -> .FT; right back F. -> .F; right back FT. -> .TF";

TEST(rewriting, plays_small_games_by_their_rules) {
    EXPECT_EQ(value_of(toads, "TT..FF"), "*");
    EXPECT_EQ(value_of("both .. -> ##", "....."), "0");  // Dawson's Kayles on a row: *0 *0 *1 *1 *2 *0
    EXPECT_EQ(value_of("both .. -> ##", "...."), "*2");
    EXPECT_EQ(value_of("left . -> #", "...|..."), "6");
    EXPECT_EQ(value_of("left down ../.. -> #./#.; right ?. -> ?#", ".."), "-1");
}

// The same games as rulesets of their own, on random boards.
TEST(rewriting, gives_the_values_of_the_rulesets_that_are_built_in) {
    struct Case {
        const char *function, *rules, *squares;
    };
    const Case cases[] = {
        {"domineering", "left down .. -> ##; right .. -> ##", "...#"},
        {"clobber", "left every xo -> .x\nright every ox -> .o", "xxoo."},
        {"toadsandfrogs", toads, "TTF.."},
    };
    Rng rng(7);
    for (const Case& one : cases) {
        const std::string_view squares = one.squares;
        const bool row = std::string_view(one.function) == "toadsandfrogs";
        const auto game = Rewriting::parse(one.rules);
        ASSERT_TRUE(game) << game.error().message;
        for (int round = 0; round < 60; ++round) {
            std::string board;
            for (int r = 0; r < (row ? 1 : 3); ++r) {
                if (r > 0) board += '|';
                for (int c = 0; c < (row ? 8 : 4); ++c)
                    board += squares[rng.below(static_cast<std::uint32_t>(squares.size()))];
            }
            Session session;
            const auto built_in = session.evaluate(std::string(one.function) + "(\"" + board + "\")");
            ASSERT_TRUE(built_in) << built_in.error().message;
            const auto ours = game->value(session.store(), board);
            ASSERT_TRUE(ours) << ours.error().message;
            EXPECT_EQ(*ours, std::get<Game>(*built_in)) << one.function << ' ' << board;
        }
    }
}

TEST(rewriting, says_what_is_wrong_with_a_rule) {
    EXPECT_EQ(value_of("up .. -> ##", "."), "rule: it begins with left, right or both, not 'up'");
    EXPECT_EQ(value_of("left .. ##", "."), "rule: it reads: left every xo -> .x");
    EXPECT_EQ(value_of("left .. -> #", "."), "rule: both sides of -> must be of one shape");
    EXPECT_EQ(value_of("left .. -> ..", "."), "rule: the move changes nothing");
    EXPECT_EQ(value_of("# none\n", "."), "there is no rule");
    EXPECT_EQ(value_of("left x. -> .x; right .x -> x.", "x.."),
              "a position comes back by these rules, and such a game has no value here");
    EXPECT_EQ(Rewriting::parse("left x. -> .x; sideways").error().column, 16);
}

TEST(rewriting, knows_the_ways_a_pattern_lies) {
    EXPECT_EQ(value_of("left x. -> .#", "x."), "1");
    EXPECT_EQ(value_of("left back x. -> .#", "x."), "0");
    EXPECT_EQ(value_of("left back x. -> #.", ".x"), "1");
    EXPECT_EQ(value_of("left down x. -> .#", "x|."), "1");
    EXPECT_EQ(value_of("left up x. -> .#", "x|."), "0");
    EXPECT_EQ(value_of("left up x. -> .#", ".|x"), "1");
    for (const char* board : {"x.", ".x", "x|.", ".|x"})
        EXPECT_EQ(value_of("left every x. -> .#", board), "1");
}

}  // namespace
}  // namespace tedomari::cgt
