// SPDX-License-Identifier: MIT
#include "survey/region_store.h"

#include <array>
#include <gtest/gtest.h>
#include <span>

#include "base/rng.h"
#include "endgame/evaluate.h"
#include "go/diagram.h"
#include "local/symmetry.h"

namespace tedomari::survey {
namespace {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

struct Scene {
    go::Board board;
    PointSet region;
};

go::Board with_colors_swapped(const go::Board& board) {
    go::Board result(board.size());
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p))) result.place(p, go::opponent(go::color_of(board.at(p))));
    });
    return result;
}

// The same scene in one of the sixteen ways.
Scene likeness(const Scene& scene, go::Symmetry symmetry, bool swapped) {
    const Scene turned{go::transformed(scene.board, symmetry),
                       go::transformed(scene.region, scene.board.size(), symmetry)};
    return {swapped ? with_colors_swapped(turned.board) : turned.board, turned.region};
}

// A few points of a corner, all else stones of either color.
Scene random_corner(Rng& rng) {
    Scene scene{go::Board(go::square(7)), {}};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 2; ++j)
            if (rng.below(6) != 0) scene.region.insert(Point::at(i, j));
    go::for_each_point(scene.board.size(), [&](Point p) {
        const auto kind = rng.below(10);
        const bool stone = !scene.region.contains(p) || kind < 3;
        if (stone) scene.board.place(p, rng.below(2) == 0 ? Color::black : Color::white);
    });
    return scene;
}

void expect_same_values(const local::LocalGame& a, const local::LocalGame& b) {
    EXPECT_EQ(a.region, b.region);
    EXPECT_EQ(a.evidence, b.evidence);
    EXPECT_EQ(a.count, b.count);
    EXPECT_EQ(a.temperature, b.temperature);
    EXPECT_EQ(a.kind, b.kind);
    EXPECT_EQ(a.stones, b.stones);
    EXPECT_EQ(a.black_master, b.black_master);
    EXPECT_EQ(a.white_master, b.white_master);
    EXPECT_EQ(a.black.moves.empty(), b.black.moves.empty());
    if (a.has_ko) return;  // equally good lines end at different counts
    EXPECT_EQ(a.black.count, b.black.count);
    EXPECT_EQ(a.white.count, b.white.count);
}

TEST(region_store, knows_all_likenesses_of_a_region_by_one_key) {
    Rng rng(11);
    for (int i = 0; i < 50; ++i) {
        const Scene scene = random_corner(rng);
        const NormalForm form = normal_form(scene.board, scene.region, Colors::either);
        for (const go::Symmetry symmetry : go::symmetries(scene.board.size())) {
            for (const bool swapped : {false, true}) {
                const Scene other = likeness(scene, symmetry, swapped);
                EXPECT_EQ(normal_form(other.board, other.region, Colors::either).key, form.key);
            }
        }
    }
}

// The law that makes it right to remember: a likeness has the value that its likeness has, mapped back.
TEST(region_store, recalls_what_a_search_of_the_likeness_finds) {
    Rng rng(12);
    int compared = 0;
    for (int i = 0; i < 40; ++i) {
        const Scene scene = random_corner(rng);
        const auto game = endgame::evaluate(scene.board, scene.region);
        if (!game || game->evidence != Evidence::proved) continue;
        RegionMemory memory;
        remember(memory, scene.board, *game);
        for (const go::Symmetry symmetry : go::symmetries(scene.board.size())) {
            for (const bool swapped : {false, true}) {
                const Scene other = likeness(scene, symmetry, swapped);
                const auto known = recall(memory, other.board, other.region);
                if (!known) {
                    EXPECT_TRUE(swapped && game->has_ko);  // lines are drawn with Black as komaster
                    continue;
                }
                const auto found = endgame::evaluate(other.board, other.region);
                ASSERT_TRUE(found);
                expect_same_values(*known, *found);
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 200);
}

// A room of three by two, on the lower edge or two rows above it, so many columns from the left, in a board of stones.
Scene room_at(std::span<const Cell> cells, go::Size size, int left, int bottom) {
    Scene scene{go::Board(size), {}};
    go::for_each_point(size, [&](Point p) {
        const int column = p.column() - left, row = p.row() - bottom;
        const bool inside = column >= 0 && column < 3 && row >= 0 && row < 2;
        if (inside) scene.region.insert(p);
        const Cell cell = inside       ? cells[static_cast<std::size_t>(row * 3 + column)]
                          : column < 1 ? Cell::black
                                       : Cell::white;
        if (go::is_stone(cell)) scene.board.place(p, go::color_of(cell));
    });
    return scene;
}

// What is shut off is worth the same wherever it is, as long as the edge is where it was; every move goes with it.
TEST(region_store, recalls_a_region_elsewhere_and_on_other_boards) {
    Rng rng(14);
    int compared = 0;
    for (int i = 0; i < 60; ++i) {
        std::array<Cell, 6> cells{};
        for (Cell& cell : cells) {
            const auto kind = rng.below(6);
            cell = kind == 0 ? Cell::black : kind == 1 ? Cell::white : Cell::empty;
        }
        const int bottom = rng.below(2) == 0 ? 0 : 2;
        const Scene scene = room_at(cells, go::square(9), 2, bottom);
        const auto game = endgame::evaluate(scene.board, scene.region);
        if (!game || game->evidence != Evidence::proved) continue;
        RegionMemory memory;
        remember(memory, scene.board, *game);
        for (const go::Size size : {go::square(9), go::Size{13, 7}}) {
            for (const bool swapped : {false, true}) {
                const Scene there = room_at(cells, size, 4, bottom);
                const Scene other = likeness(there, {false, true, false}, swapped && !game->has_ko);
                const auto known = recall(memory, other.board, other.region);
                ASSERT_TRUE(known);
                const auto found = endgame::evaluate(other.board, other.region);
                ASSERT_TRUE(found);
                expect_same_values(*known, *found);
                for (const go::Move move : known->black.moves)
                    EXPECT_TRUE(move.is_pass() || other.region.contains(move.point));
                ++compared;
            }
        }
        const Scene off_the_edge = room_at(cells, go::square(9), 2, bottom == 0 ? 2 : 0);
        EXPECT_FALSE(recall(memory, off_the_edge.board, off_the_edge.region));
    }
    EXPECT_GT(compared, 100);
}

TEST(region_store, keeps_apart_what_lies_open_on_boards_of_two_sizes) {
    const PointSet mask{go::at("A1"), go::at("B1")};
    const auto key = [&](go::Size size) { return normal_form(go::Board(size), mask, Colors::either).key; };
    EXPECT_NE(key(go::square(9)), key(go::square(13)));
    EXPECT_EQ(key(go::Size{9, 13}), key(go::Size{9, 13}));
}

TEST(region_store, recalls_moves_where_they_are) {
    const go::Board board = go::diagram(R"(
        X X X X X X O
        X O . . . . O
        X X X X X X O
        . . O . . . .)");
    const PointSet mask{go::at("B3"), go::at("C3"), go::at("D3"), go::at("E3"), go::at("F3")};
    const auto game = endgame::evaluate(board, mask);
    ASSERT_TRUE(game);
    RegionMemory memory;
    remember(memory, board, *game);
    const auto known = recall(memory, board, mask);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->black.moves, game->black.moves);
    const go::Symmetry turned{false, true, false};
    const Scene other = likeness({board, mask}, turned, true);
    const auto image = recall(memory, other.board, other.region);
    ASSERT_TRUE(image);
    ASSERT_EQ(image->white.moves.size(), game->black.moves.size());
    for (std::size_t i = 0; i < game->black.moves.size(); ++i) {
        EXPECT_EQ(image->white.moves[i].point,
                  go::transformed(game->black.moves[i].point, board.size(), turned));
        EXPECT_EQ(image->white.moves[i].color, go::opponent(game->black.moves[i].color));
    }
    EXPECT_FALSE(recall(memory, board, PointSet{go::at("B3"), go::at("C3")}));
}

TEST(local_symmetry, done_twice_changes_nothing) {
    Rng rng(13);
    for (int i = 0; i < 20; ++i) {
        const Scene scene = random_corner(rng);
        const auto game = endgame::evaluate(scene.board, scene.region);
        if (!game) continue;
        const local::LocalGame again = local::with_colors_swapped(local::with_colors_swapped(*game));
        expect_same_values(again, *game);
        EXPECT_EQ(again.white.moves, game->white.moves);
    }
}

}  // namespace
}  // namespace tedomari::survey
