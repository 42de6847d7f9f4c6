// SPDX-License-Identifier: MIT
#include "go/census.test.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace tedomari::go {
namespace {

// An independent brute force: positions are vectors of 0, 1, 2 and nothing of ours is used.
using Stones = std::vector<int>;

class Brute {
public:
    Brute(int width, int height) : width_(width), height_(height) {}

    std::uint64_t positions() const {
        Stones stones(points());
        std::uint64_t total = 0;
        for (;;) {
            bool legal = true;
            for (std::size_t p = 0; p < points(); ++p)
                legal = legal && (stones[p] == 0 || breathes(stones, p));
            total += legal ? 1 : 0;
            std::size_t digit = 0;
            while (digit < points() && stones[digit] == 2) stones[digit++] = 0;
            if (digit == points()) return total;
            ++stones[digit];
        }
    }

    // Alternating players, passes, positional superko, suicide allowed: Tromp and Taylor's rules.
    std::uint64_t lines(int depth) const {
        std::set<Stones> past = {Stones(points())};
        return lines(Stones(points()), 1, 0, depth, past);
    }

private:
    std::size_t points() const {
        return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
    }

    std::vector<std::size_t> neighbours(std::size_t p) const {
        const int x = static_cast<int>(p) % width_;
        const int y = static_cast<int>(p) / width_;
        std::vector<std::size_t> result;
        const auto add = [&](int column, int row) {
            if (column < 0 || column >= width_ || row < 0 || row >= height_) return;
            result.push_back(static_cast<std::size_t>(row * width_ + column));
        };
        add(x - 1, y);
        add(x + 1, y);
        add(x, y - 1);
        add(x, y + 1);
        return result;
    }

    std::set<std::size_t> chain(const Stones& stones, std::size_t p) const {
        std::set<std::size_t> result = {p};
        std::vector<std::size_t> open = {p};
        while (!open.empty()) {
            const std::size_t stone = open.back();
            open.pop_back();
            for (const std::size_t q : neighbours(stone)) {
                if (stones[q] == stones[p] && result.insert(q).second) open.push_back(q);
            }
        }
        return result;
    }

    bool breathes(const Stones& stones, std::size_t p) const {
        for (const std::size_t stone : chain(stones, p)) {
            for (const std::size_t q : neighbours(stone)) {
                if (stones[q] == 0) return true;
            }
        }
        return false;
    }

    // Clears the color: takes off its stones that reach no empty point.
    void clear(Stones& stones, int color) const {
        const Stones before = stones;
        for (std::size_t p = 0; p < points(); ++p) {
            if (before[p] == color && !breathes(before, p)) stones[p] = 0;
        }
    }

    std::uint64_t lines(const Stones& stones, int color, int passes, int depth,
                        std::set<Stones>& past) const {
        if (depth == 0 || passes == 2) return 1;
        std::uint64_t total = lines(stones, 3 - color, passes + 1, depth - 1, past);
        for (std::size_t p = 0; p < points(); ++p) {
            if (stones[p] != 0) continue;
            Stones after = stones;
            after[p] = color;
            clear(after, 3 - color);
            clear(after, color);
            if (!past.insert(after).second) continue;
            total += lines(after, 3 - color, 0, depth - 1, past);
            past.erase(after);
        }
        return total;
    }

    int width_, height_;
};

TEST(census, legal_positions_of_square_boards) {  // OEIS A094777
    EXPECT_EQ(count_legal_positions(square(1)), 1u);
    EXPECT_EQ(count_legal_positions(square(2)), 57u);
    EXPECT_EQ(count_legal_positions(square(3)), 12'675u);
}

TEST(census, legal_positions_agree_with_brute_force) {
    for (const Size size :
         {Size{1, 1}, Size{1, 2}, Size{1, 3}, Size{4, 1}, Size{1, 5}, Size{6, 1}, Size{1, 7}, Size{8, 1},
          Size{2, 2}, Size{2, 3}, Size{4, 2}, Size{2, 5}, Size{3, 3}}) {
        EXPECT_EQ(count_legal_positions(size), Brute(size.width, size.height).positions()) << size;
    }
}

TEST(census, complete_games_of_tromp_taylor_go) {  // [Tromp, Farnebäck 2007]
    const std::uint64_t known[] = {1, 9, 907};
    for (int width = 1; width <= 3; ++width) {
        Game game({width, 1}, Rules());
        EXPECT_EQ(count_games(game), known[width - 1]) << width;
        EXPECT_EQ(Brute(width, 1).lines(1000), known[width - 1]) << width;
    }
}

TEST(census, lines_of_tromp_taylor_go_agree_with_brute_force) {
    struct Case {
        Size size;
        int depth;
    };
    for (const Case& c : {Case{{4, 1}, 9}, Case{{1, 4}, 9}, Case{{5, 1}, 7}, Case{{7, 1}, 5},
                          Case{{2, 2}, 10}, Case{{3, 2}, 6}, Case{{2, 3}, 6}, Case{{3, 3}, 4}}) {
        Game game(c.size, Rules());
        for (int depth = 0; depth <= c.depth; ++depth) {
            EXPECT_EQ(count_lines(game, depth), Brute(c.size.width, c.size.height).lines(depth))
                << c.size << " depth " << depth;
        }
        EXPECT_TRUE(game.moves().empty());
    }
}

}  // namespace
}  // namespace tedomari::go
