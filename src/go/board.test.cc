// SPDX-License-Identifier: MIT
#include "go/board.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

// The slow twin: a vector of cells and flood fill, nothing kept.
struct SlowBoard {
    int width, height;
    std::vector<int> cells =
        std::vector<int>(static_cast<std::size_t>(width * height));  // 0, 1 black, 2 white
    std::vector<int> captured = {0, 0, 0};
    int ko_point = -1, ko_color = 0;

    std::vector<int> neighbours(int p) const {
        std::vector<int> result;
        if (p % width > 0) result.push_back(p - 1);
        if (p % width < width - 1) result.push_back(p + 1);
        if (p / width > 0) result.push_back(p - width);
        if (p / width < height - 1) result.push_back(p + width);
        return result;
    }
    int& cell(int p) { return cells[static_cast<std::size_t>(p)]; }
    int cell(int p) const { return cells[static_cast<std::size_t>(p)]; }

    struct Group {
        std::vector<int> stones, liberties;
    };
    Group group(int start) const {
        std::vector<bool> seen(cells.size());
        Group result{{start}, {}};
        seen[static_cast<std::size_t>(start)] = true;
        for (std::size_t i = 0; i < result.stones.size(); ++i) {
            for (const int q : neighbours(result.stones[i])) {
                if (seen[static_cast<std::size_t>(q)] || (cell(q) != 0 && cell(q) != cell(start))) continue;
                seen[static_cast<std::size_t>(q)] = true;
                (cell(q) == 0 ? result.liberties : result.stones).push_back(q);
            }
        }
        return result;
    }
    int take_if_dead(int p) {
        const Group dead = group(p);
        if (!dead.liberties.empty()) return 0;
        captured[static_cast<std::size_t>(cell(p))] += static_cast<int>(dead.stones.size());
        for (const int stone : dead.stones) cell(stone) = 0;
        return static_cast<int>(dead.stones.size());
    }
    void play(int color, int p) {
        ko_point = -1;
        if (p < 0) return;
        cell(p) = color;
        int taken = 0;
        int last = -1;
        for (const int q : neighbours(p)) {
            if (cell(q) != 3 - color) continue;
            const int here = take_if_dead(q);
            if (here > 0) last = q;
            taken += here;
        }
        const Group own = group(p);
        if (taken == 1 && own.stones.size() == 1 && own.liberties.size() == 1) {
            ko_point = last;
            ko_color = 3 - color;
        }
        take_if_dead(p);
    }
    Legality legality(int color, int p, Suicide suicide) const {
        if (cell(p) != 0) return Legality::occupied;
        if (p == ko_point && color == ko_color) return Legality::ko;
        SlowBoard after = *this;
        after.play(color, p);
        return after.cell(p) == 0 && suicide == Suicide::forbidden ? Legality::suicide : Legality::legal;
    }
};

Point point(const SlowBoard& slow, int p) { return Point::at(p % slow.width, p / slow.width); }
Color color(int c) { return c == 1 ? Color::black : Color::white; }

void expect_same(const Board& board, const SlowBoard& slow) {
    ASSERT_TRUE(board.check_invariants());
    ASSERT_EQ(board.captured(Color::black), slow.captured[1]);
    ASSERT_EQ(board.captured(Color::white), slow.captured[2]);
    ASSERT_EQ(board.ko(), slow.ko_point < 0 ? Point() : point(slow, slow.ko_point));
    for (int p = 0; p < slow.width * slow.height; ++p) {
        ASSERT_EQ(static_cast<int>(board.at(point(slow, p))), slow.cell(p));
        if (slow.cell(p) == 0) continue;
        const auto group = slow.group(p);
        ASSERT_EQ(board.chain_size(point(slow, p)), static_cast<int>(group.stones.size()));
        ASSERT_EQ(board.liberties(point(slow, p)), static_cast<int>(group.liberties.size()));
    }
}

// A game of random legal moves, colors not always alternating, with stretches taken back.
void compare_random_game(Size size, Suicide suicide, Rng& rng) {
    Board board(size);
    std::vector<SlowBoard> line = {SlowBoard{size.width, size.height}};
    const auto points = static_cast<std::uint32_t>(size.points());
    for (std::uint32_t step = 0; step < 3 * points + 4; ++step) {
        if (line.size() > 1 && rng.below(8) == 0) {
            for (std::uint32_t back = rng.below(static_cast<std::uint32_t>(line.size())); back > 0; --back) {
                board.undo();
                line.pop_back();
            }
            ASSERT_NO_FATAL_FAILURE(expect_same(board, line.back()));
        }
        const int mover = rng.below(10) == 0 ? 1 : 1 + static_cast<int>(step % 2);
        const int p = static_cast<int>(rng.below(points));
        const bool pass = rng.below(50) == 0;
        const SlowBoard& slow = line.back();
        const Move move = pass ? Move::pass(color(mover)) : Move{color(mover), point(slow, p)};
        const Legality expected = pass ? Legality::legal : slow.legality(mover, p, suicide);
        ASSERT_EQ(board.legality(move, suicide), expected);
        if (expected != Legality::legal) continue;
        const std::uint64_t hash_after = board.hash_after(move);
        board.play(move);
        ASSERT_EQ(board.hash(), hash_after);
        line.push_back(slow);
        line.back().play(mover, pass ? -1 : p);
        ASSERT_NO_FATAL_FAILURE(expect_same(board, line.back()));
    }
    while (line.size() > 1) {
        board.undo();
        line.pop_back();
    }
    EXPECT_EQ(board, Board(size));
}

TEST(board, agrees_with_its_slow_twin_on_small_boards) {
    Rng rng(1);
    for (int width = 1; width <= 5; ++width) {
        for (int height = 1; height <= 5; ++height) {
            for (int game = 0; game < 100; ++game) {
                const Suicide suicide = game % 2 == 0 ? Suicide::allowed : Suicide::forbidden;
                compare_random_game({width, height}, suicide, rng);
                ASSERT_FALSE(HasFatalFailure());
            }
        }
    }
}

TEST(board, agrees_with_its_slow_twin_on_large_boards) {
    Rng rng(2);
    for (const Size size :
         {square(7), square(9), Size{25, 1}, Size{1, 25}, Size{2, 19}, Size{13, 6}, square(19), square(25)}) {
        for (int game = 0; game < (size.points() < 100 ? 40 : 2); ++game) {
            compare_random_game(size, game % 2 == 0 ? Suicide::allowed : Suicide::forbidden, rng);
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST(board, agrees_with_its_slow_twin_on_any_rectangle) {
    Rng rng(4);
    for (int game = 0; game < 60; ++game) {
        const Size size{1 + static_cast<int>(rng.below(max_size)), 1 + static_cast<int>(rng.below(max_size))};
        compare_random_game(size, game % 2 == 0 ? Suicide::allowed : Suicide::forbidden, rng);
        ASSERT_FALSE(HasFatalFailure());
    }
}

TEST(board, a_ko_binds_only_the_player_who_lost_the_stone) {
    Board board = diagram(R"(
        . X O .
        X . X O
        . X O .)");
    board.play({Color::white, at("B2")});
    EXPECT_EQ(board.ko_ban(), (Move{Color::black, at("C2")}));
    EXPECT_EQ(board.legality({Color::black, at("C2")}, Suicide::forbidden), Legality::ko);
    EXPECT_EQ(board.legality({Color::white, at("C2")}, Suicide::forbidden), Legality::legal);
    EXPECT_FALSE(board.is_legal({Color::black, at("C2")}, Suicide::allowed));
    board.play(Move::pass(Color::black));
    EXPECT_EQ(board.ko(), Point());
    board.undo();
    EXPECT_EQ(board.ko(), at("C2"));
}

TEST(board, taking_several_stones_is_no_ko) {
    Board board = diagram(R"(
        . O O X
        O O X X
        X X . .)");
    board.play({Color::black, at("A3")});
    EXPECT_EQ(board.captured(Color::white), 4);
    EXPECT_EQ(board.ko(), Point());
    EXPECT_EQ(board, diagram("X . . X\n. . X X\nX X . ."));
}

TEST(board, setup_captures_nothing) {
    Board board = diagram(R"(
        . O .
        O O .
        . . .)");
    board.place(at("A3"), Color::black);
    EXPECT_EQ(board.liberties(at("A3")), 0);
    EXPECT_FALSE(board.is_possible());
}

TEST(board, suicide_removes_the_chain_and_comes_back_with_undo) {
    Board board = diagram(R"(
        . X O .
        X O O .
        O O . .)");
    const Board before = board;
    EXPECT_EQ(board.legality({Color::black, at("A3")}, Suicide::forbidden), Legality::suicide);
    board.play({Color::black, at("A3")});
    EXPECT_EQ(board, diagram(". . O .\n. O O .\nO O . ."));
    EXPECT_EQ(board.captured(Color::black), 3);
    board.undo();
    EXPECT_EQ(board, before);
    EXPECT_EQ(board.captured(Color::black), 0);
}

TEST(board, walks_chains_liberties_and_enemies) {
    const Board board = diagram(R"(
        . X X O .
        O X O O .
        . O X . .)");
    PointSet liberties, enemies;
    board.for_each_liberty(at("B2"), [&](Point p) { liberties.insert(p); });
    board.for_each_enemy_chain(at("B2"), [&](Point p) { enemies.insert(p); });
    EXPECT_EQ(board.stones(at("B2")), (PointSet{at("B2"), at("B3"), at("C3")}));
    EXPECT_EQ(board.stones({at("A2"), at("D3"), at("C1")}),
              (PointSet{at("A2"), at("D3"), at("D2"), at("C2"), at("C1")}));
    EXPECT_EQ(liberties, PointSet{at("A3")});
    EXPECT_EQ(enemies, (PointSet{board.chain(at("A2")), board.chain(at("B1")), board.chain(at("D3"))}));
    EXPECT_EQ(board.at(Point::at(-1, 0)), Cell::edge);
    EXPECT_EQ(board.at(Point::at(5, 2)), Cell::edge);
    EXPECT_EQ(board.legality({Color::black, at("F1")}, Suicide::allowed), Legality::off_board);
}

TEST(board, a_hole_is_an_edge_to_both) {
    Board board = diagram(R"(
        . X .
        O O .
        . . .)");
    const Board before = board;
    board.close(at("A3"));
    board.close(at("C3"));
    EXPECT_EQ(board.liberties(at("B3")), 0);
    EXPECT_EQ(board.liberties(at("A2")), 3);
    EXPECT_EQ(board.legality({Color::white, at("A3")}, Suicide::allowed), Legality::off_board);
    EXPECT_EQ(to_diagram(board, {.coordinates = false, .last_move = {}, .mark = {}}),
              "_ X _\nO O .\n. . .\n");
    EXPECT_NE(board.hash(), before.hash());
    EXPECT_TRUE(board.check_invariants());
    board.remove(at("A3"));
    board.remove(at("C3"));
    EXPECT_EQ(board, before);
    EXPECT_EQ(board.hash(), before.hash());
}

TEST(board, plays_around_holes_and_back) {
    Rng rng(11);
    for (int round = 0; round < 100; ++round) {
        Board board(square(6));
        const auto anywhere = [&] { return random_point({6, 6}, rng); };
        for (int i = 0; i < 8; ++i) board.close(anywhere());
        const Board before = board;
        for (int i = 0; i < 60; ++i) {
            const Move move{rng.below(2) == 0 ? Color::black : Color::white, anywhere()};
            if (board.is_legal(move, Suicide::allowed)) board.play(move);
            ASSERT_TRUE(board.check_invariants());
        }
        while (board.plays() > 0) board.undo();
        ASSERT_EQ(board, before);
    }
}

TEST(board, a_copy_keeps_its_own_past) {
    Board board(square(9));
    board.play({Color::black, at("E5")});
    board.play({Color::white, at("E6")});
    Board copy = board;
    board.undo();
    board.undo();
    board.play({Color::white, at("A1")});
    copy.play({Color::black, at("D5")});
    EXPECT_EQ(copy.chain_size(at("E5")), 2);
    copy.undo();
    copy.undo();
    copy.undo();
    EXPECT_EQ(copy, Board(square(9)));
    EXPECT_EQ(board.at(at("A1")), Cell::white);
    copy = board;
    EXPECT_EQ(copy, board);
    EXPECT_TRUE(copy.check_invariants());
}

TEST(board, setup_in_any_order_gives_the_same_board) {
    Rng rng(9);
    for (int round = 0; round < 200; ++round) {
        const Size size{1 + static_cast<int>(rng.below(7)), 1 + static_cast<int>(rng.below(7))};
        Board board(size);
        PointMap<Cell> wanted(Cell::empty);
        for (int step = 0; step < 3 * size.points(); ++step) {
            const Point p = random_point(size, rng);
            wanted[p] = static_cast<Cell>(rng.below(3));
            wanted[p] == Cell::empty ? board.remove(p) : board.place(p, color_of(wanted[p]));
            ASSERT_TRUE(board.check_invariants());
        }
        Board direct(size);
        for_each_point(size, [&](Point p) {
            if (wanted[p] != Cell::empty) direct.place(p, color_of(wanted[p]));
        });
        ASSERT_EQ(board, direct);
        ASSERT_EQ(board.hash(), direct.hash());
    }
}

}  // namespace
}  // namespace tedomari::go
