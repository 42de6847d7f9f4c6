// SPDX-License-Identifier: MIT
#include "go/patch.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"
#include "go/benson.h"
#include "go/board.h"
#include "go/diagram.h"
#include "go/flood.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

// A whole small board as a patch, the board itself its slow twin.
struct BoardAsPatch {
    explicit BoardAsPatch(Board b) : board(std::move(b)) {
        for_each_point(board.size(), [&](Point p) { points.push_back(p); });
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (const Point q : points[i].neighbours()) {
                if (board.size().contains(q)) patch.join(static_cast<int>(i), number(q));
            }
        }
    }

    int number(Point p) const {
        return static_cast<int>(std::find(points.begin(), points.end(), p) - points.begin());
    }
    Bits bits(const PointSet& set) const {
        Bits found = 0;
        set.for_each([&](Point p) { found |= bit(number(p)); });
        return found;
    }
    Bits bits(const Board& of, Cell cell) const {
        Bits found = 0;
        for (const Point p : points) found |= of.at(p) == cell ? bit(number(p)) : 0;
        return found;
    }
    Patch::Stand stand(Color color) const {
        return {bits(board, cell(color)), bits(board, cell(opponent(color))), bits(board, Cell::empty)};
    }

    Board board;
    std::vector<Point> points;
    Patch patch;
};

Board board_by_chance(Rng& rng) {
    const Size size{2 + static_cast<int>(rng.below(7)), 2 + static_cast<int>(rng.below(6))};
    const auto moves = static_cast<int>(rng.below(6 * static_cast<std::uint32_t>(size.points())));
    return random_board(size, moves, rng);
}

TEST(patch, plays_as_a_board_does) {
    Rng rng(5);
    int taken = 0, kos = 0, suicides = 0;
    for (int i = 0; i < 1000; ++i) {
        BoardAsPatch twin(board_by_chance(rng));
        twin.board.set_ko_ban(Move::pass(Color::black));
        for (const Color color : {Color::black, Color::white}) {
            const Patch::Stand stand = twin.stand(color);
            for_each_bit(stand.empty, [&](int p) {
                const Move move{color, twin.points[static_cast<std::size_t>(p)]};
                const Patch::Play play = twin.patch.play(stand, p);
                ASSERT_EQ(play.legal, twin.board.is_legal(move, Suicide::forbidden)) << twin.board << move;
                suicides += !play.legal;
                if (!play.legal) return;
                Board after = twin.board;
                after.play(move);
                EXPECT_EQ(stand.enemy & ~play.taken, twin.bits(after, cell(opponent(color)))) << twin.board;
                EXPECT_EQ(play.ko, after.ko().is_nowhere() ? 0 : bit(twin.number(after.ko())));
                taken += play.taken != 0;
                kos += play.ko != 0;
            });
        }
    }
    EXPECT_GT(taken, 1000);
    EXPECT_GT(kos, 50);
    EXPECT_GT(suicides, 1000);
}

TEST(patch, knows_what_lives_as_a_board_does) {
    Rng rng(6);
    int living = 0;
    for (int i = 0; i < 2000; ++i) {
        const BoardAsPatch twin(board_by_chance(rng));
        for (const Color color : {Color::black, Color::white}) {
            const Bits alive = twin.patch.alive(twin.stand(color));
            EXPECT_EQ(alive, twin.bits(unconditional_life(twin.board, color).stones)) << twin.board;
            living += alive != 0;
        }
    }
    EXPECT_GT(living, 200);
}

// What touches life outside is as if it were joined to a chain that lives there: a wall with two eyes around the
// top of the board.
TEST(patch, leans_on_life_outside) {
    Rng rng(7);
    int saved = 0, spoiled = 0;
    for (int i = 0; i < 2000; ++i) {
        const Board inside = board_by_chance(rng);
        const Size size = inside.size();
        if (size.height > 6) continue;
        Board whole({size.width, size.height + 3});
        for_each_point(size, [&](Point p) {
            if (is_stone(inside.at(p))) whole.place(p, color_of(inside.at(p)));
        });
        for (int x = 0; x < size.width; ++x) {
            for (int y = size.height; y < size.height + 3; ++y)
                if (y != size.height + 1 || x % 2 == 1 || size.width < 3)
                    whole.place(Point::at(x, y), Color::black);
        }
        if (size.width < 3 || !whole.is_possible()) continue;
        const BoardAsPatch twin(inside);
        Bits top = 0;
        for (int x = 0; x < size.width; ++x) top |= bit(twin.number(Point::at(x, size.height - 1)));
        Patch::Stand black = twin.stand(Color::black), white = twin.stand(Color::white);
        const Bits alone = twin.patch.alive(black), white_alone = twin.patch.alive(white);
        black.own_safe = white.enemy_safe = top;
        const Bits living = twin.patch.alive(black), white_living = twin.patch.alive(white);
        const auto on_board = [&](Color color) {
            PointSet stones = unconditional_life(whole, color).stones, here;
            stones.for_each([&](Point p) {
                if (size.contains(p)) here.insert(p);
            });
            return twin.bits(here);
        };
        EXPECT_EQ(living, on_board(Color::black)) << whole;
        EXPECT_EQ(white_living, on_board(Color::white)) << whole;
        saved += living != alone;
        spoiled += white_living != white_alone;
    }
    EXPECT_GT(saved, 100);
    EXPECT_GT(spoiled, 5);
}

TEST(patch, pieces_are_floods) {
    Rng rng(8);
    for (int i = 0; i < 300; ++i) {
        const BoardAsPatch twin(board_by_chance(rng));
        const Bits empty = twin.bits(twin.board, Cell::empty);
        Bits all = 0;
        twin.patch.for_each_piece(empty, [&](Bits piece) {
            const Point first = twin.points[static_cast<std::size_t>(std::countr_zero(piece))];
            EXPECT_EQ(piece, twin.bits(flood(first, [&](Point p) { return twin.board.is_empty(p); })));
            EXPECT_EQ(all & piece, 0u);
            all |= piece;
        });
        EXPECT_EQ(all, empty);
    }
}

}  // namespace
}  // namespace tedomari::go
