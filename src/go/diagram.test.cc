// SPDX-License-Identifier: MIT
#include "go/diagram.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

std::string error_of(std::string_view text) {
    const auto read = parse_diagram(text);
    return read ? "no error" : describe(read.error());
}

TEST(diagram, reads_a_bare_grid) {
    const Board board = diagram(R"(
        . X O .
        X X O O
        . . . .)");
    EXPECT_EQ(board.size(), (Size{4, 3}));
    EXPECT_EQ(board.at(at("A2")), Cell::black);
    EXPECT_EQ(board.at(at("C3")), Cell::white);
    EXPECT_EQ(board.liberties(at("B3")), 3);
    EXPECT_EQ(board, diagram(".XO.\nXXOO\n...."));
    EXPECT_EQ(board, diagram(".●○.\nx X o O\n+,.."));
}

TEST(diagram, reads_headers) {
    const Position p = position(R"(
        To move: White
        ko: B2
        W stones captured: 3
        . X O .
        X . X O
        . X O .
        # a comment)");
    EXPECT_EQ(p.to_move, Color::white);
    EXPECT_EQ(p.board.ko_ban(), (Move{Color::white, at("B2")}));
    EXPECT_EQ(p.board.captured(Color::white), 3);
    EXPECT_EQ(p.board.legality({Color::white, at("B2")}, Suicide::allowed), Legality::ko);
}

TEST(diagram, reads_what_gnu_go_shows) {
    const Position p = position(R"(=12
   A B C D E
 5 . . . . . 5
 4 . . O . . 4
 3 . X(X). . 3
 2 . . . . . 2     WHITE (O) has captured 4 stones
 1 . . . . . 1     BLACK (X) has captured 1 stones
   A B C D E)");
    EXPECT_EQ(p.board, diagram(".....\n..O..\n.XX..\n.....\n....."));
    EXPECT_EQ(p.board.captured(Color::black), 4);
    EXPECT_EQ(p.board.captured(Color::white), 1);
}

TEST(diagram, reads_what_katago_shows) {
    const Position p = position(
        "MoveNum: 2 HASH: 0A\n   A B C\n 3 . . .\n 2 X1. O2\n 1 . . .\n\nNext player: White\nRules: "
        "{\"ko\":1}\n"
        "B stones captured: 1\nW stones captured: 2\n");
    EXPECT_EQ(p.board, diagram("...\nX.O\n..."));
    EXPECT_EQ(p.to_move, Color::white);
    EXPECT_EQ(p.board.captured(Color::black), 1);
}

TEST(diagram, reads_borders_and_senseis_prefix) {
    EXPECT_EQ(position("$$W White to live\n$$ +-----+\n$$ | X . |\n$$ | . O |\n$$ +-----+").to_move,
              Color::white);
    EXPECT_EQ(diagram("+---+\n|X.|\n|.O|\n+---+"), diagram("X.\n.O"));
}

TEST(diagram, says_where_the_text_is_wrong) {
    EXPECT_EQ(error_of(""), "there is no board in this text");
    EXPECT_EQ(error_of("...\n.?.\n"), "2:2: a point is '.', 'X' or 'O'");
    EXPECT_EQ(error_of("...\n....\n"), "2:4: this row has 4 points, the first has 3");
    EXPECT_EQ(error_of("...\n..\n"), "2:2: this row has 2 points, the first has 3");
    EXPECT_EQ(error_of("X O\nO X"), "1:1: the stone at A2 has no liberty");
    EXPECT_EQ(error_of("3 ...\n1 ..."), "1:1: this row should be number 2");
    EXPECT_EQ(error_of("2 ... 3"), "1:7: the numbers of this row differ");
    EXPECT_EQ(error_of("A B C\n.."), "1:1: 3 column letters for 2 columns");
    EXPECT_EQ(error_of("A B D\n.."), "1:5: column letters run A B C … without I");
    EXPECT_EQ(error_of("to move: red\n.."), "1:10: a color is black or white");
    EXPECT_EQ(error_of("ko: K10\n.."), "1:5: point is off the board");
    EXPECT_EQ(error_of("ko: A1\n.."), "1:5: no ko can be retaken at A1");
    EXPECT_EQ(error_of("colour: red\n..").substr(0, 20), "1:1: unknown header;");
    EXPECT_EQ(error_of("W stones captured: -1\n.."), "1:20: a number of stones is expected");
    EXPECT_EQ(error_of(std::string(26, '.')), "1:26: a board has at most 25 columns");
    std::string tall;
    for (int i = 0; i < 26; ++i) tall += ".\n";
    EXPECT_EQ(error_of(tall), "26:1: a board has at most 25 rows");
    EXPECT_THROW(diagram("?"), std::invalid_argument);
}

TEST(diagram, draws_coordinates_stars_and_the_last_move) {
    Board board(Size{7, 9});
    board.place(at("C3"), Color::black);
    board.place(at("D3"), Color::white);
    EXPECT_EQ(to_diagram(board, {.coordinates = true, .last_move = at("D3"), .mark = {}}),
              "   A B C D E F G\n"
              " 9 . . . . . . . 9\n"
              " 8 . . . . . . . 8\n"
              " 7 . . + . + . . 7\n"
              " 6 . . . . . . . 6\n"
              " 5 . . . . . . . 5\n"
              " 4 . . . . . . . 4\n"
              " 3 . . X(O)+ . . 3\n"
              " 2 . . . . . . . 2\n"
              " 1 . . . . . . . 1\n"
              "   A B C D E F G\n");
}

TEST(diagram, draws_marks) {
    const DiagramStyle style{
        .coordinates = false, .last_move = {}, .mark = [](Point p) { return p.column() == 0 ? 'a' : '\0'; }};
    EXPECT_EQ(to_diagram(diagram("...\nXO."), style), "a . .\na O .\n");
}

TEST(diagram, parse_after_print_gives_the_position_back) {
    Rng rng(5);
    for (int game = 0; game < 300; ++game) {
        const Size size{1 + static_cast<int>(rng.below(25)), 1 + static_cast<int>(rng.below(25))};
        Position p{Board(size), Color::black};
        Point last;
        for (std::uint32_t n = rng.below(static_cast<std::uint32_t>(size.points()) * 2); n > 0; --n) {
            const Point q = random_point(size, rng);
            if (!p.board.is_legal({p.to_move, q}, Suicide::forbidden)) continue;
            p.board.play({p.to_move, q});
            p.to_move = opponent(p.to_move);
            last = q;
        }
        const bool coordinates = rng.below(2) == 0;
        const auto again =
            parse_diagram(to_diagram(p, {.coordinates = coordinates, .last_move = last, .mark = {}}));
        ASSERT_TRUE(again) << describe(again.error()) << p;
        ASSERT_EQ(*again, p);
        ASSERT_EQ(again->board.captured(Color::black), p.board.captured(Color::black));
        ASSERT_EQ(again->board.captured(Color::white), p.board.captured(Color::white));
    }
}

}  // namespace
}  // namespace tedomari::go
