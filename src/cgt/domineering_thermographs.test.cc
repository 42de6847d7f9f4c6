// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cgt/domineering.h"
#include "cgt/games.test.h"
#include "cgt/lines.h"
#include "cgt/sente.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

struct Board {
    int rows, columns;
    Rational mean, temperature;
};

}  // namespace

TEST(domineering_thermographs, of_small_rectangles) {  // notes 4; a quarter turn changes the sign
    const Board boards[] = {
        {2, 2, 0, 1},
        {2, 3, Rational(3, 4), Rational(5, 4)},
        {2, 4, 0, 0},
        {2, 5, Rational(1, 2), Rational(-1, 2)},
        {2, 6, 0, 1},
        {3, 3, 0, 1},
        {3, 4, Rational(-3, 2), Rational(-1, 2)},
        {3, 5, -1, -1},
        {3, 6, Rational(-9, 4), Rational(5, 4)},
        {4, 4, 0, 0},
    };
    Store store;
    Thermographs thermographs(store);
    Solver<Domineering> solver(store);
    for (const auto& [rows, columns, mean, temperature] : boards) {
        const Game upright = solver.value(Domineering::start(rows, columns));
        EXPECT_EQ(thermographs.mean(upright), mean) << rows << "x" << columns;
        EXPECT_EQ(thermographs.temperature(upright), temperature) << rows << "x" << columns;
        const Game turned = solver.value(Domineering::start(columns, rows));
        EXPECT_EQ(thermographs.of(turned), -thermographs.of(upright));
    }
}

TEST(domineering_thermographs, have_walls_that_change_slope_below_zero) {  // as CGSuite draws them
    Store store;
    Thermographs thermographs(store);
    Solver<Domineering> solver(store);
    const auto drawn = [&](const char* board) {
        return to_string(thermographs.of(solver.value(*Domineering::parse(board))));
    };
    EXPECT_EQ(drawn("...#|....|....|...#"), "left (-1,2) (-1/2,2) (3/4,3/4), right (-1,0) (0,0) (3/4,3/4)");
    EXPECT_EQ(drawn("#.#.|....|....|#..."),
              "left (-1,1) (1/2,1) (1,1/2), right (-1,-1) (0,0) (1/2,0) (1,1/2)");
    EXPECT_EQ(drawn("#...|#...|....|...."), "left (-1,2) (0,2) (5/4,3/4), right (-1,-1) (-1/2,-1) (5/4,3/4)");
}

}  // namespace tedomari::cgt
