// SPDX-License-Identifier: MIT
#include "analysis/fought_ko.h"

#include <gtest/gtest.h>

#include "analysis/review.h"
#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Color;
using go::Move;

constexpr const char* ko_picture = R"(
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X . X O . .
        . . X O . . .
        . . . . . . .
        . . . . . . .)";
const go::Point left = at("C4"), right = at("D4");  // White takes at the left, Black at the right

// A game from there, and what analyze would have said of the ko before each move: White's threats are of this size.
struct Played {
    std::vector<ReviewedPosition> positions;
    std::vector<ReviewedMove> moves;

    std::vector<FoughtKo> fought() const {
        std::vector<const ReviewedPosition*> seen;
        for (const ReviewedPosition& position : positions) seen.push_back(&position);
        return fought_kos(seen, moves);
    }
};

ReviewedPosition seen(const go::Board& board, Color threatens, go::Point threat, Rational size) {
    ReviewedPosition position;
    position.board = board;
    for (const Color color : {Color::black, Color::white}) {
        const go::Point point = color == Color::white ? left : right;
        if (!board.is_ko_shape({color, point})) continue;
        KoAt ko;
        ko.fight.take = {color, point};
        ko.fight.stone = point == left ? right : left;
        ko.fight.worth = 5;
        ko.fight.winner = Color::black;
        ko.fight.short_by = 1;
        ko.fight.threats[static_cast<std::size_t>(threatens)] = {
            {{threatens, threat}, size, 0, Evidence::learned}};
        position.fights.push_back(ko);
    }
    return position;
}

Played play(const std::vector<std::pair<Color, const char*>>& moves, const char* threat, Rational size) {
    Played played;
    go::Board board = go::diagram(ko_picture);
    played.positions.push_back(seen(board, Color::black, at(threat), size));
    for (const auto& [color, point] : moves) {
        const Move move{color, at(point)};
        board.play(move);
        ReviewedMove reviewed;
        reviewed.number = 101 + static_cast<int>(played.moves.size());
        reviewed.move = move;
        played.moves.push_back(reviewed);
        played.positions.push_back(seen(board, Color::black, at(threat), size));
    }
    return played;
}

}  // namespace

TEST(fought_ko, runs_from_the_first_capture_to_who_ended_it) {
    // White takes, Black threatens, White answers, Black takes back, White plays elsewhere, Black fills.
    const auto kos = play({{Color::white, "C4"},
                           {Color::black, "G7"},
                           {Color::white, "F7"},
                           {Color::black, "D4"},
                           {Color::white, "A1"},
                           {Color::black, "C4"}},
                          "G7", 8)
                         .fought();
    ASSERT_EQ(kos.size(), 1u);
    EXPECT_EQ(kos[0].from, 101);
    EXPECT_EQ(kos[0].to, 106);
    EXPECT_EQ(kos[0].captures, 2);
    EXPECT_TRUE(kos[0].ended);
    EXPECT_EQ(kos[0].ended_by, Color::black);
    ASSERT_EQ(kos[0].threats.size(), 2u);
    EXPECT_EQ(kos[0].threats[0].number, 102);
    ASSERT_TRUE(kos[0].threats[0].size);
    EXPECT_EQ(kos[0].threats[0].size->size, Rational(8));
    EXPECT_TRUE(kos[0].threats[0].answered);
    EXPECT_EQ(kos[0].threats[0].ignored_below, Rational(3 * 5 - 2 * 8));
    EXPECT_EQ(kos[0].threats[0].right, true);  // however little there is elsewhere
    EXPECT_FALSE(kos[0].threats[1].size);      // A1 threatens nothing that was seen
    EXPECT_FALSE(kos[0].threats[1].answered);
}

TEST(fought_ko, says_whether_the_answer_was_the_one_recommended) {
    Played played = play({{Color::white, "C4"}, {Color::black, "G7"}, {Color::white, "D4"}}, "G7", 8);
    played.positions[2].fights.front().fight.answer = true;  // after the threat
    const auto kos = played.fought();
    ASSERT_EQ(kos.size(), 1u);
    EXPECT_EQ(kos[0].captures, 1);
    EXPECT_TRUE(kos[0].ended);
    EXPECT_EQ(kos[0].ended_by, Color::white);
    ASSERT_EQ(kos[0].threats.size(), 1u);
    EXPECT_FALSE(kos[0].threats[0].answered);
    EXPECT_EQ(kos[0].threats[0].right, false);
}

TEST(fought_ko, has_no_threats_while_nobody_minds_it) {
    // After the answer Black plays elsewhere again, and only later retakes.
    const auto kos = play({{Color::white, "C4"},
                           {Color::black, "G7"},
                           {Color::white, "F7"},
                           {Color::black, "A7"},
                           {Color::white, "B7"},
                           {Color::black, "D4"}},
                          "G7", 8)
                         .fought();
    ASSERT_EQ(kos.size(), 1u);
    EXPECT_EQ(kos[0].threats.size(), 1u);
    EXPECT_FALSE(kos[0].ended);
}

TEST(fought_ko, is_none_where_a_stone_is_taken_and_nobody_minds) {
    EXPECT_TRUE(
        play({{Color::white, "C4"}, {Color::black, "A1"}, {Color::white, "D4"}}, "G7", 8).fought().empty());
    EXPECT_TRUE(play({{Color::black, "C4"}, {Color::white, "A1"}}, "G7", 8).fought().empty());
}

}  // namespace tedomari::analysis
