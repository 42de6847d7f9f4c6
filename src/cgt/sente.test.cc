// SPDX-License-Identifier: MIT
#include "cgt/sente.h"

#include <gtest/gtest.h>

#include "cgt/games.test.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

Sente sente_of(std::string_view text) {
    Store store;
    Thermographs thermographs(store);
    const Game g = game(store, text);
    return sente(thermographs.of(g), thermographs.scaffolds(g));
}

}  // namespace

TEST(sente, is_read_from_the_walls_below_the_mast) {
    EXPECT_EQ(sente_of("{5|-3}").initiative, Initiative::gote);
    EXPECT_EQ(sente_of("{100|5||0}").initiative, Initiative::left_sente);
    EXPECT_EQ(sente_of("{0||-5|-100}").initiative, Initiative::right_sente);
    EXPECT_EQ(sente_of("7").initiative, Initiative::settled);
    EXPECT_EQ(sente_of("1/2").initiative, Initiative::gote);  // at -1/2
    EXPECT_EQ(sente_of("^").initiative, Initiative::right_sente);
    EXPECT_EQ(sente_of("{100|5||0}"), (Sente{Initiative::left_sente, 0, 1, false}));
}

TEST(sente, is_blurred_when_a_follower_is_as_hot) {
    EXPECT_EQ(sente_of("{3||2|0}"), (Sente{Initiative::right_sente, 1, 0, true}));
    EXPECT_EQ(sente_of("{4||2|0}"), (Sente{Initiative::gote, 1, 1, false}));
    EXPECT_EQ(sente_of("{3||2|-1}"), (Sente{Initiative::right_sente, 1, 0, false}));
}

TEST(sente, double_sente_depends_on_the_temperature) {
    Store store;
    Thermographs thermographs(store);
    const Thermograph& g = thermographs.of(game(store, "{100|1||-1|-100}"));
    EXPECT_EQ(sente_below(g, Rational(99, 2)).initiative, Initiative::double_sente);
    EXPECT_EQ(sente_below(g, Rational(101, 2)).initiative, Initiative::gote);
    EXPECT_EQ(sente_below(g, 51).initiative, Initiative::settled);
    EXPECT_EQ(sente(g).initiative, Initiative::gote);
    EXPECT_EQ(sente_below(g, 10).initiative, Initiative::double_sente);
}

TEST(sente, tells_who_wants_to_move) {
    Store store;
    Thermographs thermographs(store);
    const Game g = game(store, "{5|-3}");
    const auto wants = [&](Side side, Rational t) {
        return wants_to_move(thermographs.of(g), thermographs.scaffolds(g), side, t);
    };
    EXPECT_TRUE(wants(Side::left, 3));
    EXPECT_TRUE(wants(Side::right, 4));
    EXPECT_FALSE(wants(Side::left, 5));
    EXPECT_FALSE(wants_to_move(thermographs.of(Game()), thermographs.scaffolds(Game()), Side::left, 0));
}

}  // namespace tedomari::cgt
