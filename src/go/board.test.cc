// SPDX-License-Identifier: MIT
#include "go/board.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"

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
            for (int game = 0; game < 60; ++game) {
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

}  // namespace
}  // namespace tedomari::go
