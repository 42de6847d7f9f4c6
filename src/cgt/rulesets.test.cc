// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cgt/amazons.h"
#include "cgt/clobber.h"
#include "cgt/diagram.h"
#include "cgt/nogo.h"
#include "cgt/ruleset_laws.test.h"
#include "cgt/toads_and_frogs.h"

namespace tedomari::cgt {

namespace {

template <Ruleset R>
std::string value_of(std::string_view diagram) {
    Store store;
    Solver<R> solver(store);
    return to_text(store, solver.value(*R::parse(diagram)));
}

std::vector<std::string> random_boards(int count, int rows, int columns, std::string_view squares,
                                       std::uint64_t seed) {
    Rng rng(seed);
    std::vector<std::string> boards;
    for (int i = 0; i < count; ++i) {
        Diagram board = Diagram::filled(rows, columns, '.');
        for (char& cell : board.cells) cell = squares[rng.below(static_cast<std::uint32_t>(squares.size()))];
        boards.push_back(text_of(board));
    }
    return boards;
}

constexpr int king_steps[8][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

std::vector<std::string> slow_clobber(const std::string& text, Side side) {
    const Diagram board = *parse_diagram(text, Clobber::squares);
    const char mine = side == Side::left ? 'x' : 'o', theirs = side == Side::left ? 'o' : 'x';
    std::vector<std::string> result;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            if (board.at(row, column) != mine) continue;
            for (int d = 0; d < 4; ++d) {
                const int r = row + king_steps[d][0], c = column + king_steps[d][1];
                if (!board.contains(r, c) || board.at(r, c) != theirs) continue;
                Diagram after = board;
                after.at(row, column) = '.';
                after.at(r, c) = mine;
                result.push_back(text_of(after));
            }
        }
    }
    return result;
}

std::vector<std::string> slow_toads(const std::string& text, Side side) {
    const Diagram board = *parse_diagram(text, ToadsAndFrogs::squares);
    const char mine = side == Side::left ? 'T' : 'F', theirs = side == Side::left ? 'F' : 'T';
    const int forward = side == Side::left ? 1 : -1;
    std::vector<std::string> result;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            if (board.at(row, column) != mine) continue;
            for (int by = 1; by <= 2; ++by) {
                const int to = column + by * forward;
                if (!board.contains(row, to) || board.at(row, to) != '.') continue;
                if (by == 2 && board.at(row, column + forward) != theirs) continue;
                Diagram after = board;
                after.at(row, column) = '.';
                after.at(row, to) = mine;
                result.push_back(text_of(after));
            }
        }
    }
    return result;
}

std::vector<std::string> slow_amazons(const std::string& text, Side side) {
    const Diagram board = *parse_diagram(text, Amazons::squares);
    const char mine = side == Side::left ? 'X' : 'O';
    std::vector<std::string> result;
    const auto slide = [](const Diagram& on, int row, int column, auto visit) {
        for (const auto& [dr, dc] : king_steps) {
            for (int r = row + dr, c = column + dc; on.contains(r, c) && on.at(r, c) == '.'; r += dr, c += dc)
                visit(r, c);
        }
    };
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            if (board.at(row, column) != mine) continue;
            slide(board, row, column, [&](int r, int c) {
                Diagram moved = board;
                moved.at(row, column) = '.';
                moved.at(r, c) = mine;
                slide(moved, r, c, [&](int ar, int ac) {
                    Diagram shot = moved;
                    shot.at(ar, ac) = '#';
                    result.push_back(text_of(shot));
                });
            });
        }
    }
    return result;
}

// Does some chain touch no empty square?  Each stone asks for itself, by walking.
bool has_liberty(Diagram board, int row, int column) {
    const char stone = board.at(row, column);
    board.at(row, column) = '#';
    for (int d = 0; d < 4; ++d) {
        const int r = row + king_steps[d][0], c = column + king_steps[d][1];
        if (!board.contains(r, c)) continue;
        if (board.at(r, c) == '.') return true;
        if (board.at(r, c) == stone && has_liberty(board, r, c)) return true;
    }
    return false;
}

std::vector<std::string> slow_nogo(const std::string& text, Side side) {
    const Diagram board = *parse_diagram(text, NoGo::squares);
    std::vector<std::string> result;
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        if (board.cells[i] != '.') continue;
        Diagram after = board;
        after.cells[i] = side == Side::left ? 'X' : 'O';
        bool legal = true;
        for (int row = 0; row < after.rows; ++row) {
            for (int column = 0; column < after.columns; ++column)
                legal &= after.at(row, column) == '.' || has_liberty(after, row, column);
        }
        if (legal) result.push_back(text_of(after));
    }
    return result;
}

}  // namespace

TEST(clobber, known_positions) {
    EXPECT_EQ(value_of<Clobber>("xo"), "*");
    EXPECT_EQ(value_of<Clobber>("xxo"), "^");
    EXPECT_EQ(value_of<Clobber>("xox|ox."), "{^^*|*,v}");
    EXPECT_EQ(value_of<Clobber>("x.o|..."), "0");
}

TEST(clobber, keeps_the_laws_of_rulesets) {
    expect_ruleset_laws<Clobber>(random_boards(100, 2, 4, Clobber::squares, 59), slow_clobber);
    expect_ruleset_laws<Clobber>(random_boards(20, 3, 3, "xo", 61), slow_clobber);
}

TEST(nogo, known_positions) {
    EXPECT_EQ(value_of<NoGo>("."), "0");  // a stone there would have no liberty
    EXPECT_EQ(value_of<NoGo>(".."), "*");
    EXPECT_EQ(value_of<NoGo>("X."), "0");
    EXPECT_EQ(value_of<NoGo>("X.X"), "0");  // it would take its own chain's last
    EXPECT_EQ(value_of<NoGo>(".X."), "1");  // Left fills one side, Right none
}

TEST(nogo, keeps_the_laws_of_rulesets) {
    expect_ruleset_laws<NoGo>(random_boards(60, 2, 4, "...XO", 83), slow_nogo);
    expect_ruleset_laws<NoGo>(random_boards(30, 3, 3, "...XO", 89), slow_nogo);
}

TEST(toads_and_frogs, known_positions) {  // [Winning Ways, ch. 1 and 5]
    EXPECT_EQ(value_of<ToadsAndFrogs>("T.F"), "*");
    EXPECT_EQ(value_of<ToadsAndFrogs>("TF."), "0");  // the hop lets the frog go
    EXPECT_EQ(value_of<ToadsAndFrogs>("T..F"), "0");
    EXPECT_EQ(value_of<ToadsAndFrogs>("T..."), "3");
    EXPECT_EQ(value_of<ToadsAndFrogs>("TT.F|F..."), value_of<ToadsAndFrogs>("TT.F"));
}

TEST(toads_and_frogs, keeps_the_laws_of_rulesets) {
    expect_ruleset_laws<ToadsAndFrogs>(random_boards(200, 1, 8, ToadsAndFrogs::squares, 67), slow_toads);
    expect_ruleset_laws<ToadsAndFrogs>(random_boards(30, 1, 13, "TTFF.", 71), slow_toads);
}

TEST(amazons, known_positions) {  // as CGSuite has them
    EXPECT_EQ(value_of<Amazons>("X...|O..."), "+-{3,{4|0,{1|0,*}},{4|{0,{1/2|0}|v},+-1,+-{1,{2|0}}}}");
    EXPECT_EQ(value_of<Amazons>("X..."), "3");
    EXPECT_EQ(value_of<Amazons>("X#O."), "-1");
}

TEST(amazons, keeps_the_laws_of_rulesets) {
    expect_ruleset_laws<Amazons>(random_boards(60, 2, 3, Amazons::squares, 73), slow_amazons);
    expect_ruleset_laws<Amazons>(random_boards(20, 3, 3, "##..XO", 79), slow_amazons);
}

}  // namespace tedomari::cgt
