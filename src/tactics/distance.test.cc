// SPDX-License-Identifier: MIT
#include "tactics/distance.h"

#include <unordered_set>

#include "go/random_boards.test.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::Point;

namespace {

int apart(const Board& board, Point a, Point b, Color color, int limit) {
    const Layout layout = layout_of(board);
    return moves_apart(Ways(board, layout, color), a, b, limit);
}

bool are_joined(const Board& board, Point a, Point b, Color color) {
    return board.at(a) == cell(color) && board.at(b) == cell(color) && board.chain(a) == board.chain(b);
}

bool takes(const Board& before, const Board& after, Color enemy) {
    bool taken = false;
    go::for_each_point(before.size(),
                       [&](Point p) { taken |= before.at(p) == cell(enemy) && after.is_empty(p); });
    return taken;
}

enum class Taking { allowed, forbidden };

// The slow twin: all sequences of moves of one color, the other passing, by length.
int fewest_moves(const Board& board, Point a, Point b, Color color, int limit,
                 Taking taking = Taking::allowed) {
    std::vector<Board> reached{board};
    std::unordered_set<std::uint64_t> seen;
    for (int moves = 0; moves <= limit; ++moves) {
        std::vector<Board> next;
        for (Board& position : reached) {
            if (are_joined(position, a, b, color)) return moves;
            if (moves == limit) continue;
            go::for_each_point(board.size(), [&](Point p) {
                if (!position.is_legal({color, p}, go::Suicide::forbidden)) return;
                Board after = position;
                after.play({color, p});
                if (taking == Taking::forbidden && takes(position, after, opponent(color))) return;
                after.play(go::Move::pass(opponent(color)));
                after.forget_plays();
                if (seen.insert(after.hash()).second) next.push_back(after);
            });
        }
        reached = std::move(next);
    }
    return limit + 1;
}

}  // namespace

TEST(distance, counts_moves_in_a_row) {
    const Board board = diagram(R"(
        X . . X . . . .
        . . . . . . X .
        . X X . X . . .
        . . . . O X . .
        . . . . . . . .)");
    const auto black = [&](const char* a, const char* b) {
        return apart(board, at(a), at(b), Color::black, 5);
    };
    EXPECT_EQ(black("B3", "C3"), 0);  // one chain
    EXPECT_EQ(black("C3", "E3"), 1);  // a common liberty
    EXPECT_EQ(black("A5", "B3"), 2);
    EXPECT_EQ(black("A5", "D5"), 2);
    EXPECT_EQ(black("F2", "E3"), 1);
    EXPECT_EQ(black("B3", "E1"), 3);  // an empty point must be occupied, too
}

TEST(distance, takes_weak_enemies_on_the_way) {
    const Board board = diagram(R"(
        . O O .
        X O O X
        . O O .)");
    EXPECT_EQ(apart(board, at("A2"), at("D2"), Color::black, 4), 5);  // four liberties: too many
    const Board weak = diagram(R"(
        X O X
        . . .)");
    EXPECT_EQ(fewest_moves(weak, at("A2"), at("C2"), Color::black, 4), 2);
    EXPECT_EQ(fewest_moves(weak, at("A2"), at("C2"), Color::black, 4, Taking::forbidden), 5);
    EXPECT_LE(apart(weak, at("A2"), at("C2"), Color::black, 4), 2);
}

TEST(distance, stops_at_the_limit) {
    const Board board = diagram(R"(
        X . . . . . . X)");
    EXPECT_EQ(apart(board, at("A1"), at("H1"), Color::black, 6), 6);
    EXPECT_EQ(apart(board, at("A1"), at("H1"), Color::black, 5), 6);
    EXPECT_EQ(apart(board, at("A1"), at("H1"), Color::black, 2), 3);
}

struct Compared {
    int cases = 0, too_far = 0, exact = 0;
};

// Random boards: the distance beside the moves it takes, from an own stone to a stone or an empty point.
Compared compare(Taking taking, int boards) {
    Rng rng(3);
    constexpr int limit = 4;
    Compared met;
    for (const go::Size size : {go::Size{4, 4}, go::Size{5, 3}, go::Size{5, 4}}) {
        for (int i = 0; i < boards; ++i) {
            const Board board = random_board(size, 4 + static_cast<int>(rng.below(14)), rng);
            const Point a = go::random_point(size, rng), b = go::random_point(size, rng);
            const Color color = rng.below(2) == 0 ? Color::black : Color::white;
            if (a == b || board.at(a) != cell(color) || board.at(b) == cell(opponent(color))) continue;
            const int truth = fewest_moves(board, a, b, color, limit, taking);
            const int estimate = apart(board, a, b, color, limit);
            ++met.cases;
            met.exact += estimate == truth;
            met.too_far += estimate > truth;
            if (taking == Taking::forbidden) {
                EXPECT_LE(estimate, truth)
                    << board << go::to_string(a) << " " << go::to_string(b) << " " << to_string(color);
            }
        }
    }
    return met;
}

// What calls a connection out of reach leans on it.
TEST(distance, is_never_more_than_the_moves_it_takes_without_captures) {
    EXPECT_GT(compare(Taking::forbidden, 100).cases, 40);
}

// Stones taken on the way are paid in full from both sides, even where the way fills their liberties: then it
// may be too high.  A win is missed by that, none is wrongly claimed.
TEST(distance, is_seldom_too_high_where_stones_are_taken) {
    const Compared met = compare(Taking::allowed, 250);
    EXPECT_GT(met.cases, 100);
    EXPECT_LT(met.too_far * 10, met.cases) << met.too_far << " of " << met.cases;
    EXPECT_GT(met.exact * 3, met.cases * 2) << met.exact << " of " << met.cases;
}

TEST(distance, at_a_glance_agrees) {
    Rng rng(5);
    for (int i = 0; i < 2000; ++i) {
        const Board board = random_board(go::square(5), 12, rng);
        const Point a = go::random_point(board.size(), rng), b = go::random_point(board.size(), rng);
        if (a == b || !go::is_stone(board.at(a)) || board.at(b) != board.at(a)) continue;
        const Color color = color_of(board.at(a));
        const int glance = moves_apart_at_a_glance(board, a, b, color);
        const int distance = apart(board, a, b, color, 4);
        // A stone in atari between them may be counted as one move, which a glance does not see.
        EXPECT_TRUE(glance == 2 ? distance >= 1 : distance == glance)
            << board << go::to_string(a) << " " << go::to_string(b) << " " << distance << " " << glance;
    }
}

}  // namespace tedomari::tactics
