// SPDX-License-Identifier: MIT
#include "survey/region_store.h"

#include <gtest/gtest.h>

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
