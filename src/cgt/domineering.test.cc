// SPDX-License-Identifier: MIT
#include "cgt/domineering.h"

#include <gtest/gtest.h>

#include "cgt/box.h"
#include "cgt/domineering_outcome.h"
#include "cgt/ruleset_laws.test.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

std::string value_of(std::string_view diagram) {
    Store store;
    Solver<Domineering> solver(store);
    return to_text(store, solver.value(*Domineering::parse(diagram)));
}

std::string value_of(int rows, int columns) {
    Store store;
    Solver<Domineering> solver(store);
    return to_text(store, solver.value(Domineering::start(rows, columns)));
}

Diagram random_board(Rng& rng, int rows, int columns) {
    Diagram board = Diagram::filled(rows, columns, '.');
    for (char& cell : board.cells) cell = rng.below(4) == 0 ? '#' : '.';
    return board;
}

// Where a square lies is a multiplication in the hot code: for all squares and widths the same as a division.
constexpr bool rows_are_exact() {
    for (int width = 1; width <= 64; ++width) {
        for (int bit = 0; bit < 128; ++bit) {
            if (row_of(bit, width) != bit / width) return false;
        }
    }
    return true;
}
static_assert(rows_are_exact());

// Every way to place a domino, on the diagram itself.
std::vector<std::string> slow_moves(const std::string& text, Side side) {
    const Diagram board = *parse_diagram(text, ".#");
    std::vector<std::string> result;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            const int row2 = side == Side::left ? row + 1 : row,
                      column2 = side == Side::left ? column : column + 1;
            if (!board.contains(row2, column2) || board.at(row, column) != '.' ||
                board.at(row2, column2) != '.')
                continue;
            Diagram after = board;
            after.at(row, column) = after.at(row2, column2) = '#';
            result.push_back(text_of(after));
        }
    }
    return result;
}

}  // namespace

TEST(domineering, small_boards) {  // checked by hand
    EXPECT_EQ(value_of("."), "0");
    EXPECT_EQ(value_of(".|."), "1");
    EXPECT_EQ(value_of(".."), "-1");
    EXPECT_EQ(value_of("..|.."), "+-1");
    EXPECT_EQ(value_of(".#|.."), "*");
    EXPECT_EQ(value_of(".#.#|.#.."), "1*");
    EXPECT_EQ(value_of("..#|..#|##."), "+-1");
    EXPECT_EQ(value_of("#...|....|....|...."), "+-1*");
    EXPECT_EQ(value_of("....../######/......"), "-6");
}

TEST(domineering, rectangles) {  // as CGSuite and cgt-tools print them
    EXPECT_EQ(value_of(2, 3), "{2|-1/2}");
    EXPECT_EQ(value_of(2, 4), "Miny(2)");
    EXPECT_EQ(value_of(2, 8), "{2+Miny(2)|0||-1/2|-2}");
    EXPECT_EQ(value_of(10, 2), "{3/2|||1|-1/2||-1|-3+Tiny(2)}");
    EXPECT_EQ(value_of(3, 6), "{-1|-7/2}");
    EXPECT_EQ(value_of(4, 4), "+-{0,{{2|0},2+Tiny(2)|{2|0},Miny(2)}}");
    EXPECT_EQ(value_of(4, 5), "1");
    EXPECT_EQ(value_of(5, 5), "0");
    EXPECT_EQ(value_of(1, 1000), "-500");
    EXPECT_EQ(value_of(301, 1), "150");
}

TEST(domineering, four_by_six_and_seven_have_the_known_temperatures) {
    Store store;
    Thermographs thermographs(store);
    Solver<Domineering> solver(store);
    const Game six = solver.value(Domineering::start(4, 6)), seven = solver.value(Domineering::start(4, 7));
    EXPECT_EQ(thermographs.mean(six), Rational(0));
    EXPECT_EQ(thermographs.temperature(six), Rational(0));
    EXPECT_EQ(seven, store.number(1));
}

TEST(domineering, keeps_the_laws_of_rulesets) {
    Rng rng(43);
    std::vector<std::string> boards;
    for (int i = 0; i < 60; ++i) boards.push_back(text_of(random_board(rng, 3, 4)));
    expect_ruleset_laws<Domineering>(boards, slow_moves);
}

TEST(domineering, a_quarter_turn_is_the_negative) {
    Rng rng(47);
    Store store;
    Solver<Domineering> solver(store);
    for (int i = 0; i < 50; ++i) {
        const Diagram board = random_board(rng, 4, 5);
        Diagram turned = Diagram::filled(board.columns, board.rows, '.');
        for (int row = 0; row < board.rows; ++row) {
            for (int column = 0; column < board.columns; ++column) {
                turned.at(column, board.rows - 1 - row) = board.at(row, column);
            }
        }
        ASSERT_EQ(solver.value(*Domineering::parse(text_of(turned))),
                  store.negative(solver.value(*Domineering::parse(text_of(board)))));
    }
}

TEST(domineering_outcome, is_that_of_the_value) {
    Rng rng(53);
    Store store;
    Solver<Domineering> solver(store);
    for (int i = 0; i < 300; ++i) {
        const int rows = 2 + static_cast<int>(rng.below(4)), columns = 2 + static_cast<int>(rng.below(5));
        const Diagram board = random_board(rng, rows, columns);
        ASSERT_EQ(domineering_outcome(board),
                  store.outcome(solver.value(*Domineering::parse(text_of(board)))))
            << text_of(board);
    }
}

TEST(domineering_outcome, of_larger_boards) {  // known from the literature
    EXPECT_EQ(domineering_outcome(Diagram::filled(6, 6, '.')), Outcome::next);
    EXPECT_EQ(domineering_outcome(Diagram::filled(5, 7, '.')), Outcome::right);
    EXPECT_EQ(domineering_outcome(Diagram::filled(9, 9, '.')), std::nullopt);
    Limits limits;
    limits.nodes = 100;
    Budget budget(limits);
    EXPECT_EQ(domineering_outcome(Diagram::filled(6, 6, '.'), &budget), std::nullopt);
}

}  // namespace tedomari::cgt
