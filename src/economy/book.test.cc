// SPDX-License-Identifier: MIT
#include "economy/book.h"

#include <gtest/gtest.h>

#include "cgt/lines.h"
#include "economy/sums.test.h"

namespace tedomari::economy {

namespace {

const Thermograph& at(const Book& book, std::size_t i) { return book.solution()[cgt::Vertex(i)].low; }

}  // namespace

TEST(line, is_a_game_with_these_means_and_temperatures) {
    const auto graph = game_with_line(
        {3, 4}, {9, 8},
        {{Side::left, {15, 8}, {9, 8}}, {Side::right, {11, 16}, {19, 16}}, {Side::left, {15, 8}, {9, 8}}});
    ASSERT_TRUE(graph);
    const Book book(*graph);
    EXPECT_TRUE(book.is_loop_free());
    EXPECT_EQ(at(book, 2).mean(), Rational(11, 16));
    EXPECT_EQ(at(book, 2).temperature(), Rational(19, 16));
    EXPECT_EQ(at(book, 0).mean(), Rational(3, 4));
}

TEST(line, that_no_game_follows_is_refused) {
    EXPECT_FALSE(game_with_line(0, 1, {{Side::left, 5, 1}}));    // a move of 5 at temperature 1
    EXPECT_FALSE(game_with_line(0, 1, {{Side::right, -1, 7}}));  // a threat that is worth more than the move
    EXPECT_TRUE(game_with_line(0, 1, {{Side::right, -1, 1}}));
}

TEST(numbers, can_be_played_out_for_negative_taxes) {
    Workshop shop;
    for (const char* text : {"3", "-2", "1/2", "-3/8", "{5/4|-2}"}) {
        const auto plain = cgt::game_graph_of(shop.thermographs, shop.game(text));
        const auto played = with_moves_in_numbers(plain);
        ASSERT_TRUE(played);
        const Book book(*played), before(plain);
        for (std::size_t i = 0; i < plain.size(); ++i) {
            EXPECT_EQ(at(book, i), at(before, i)) << text;
            EXPECT_FALSE(book.graph().is_leaf(cgt::Vertex(i)));
        }
    }
    EXPECT_FALSE(with_moves_in_numbers(cgt::game_graph_of(shop.thermographs, shop.game("1000000"))));
}

}  // namespace tedomari::economy
