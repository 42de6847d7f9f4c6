// SPDX-License-Identifier: MIT
#include "scoring/features.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "go/symmetry.h"
#include "scoring/cascade.h"
#include "scoring/model.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::diagram;
using go::Point;

std::vector<Feature> all_features() { return features_of(FeatureSet::certain); }

double feature(const Board& board, std::string_view name, std::string_view vertex) {
    const Scene scene(board);
    for (const Feature& f : all_features()) {
        if (f.name == name) return f.value({scene, scene.blocks.at[at(vertex)]});
    }
    ADD_FAILURE() << "no feature " << name;
    return -1;
}

struct Counted {
    std::string_view name;
    double upper, lower;  // of the blocks at C5 and D1
};

// Counted by hand on this board:
//
//      6 . X . O . .      Black's chain at C5 shares A4 and B4 with the one at A3, which shares A1 and B2
//      with B1; 5 X X X O O O      D1 shares D2 and E1 with the one at E2.  White is one chain of eleven
//      stones. 4 . . X X O .      Black's areas: A6, A4-B4, A1, E1.  White's: E6-F6, F4.  Disputed: C6, B2,
//      D2. 3 X X O O O O 2 X . O . X X 1 . X O X . X
//        A B C D E F
TEST(features, of_the_paper_are_46_and_counted_by_hand) {
    const Board board = diagram(R"(
        . X . O . .
        X X X O O O
        . . X X O .
        X X O O O O
        X . O . X X
        . X O X . X)");
    const Counted counted[] = {
        {"size", 6, 1},
        {"perimeter", 8, 3},
        {"opponents", 4, 1},
        {"liberties", 4, 2},
        {"protected_liberties", 1, 1},   // A6; E1
        {"auto_atari_liberties", 0, 2},  // E1 and D2 each leave the other
        {"second_order_liberties", 0, 0},
        {"third_order_liberties", 0, 0},
        {"adjacent_opponent_blocks", 1, 1},
        {"first_edge", 2, 1},
        {"second_edge", 2.5, 3},
        {"bounding_box", 12, 1},
        {"enclosed_number", 2, 1},
        {"enclosed_size", 3, 1},
        {"enclosed_perimeter", 7, 3},
        {"enclosed_edge", 4.0 / 3, 1},
        {"eye_number", 2, 1},
        {"eye_size", 3, 1},
        {"eye_perimeter", 7, 3},
        {"disputed_number", 1, 1},
        {"disputed_liberties", 1, 1},
        {"disputed_friends", 1, 1},
        {"disputed_enemies", 1, 1},
        {"chain_blocks", 3, 2},
        {"chain_size", 10, 4},
        {"chain_perimeter", 11, 5},
        {"chain_enclosed_number", 3, 1},
        {"chain_enclosed_size", 4, 1},
        {"chain_enclosed_perimeter", 9, 3},
        {"chain_enclosed_edge", 1.25, 1},
        {"chain_eye_number", 3, 1},
        {"chain_eye_size", 4, 1},
        {"chain_eye_perimeter", 9, 3},
        {"chain_disputed_number", 2, 1},
        {"chain_disputed_liberties", 2, 1},
        {"chain_disputed_friends", 2, 1},
        {"chain_disputed_enemies", 2, 1},
        {"weakest_perimeter", 14, 14},
        {"weakest_liberties", 6, 6},
        {"weakest_shared", 1, 1},
        {"second_weakest_perimeter", 0, 0},
        {"second_weakest_liberties", 0, 0},
        {"second_weakest_shared", 0, 0},
        {"chain_weakest_perimeter", 14, 14},
        {"chain_weakest_liberties", 6, 6},
        {"chain_weakest_shared", 2, 1},
    };
    ASSERT_EQ(paper_features().size(), 46u);
    for (std::size_t i = 0; i < 46; ++i) {
        EXPECT_EQ(paper_features()[i].name, counted[i].name);
        EXPECT_DOUBLE_EQ(feature(board, counted[i].name, "C5"), counted[i].upper) << counted[i].name;
        EXPECT_DOUBLE_EQ(feature(board, counted[i].name, "D1"), counted[i].lower) << counted[i].name;
    }
}

TEST(features, liberties_of_second_and_third_order) {
    const Board board = diagram(R"(
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .)");
    EXPECT_EQ(feature(board, "second_order_liberties", "C3"), 8);
    EXPECT_EQ(feature(board, "third_order_liberties", "C3"), 8);
}

TEST(features, the_second_weakest_enemy_has_more_liberties) {
    const Board board = diagram(R"(
        O O . .
        O X O .
        . X . .
        . . . .)");
    EXPECT_EQ(feature(board, "weakest_liberties", "B3"), 2);
    EXPECT_EQ(feature(board, "weakest_perimeter", "B3"), 3);
    EXPECT_EQ(feature(board, "weakest_shared", "B3"), 1);
    EXPECT_EQ(feature(board, "second_weakest_liberties", "B3"), 3);
    EXPECT_EQ(feature(board, "second_weakest_perimeter", "B3"), 4);
    EXPECT_EQ(feature(board, "second_weakest_shared", "B3"), 1);
}

TEST(features, large_enclosed_areas_are_no_eye_space) {
    const Board board = diagram(R"(
        . . . . .
        X X X X X
        . . O . .
        O O O O O
        . . . . .)");
    EXPECT_EQ(feature(board, "enclosed_size", "A4"), 5);
    EXPECT_EQ(feature(board, "eye_number", "A4"), 0);
    EXPECT_EQ(feature(board, "disputed_number", "A4"), 2);
    EXPECT_EQ(feature(board, "disputed_liberties", "A4"), 4);
    EXPECT_EQ(feature(board, "disputed_enemies", "A4"), 4);
}

// Black stands on ground of nine points in the corner; White's walls there are one chain.
TEST(features, know_regions_by_access_and_the_ground_a_block_stands_on) {
    const Board board = diagram(R"(
        X . X . O . .
        . X X . O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(feature(board, "full_regions", "B4"), 1);  // B5; the rest sees more than its liberties
    EXPECT_EQ(feature(board, "full_size", "B4"), 1);
    EXPECT_EQ(feature(board, "full_splits", "B4"), 0);
    EXPECT_EQ(feature(board, "ground_size", "B4"), 8);
    EXPECT_EQ(feature(board, "ground_empty", "B4"), 4);
    EXPECT_EQ(feature(board, "ground_blocks", "B4"), 2);
    EXPECT_EQ(feature(board, "ground_walls", "B4"), 1);
    EXPECT_EQ(feature(board, "ground_eyes", "B4"), 1);
    EXPECT_EQ(feature(board, "external_liberties", "B4"), 3);    // A4, D4, D5
    EXPECT_EQ(feature(board, "self_atari_liberties", "B4"), 1);  // B5; at A4 White joins his wall
}

TEST(features, say_what_is_certain) {
    const Board board = diagram(R"(
        . X . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . X . . . . .)");
    EXPECT_EQ(feature(board, "immortal", "B5"), 1);
    EXPECT_EQ(feature(board, "immortal", "A3"), 0);
    EXPECT_EQ(feature(board, "immortal_enemies", "A3"), 1);
    const Board dead = diagram(R"(
        . O . O . .
        O O O O . .
        . . . O O O
        X X . O . .
        . . . O O O
        O O O O . O)");
    EXPECT_EQ(feature(dead, "immortal", "B6"), 1);
    EXPECT_EQ(feature(dead, "ground_immortal_walls", "A3"), 1);
}

TEST(features, ladders_tell_stones_that_cannot_be_saved) {
    const Board board = diagram(R"(
        . O . . .
        O X . . .
        . O . . .
        . . . . .
        X . . . .)");
    EXPECT_EQ(feature(board, "ladder_attacked", "B4"), 1);
    EXPECT_EQ(feature(board, "ladder_lost", "B4"), 0);
    const Board lost = diagram(R"(
        X . O . .
        O O O . .
        . . . . .
        . . . . .
        . . . . .)");
    EXPECT_EQ(feature(lost, "ladder_lost", "A5"), 1);
    EXPECT_EQ(feature(lost, "enemies_lost", "A4"), 1);
}

TEST(features, every_one_has_a_name_of_its_own_and_a_meaning) {
    std::map<std::string_view, int> names;
    for (const Feature& f : all_features()) {
        EXPECT_EQ(++names[f.name], 1) << f.name;
        EXPECT_FALSE(f.meaning.empty());
    }
    for (const CascadeFeature& f : cascade_features()) EXPECT_EQ(++names[f.name], 1) << f.name;
}

Board swapped(const Board& board) {
    Board other(board.size());
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p))) other.place(p, opponent(go::color_of(board.at(p))));
    });
    return other;
}

// Every value of every block, by the block's stones.
std::map<std::vector<Point>, std::vector<double>> everything(const Board& board,
                                                             const std::function<Point(Point)>& back) {
    const Scene scene(board);
    Beliefs beliefs;
    for (const Block& block : scene.blocks.stones) beliefs.push_back(block.liberties.size() > 2 ? 0.9 : 0.2);
    const auto cascade = cascade_values(scene.blocks, beliefs);
    std::map<std::vector<Point>, std::vector<double>> all;
    for (std::size_t i = 0; i < scene.blocks.stones.size(); ++i) {
        std::vector<Point> stones;
        scene.blocks.stones[i].points.for_each([&](Point p) { stones.push_back(back(p)); });
        std::sort(stones.begin(), stones.end());
        std::vector<double> row = cascade[i];
        for (const Feature& f : all_features()) row.push_back(f.value({scene, static_cast<int>(i)}));
        for (double& value : row) value = std::round(value * 1e9) / 1e9;
        all[stones] = row;
    }
    return all;
}

// The names of what differs.
std::set<std::string> differences(const std::map<std::vector<Point>, std::vector<double>>& a,
                                  const std::map<std::vector<Point>, std::vector<double>>& b) {
    std::set<std::string> names;
    if (a.size() != b.size()) names.insert("blocks");
    for (const auto& [stones, row] : a) {
        const auto other = b.find(stones);
        if (other == b.end()) names.insert("stones");
        for (std::size_t i = 0; other != b.end() && i < row.size(); ++i) {
            const std::size_t first = cascade_features().size();
            if (row[i] != other->second[i])
                names.emplace(i < first ? cascade_features()[i].name : all_features()[i - first].name);
        }
    }
    return names;
}

TEST(features, do_not_care_how_the_board_lies_nor_who_is_black) {  // law
    Rng rng(5);
    const std::set<std::string> none;
    for (int i = 0; i < 40; ++i) {
        const int side = 5 + static_cast<int>(rng.below(8));
        const Board board = go::random_board(go::square(side), side * side, rng);
        const auto expected = everything(board, [](Point p) { return p; });
        for (const go::Symmetry s : go::symmetries(board.size())) {
            const auto turned = everything(go::transformed(board, s), [&](Point p) {
                return go::transformed(p, board.size(), go::inverse(s));
            });
            EXPECT_EQ(differences(turned, expected), none);
        }
        EXPECT_EQ(differences(everything(swapped(board), [](Point p) { return p; }), expected), none);
    }
}

}  // namespace
}  // namespace tedomari::scoring
