// SPDX-License-Identifier: MIT
#include "trial/region_outcome.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/area.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::trial {
namespace {

using go::at;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

// The end of a game as the board shows it, nothing dead: territory is what one colour shuts in.
scoring::FinalGame ended(go::Game game) {
    scoring::FinalGame end{std::move(game), 0, {}, scoring::Marks{}, "made"};
    const go::Board& board = end.game.board();
    const go::Count count = go::count(board);
    go::for_each_point(board.size(), [&](Point p) {
        if (!board.is_empty(p)) return;
        if (count.owner[p] == go::Cell::black) end.marks->black.insert(p);
        if (count.owner[p] == go::Cell::white) end.marks->white.insert(p);
    });
    return end;
}

TEST(region_outcome, counts_territory_and_prisoners_since) {
    const go::Game start({go::diagram(R"(
        . X O . .
        O X O . .
        . X O O O
        X X X O .
        . . X O .)"),
                          Color::black});
    go::Game end = start;
    end.play({Color::black, at("A3")});
    const go::Board between = end.board();
    end.play({Color::white, at("E2")});
    end.play({Color::black, at("A5")});  // takes A4
    const auto outcomes = RegionOutcomes::of(ended(end));
    ASSERT_TRUE(outcomes);
    // A4 and the prisoner that stood there; A3 and A5 are stones now
    EXPECT_EQ(outcomes->outcome(start.board(), 0, PointSet{at("A3"), at("A4"), at("A5")}), 2);
    EXPECT_EQ(outcomes->outcome(between, 1, PointSet{at("A3"), at("A4"), at("A5")}), 2);
    EXPECT_EQ(outcomes->outcome(start.board(), 0, PointSet{at("E1"), at("E2")}), -1);
    EXPECT_EQ(outcomes->outcome(start.board(), 0, PointSet{at("D5"), at("E5"), at("D4"), at("E4")}), -4);
}

TEST(region_outcome, takes_stones_in_the_others_marks_for_prisoners) {
    const go::Board board = go::diagram(R"(
        . X O . .
        O X O . .
        . X O O O
        X X X O .
        . . X O .)");
    scoring::FinalGame end{go::Game({board, Color::black}), 0, {}, scoring::Marks{}, "made"};
    for (const char* p : {"A3", "A4", "A5"}) end.marks->black.insert(at(p));
    EXPECT_EQ(RegionOutcomes::of(end)->outcome(board, 0, PointSet{at("A3"), at("A4"), at("A5")}), 4);
    end.marks.reset();
    EXPECT_FALSE(RegionOutcomes::of(end));
}

// Law: whatever was played, and however the board is cut, the outcomes of all regions are the game's score by
// territory, less the prisoners that were taken before.
TEST(region_outcome, of_regions_that_cover_the_board_adds_up_to_the_score) {
    Rng rng(3);
    for (int round = 0; round < 100; ++round) {
        const go::Size size = go::square(5);
        go::Game game(size);
        std::vector<go::Board> boards{game.board()};
        const int length = 20 + static_cast<int>(rng.below(60));
        for (int i = 0; i < length; ++i) {
            const Point p = go::random_point({5, 5}, rng);
            const Move move{game.to_move(), p};
            game.play(game.is_legal(move) ? move : Move::pass(game.to_move()));
            boards.push_back(game.board());
        }
        const auto outcomes = RegionOutcomes::of(ended(game));
        const auto now = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(boards.size())));
        std::array<PointSet, 3> regions;
        go::for_each_point(size, [&](Point p) { regions[rng.below(3)].insert(p); });
        int sum = 0;
        for (const PointSet& region : regions) sum += outcomes->outcome(boards[now], now, region);
        const auto prisoners = [](const go::Board& board) {
            return board.captured(Color::white) - board.captured(Color::black);
        };
        EXPECT_EQ(sum, go::territory_score(go::count(game.board())) - prisoners(boards[now]));
    }
}

TEST(region_outcome, misses_are_told_apart_by_evidence) {
    const std::vector<RegionMiss> misses{{Evidence::proved, 2, 5, 3, Rational(1)},
                                         {Evidence::learned, 1, 0, 4, Rational(-1)},
                                         {Evidence::bounded, 1, 0, 1, Rational(2)}};
    const MissTotals proved = total_misses(misses, true), others = total_misses(misses, false);
    EXPECT_EQ(proved.regions, 1);
    EXPECT_EQ(proved.count, 2);
    EXPECT_EQ(proved.look, 4);
    EXPECT_EQ(proved.within_temperature, 1);
    EXPECT_EQ(others.regions, 2);
    EXPECT_EQ(others.count, 2.5);
    EXPECT_EQ(others.look, 1.5);
    EXPECT_EQ(others.within_temperature, 1);
}

}  // namespace
}  // namespace tedomari::trial
