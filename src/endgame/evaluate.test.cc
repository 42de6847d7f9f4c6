// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "endgame/summaries.test.h"
#include "endgame/terrain.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

TEST(corridor, is_worth_what_every_book_says) {
    EXPECT_EQ(summary(corridor(1)), "0, 0 dame");
    EXPECT_EQ(summary(corridor(2)), "1/2, 1/2 gote");
    EXPECT_EQ(summary(corridor(3)), "5/4, 3/4 gote");
    EXPECT_EQ(summary(corridor(4)), "17/8, 7/8 gote");
    EXPECT_EQ(summary(corridor(5)), "49/16, 15/16 gote");
    EXPECT_EQ(summary(corridor(6)), "129/32, 31/32 gote");
    EXPECT_EQ(summary(corridor(7)), "321/64, 63/64 gote");
}

TEST(corridor, open_at_both_ends) {
    const auto open = [](int n) {
        const std::string wall = "O" + times(n, 'X') + "O";
        return Rows{wall, "O" + times(n, '.') + "O", wall};
    };
    EXPECT_EQ(summary(open(2)), "0, -1 settled");
    EXPECT_EQ(summary(open(3)), "0, 0 gote");
    EXPECT_EQ(summary(open(4)), "1/2, 1/2 gote");
    EXPECT_EQ(summary(open(5)), "5/4, 3/4 gote");
}

TEST(room, with_bends_and_doors) {
    EXPECT_EQ(summary(Rows{"XXXX", "X..O", "X.XO", "XXX#"}), "5/4, 3/4 gote");
    EXPECT_EQ(summary(Rows{"XXXXX", "X...O", "XX.XO", "#XXX#"}), "2, 1 white's sente");
    EXPECT_EQ(summary(Rows{"XXXX", "X..O", "X..X", "XXXX"}), "3/2, 3/2 gote");
    EXPECT_EQ(summary(Rows{"XXXXX", "X...O", "X...X", "XXXXX"}), "97/32, 63/32 gote");
}

TEST(ko, is_worth_thirds) {
    EXPECT_EQ(summary(Rows{"#XO#", "X.xO", "#XO#"}), "-1/3, 1/3 ko");
    EXPECT_EQ(summary(Rows{"#OX#", "O.oX", "#OX#"}), "1/3, 1/3 ko");
}

TEST(capture, of_n_stones) {
    const auto rows = [](int n, const std::string& gap) {
        const std::string wall = times(n + 1 + static_cast<int>(gap.size()), 'X') + "O";
        return Rows{wall, "X" + times(n, 'o') + gap + "O", wall};
    };
    for (int n = 1; n <= 4; ++n) {
        const std::string number = std::to_string(n);
        EXPECT_EQ(summary(rows(n, ".")), number + ", " + number + " gote");
    }
    for (int n = 1; n <= 3; ++n) {
        EXPECT_EQ(summary(rows(n, "..")), std::to_string(2 * n) + ", 1 white's sente");
        EXPECT_EQ(summary(rows(n, "...")), std::to_string(2 * n + 1) + ", 1 white's sente");
    }
}

TEST(capture, by_a_stone_that_is_then_in_atari) {
    const auto rows = [](int n) {
        const std::string wall = times(n + 1, 'X') + "OO";
        return Rows{wall, "X" + times(n, 'o') + ".O", wall};
    };
    EXPECT_EQ(summary(rows(1)), "1/3, 1/3 ko");
    EXPECT_EQ(summary(rows(2)), "1, 1 black's sente");
    EXPECT_EQ(summary(rows(3)), "23/12, 23/12 gote");  // Sensei's 1.92
    EXPECT_EQ(summary(rows(4)), "35/12, 35/12 gote");
}

TEST(first_line_hane, where_the_walls_meet) {
    EXPECT_EQ(summary({"XXXOOO", "X....O"}, Place::lower_edge), "0, 1 gote");
    EXPECT_EQ(summary({"XXXXOOO", "X.....O"}, Place::lower_edge), "1, 1 gote");
    EXPECT_EQ(summary({"XXXXOOOO", "X......O"}, Place::lower_edge), "0, 1 gote");
}

TEST(dame, is_worth_nothing) { EXPECT_EQ(summary({"XXO", "X.O"}, Place::lower_edge), "0, 0 dame"); }

TEST(lines, of_a_sente_move) {
    const local::LocalGame game = value(scene({"XXXXXXO", "Xooo..O", "XXXXXXO"}));
    ASSERT_EQ(game.white.moves.size(), 2U);
    EXPECT_EQ(game.white.count, game.count.value);  // sente keeps the count
    ASSERT_TRUE(game.white.threat);
    EXPECT_GT(*game.white.threat, game.temperature.value);
    EXPECT_EQ(game.black.moves.size(), 1U);
    EXPECT_EQ(game.black.count, game.count.value + game.temperature.value);
}

TEST(lines, name_threats_choices_and_side_lines) {
    const local::LocalGame game = value(scene({"XXXXXXO", "Xooo..O", "XXXXXXO"}));
    ASSERT_EQ(game.threats.size(),
              2U);  // one stone more in danger is a larger threat, and a point thrown away
    EXPECT_EQ(game.threats[0].temperature, Rational(4));
    EXPECT_EQ(game.threats[0].loss, Rational(0));
    EXPECT_EQ(game.threats[1].move, game.white.moves[0]);
    EXPECT_EQ(game.threats[1].temperature, Rational(3));
    EXPECT_EQ(game.threats[1].loss, Rational(0));
    ASSERT_FALSE(game.white_choices.empty());
    EXPECT_EQ(game.white_choices.back().point, game.white.moves[0].point);
    EXPECT_EQ(game.white_choices.back().to, game.temperature.value);
    for (const local::SideLine& line : game.side_lines) EXPECT_GE(line.loss, Rational(0));
}

// What the position after these moves is worth to `side` beyond what it was.
Rational gain(const Scene& at, go::Color side, const std::vector<go::Move>& moves) {
    const Rational before = value(at).count.value;
    Scene after = at;
    for (const go::Move move : moves) after.board.play(move);
    const int prisoners = after.board.captured(go::Color::white) - after.board.captured(go::Color::black);
    const Rational change = value(after).count.value + prisoners - before;
    return side == go::Color::black ? change : -change;
}

TEST(lines, threats_gain_and_answers_take_the_gain_back) {
    for (const Scene& at :
         {scene({"XXXXXXO", "Xooo..O", "XXXXXXO"}), scene({"XXXXXX", "Xo..xO", "XX..OO", "XXOOOO"}),
          scene({"OOOXXX", "Oxx..X", "O.oo.X", "OOOXXX"}), scene({"XXOO", "X..O", "X.xO", "XXOO"})}) {
        const local::LocalGame game = value(at);
        ASSERT_EQ(game.evidence, Evidence::proved);
        for (const local::Threat& threat : game.threats)
            EXPECT_GT(gain(at, threat.move.color, {threat.move}), Rational(0)) << threat.move.point;
        for (const local::Answer& known : game.answers) {
            const go::Move answer{go::opponent(known.move.color), known.answer};
            EXPECT_LE(gain(at, known.move.color, {known.move, answer}), Rational(0)) << known.move.point;
        }
        EXPECT_FALSE(game.answers.empty());
    }
}

TEST(evaluate, refuses_a_region_without_empty_points) {
    const Scene full = scene({"XXX", "XoX"}, Place::lower_edge);
    EXPECT_FALSE(evaluate(full.board, full.region));
    EXPECT_FALSE(evaluate(full.board, go::PointSet{}));
}

TEST(evaluate, bounds_what_it_cannot_search) {
    go::Board board(go::square(19));
    go::PointSet all;
    go::for_each_point(board.size(), [&](go::Point p) { all.insert(p); });
    board.place(go::Point::at(3, 3), go::Color::black);
    const auto game = evaluate(board, all);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->evidence, Evidence::bounded);
    EXPECT_EQ(game->count.high - game->count.low, Rational(2 * 361));
    EXPECT_FALSE(game->notices.empty());
}

// Sixty points fit, but not with the row around them.
TEST(evaluate, keeps_inside_a_mask_that_is_too_large_with_its_surroundings) {
    go::Board board(go::square(19));
    go::PointSet mask;
    for (int column = 0; column < 15; ++column) {
        for (int row = 0; row < 4; ++row) mask.insert(go::Point::at(column, row));
        board.place(go::Point::at(column, 5), column < 7 ? go::Color::black : go::Color::white);
    }
    Effort effort;
    effort.nodes = 200;
    const auto game = evaluate(board, mask, effort);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->evidence, Evidence::bounded);
    EXPECT_LE(game->temperature.high, Rational(60));
    EXPECT_NE(game->notices.back().find("play was kept inside"), std::string::npos);
}

// A living white corner in a mask of the whole board is White's, whatever happens elsewhere.
TEST(evaluate, counts_what_can_never_be_taken_in_a_mask_beyond_search) {
    go::Board board(go::square(19));
    go::PointSet all;
    go::for_each_point(board.size(), [&](go::Point p) { all.insert(p); });
    for (const char* name : {"B1", "B2", "A3", "B3", "A2", "C1", "D1", "D2", "C3", "D3", "C2"})
        board.place(go::at(name), go::Color::white);
    board.remove(go::at("A2"));
    board.remove(go::at("C1"));
    board.place(go::at("E1"), go::Color::black);
    const auto game = evaluate(board, all);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->evidence, Evidence::bounded);
    EXPECT_LT(game->count.high - game->count.low, Rational(2 * 361));
}

// Any board, any mask: an answer or an error, and bounds that hold what more search proves.
TEST(evaluate, of_random_boards_and_masks) {
    Rng rng(404);
    int answered = 0, proved = 0;
    for (int i = 0; i < 50; ++i) {
        go::Board board(go::square(7));
        go::PointSet mask;
        const auto stones = 2 + rng.below(6), reach = 1 + rng.below(3);
        const int column = static_cast<int>(rng.below(7)), row = static_cast<int>(rng.below(7));
        go::for_each_point(board.size(), [&](go::Point p) {
            const auto kind = rng.below(10);
            if (kind < stones) board.place(p, kind % 2 == 0 ? go::Color::black : go::Color::white);
            const auto distance = std::abs(p.column() - column) + std::abs(p.row() - row);
            if (static_cast<unsigned>(distance) <= reach) mask.insert(p);
        });
        if (!board.is_possible()) continue;
        Effort effort;
        effort.time = std::chrono::nanoseconds::max();
        effort.nodes = 60;
        const auto few = evaluate(board, mask, effort);
        if (!few) continue;
        ++answered;
        for (const local::Estimate& e : {few->count, few->temperature}) {
            EXPECT_LE(e.low, e.value) << board;
            EXPECT_LE(e.value, e.high) << board;
        }
        EXPECT_GE(few->temperature.value, std::min(Rational(0), few->temperature.high)) << board;
        effort.nodes = 1'000;
        const auto more = evaluate(board, mask, effort);
        ASSERT_TRUE(more);
        if (more->evidence != Evidence::proved || more->model != few->model) continue;
        if (!more->notices.empty()) continue;  // two rows were needed
        EXPECT_LE(few->count.low, more->count.value) << board;
        EXPECT_GE(few->count.high, more->count.value) << board;
        EXPECT_LE(few->temperature.low, more->temperature.value) << board;
        EXPECT_GE(few->temperature.high, more->temperature.value) << board;
        ++proved;
    }
    EXPECT_GT(answered, 20);
    EXPECT_GT(proved, 5);
}

TEST(evaluate, gives_bounds_when_the_budget_is_spent) {
    Effort effort;
    effort.nodes = 40;
    effort.second_opinions = false;
    const Scene open = scene({"XXXXXXX", "X......O", "X.....O#", "X......O", "XXXXXXX#"});
    const auto few = evaluate(open.board, open.region, effort);
    ASSERT_TRUE(few);
    EXPECT_EQ(few->evidence, Evidence::bounded);
    EXPECT_LE(few->temperature.low, few->temperature.value);
    EXPECT_LE(few->temperature.value, few->temperature.high);
    effort.nodes = 4'000;
    const auto more = evaluate(open.board, open.region, effort);
    ASSERT_TRUE(more);
    EXPECT_LE(few->count.low, more->count.low);  // more search never widens the bounds
    EXPECT_GE(few->count.high, more->count.high);
}

}  // namespace
}  // namespace tedomari::endgame
