// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <gtest/gtest.h>

#include "endgame/pictures.test.h"

namespace tedomari::endgame {
namespace {

using Rows = std::vector<std::string>;

local::LocalGame value(const Scene& scene) {
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = 500'000;
    const auto game = evaluate(scene.board, scene.region, effort);
    EXPECT_TRUE(game) << (game ? "" : game.error().message);
    return game ? *game : local::LocalGame{};
}

// "17/8, 7/8 gote"
std::string summary(const Scene& scene) {
    const local::LocalGame game = value(scene);
    std::string text = to_string(game.count.value) + ", " + to_string(game.temperature.value) + " " +
                       std::string(to_string(game.kind));
    if (game.evidence != Evidence::proved) text += " (not proved)";
    return text;
}

std::string summary(const Rows& rows, Place place = Place::centre) { return summary(scene(rows, place)); }

std::string times(int n, char c) { return std::string(static_cast<std::size_t>(n), c); }

Rows corridor(int n) {
    const std::string wall = "X" + times(n, 'X') + "O";
    return {wall, "X" + times(n, '.') + "O", wall};
}

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

Scene swapped(const Scene& from) {
    Scene result;
    result.region = from.region;
    go::for_each_point(from.board.size(), [&](go::Point p) {
        const go::Cell cell = from.board.at(p);
        if (go::is_stone(cell)) result.board.place(p, go::opponent(go::color_of(cell)));
    });
    return result;
}

Scene mirrored(const Scene& from) {
    Scene result;
    const auto image = [](go::Point p) { return go::Point::at(p.row(), p.column()); };
    from.region.for_each([&](go::Point p) { result.region.insert(image(p)); });
    go::for_each_point(from.board.size(), [&](go::Point p) {
        const go::Cell cell = from.board.at(p);
        if (go::is_stone(cell)) result.board.place(image(p), go::color_of(cell));
    });
    return result;
}

TEST(twins, have_mirrored_values) {
    for (const Rows& rows : {corridor(4), Rows{"XXXXXOO", "Xooo..O", "XXXXXOO"},
                             Rows{"XXXX", "X..O", "X..X", "XXXX"}, Rows{"XXXXOO", "Xooo.O", "XXXXOO"}}) {
        const Scene original = scene(rows);
        const local::LocalGame game = value(original);
        const local::LocalGame other = value(swapped(original));
        EXPECT_EQ(other.count.value, -game.count.value);
        EXPECT_EQ(other.temperature, game.temperature);
        const local::LocalGame turned = value(mirrored(original));
        EXPECT_EQ(turned.count, game.count);
        EXPECT_EQ(turned.temperature, game.temperature);
        EXPECT_EQ(turned.kind, game.kind);
    }
}

TEST(twins, do_not_care_what_happens_far_away) {
    const Scene original = scene(corridor(5));
    Scene busy = original;
    for (const auto& [column, row] : {std::pair{0, 0}, {1, 0}, {17, 17}, {0, 18}}) {
        busy.board.place(go::Point::at(column, row), column % 2 == 0 ? go::Color::black : go::Color::white);
    }
    EXPECT_EQ(summary(busy), summary(original));
}

TEST(lines, of_a_sente_move) {
    const local::LocalGame game = value(scene({"XXXXXXO", "Xooo..O", "XXXXXXO"}));
    ASSERT_EQ(game.white.moves.size(), 2U);
    EXPECT_EQ(game.white.count, game.count.value);  // sente keeps the count
    ASSERT_TRUE(game.white.threat);
    EXPECT_GT(*game.white.threat, game.temperature.value);
    EXPECT_EQ(game.black.moves.size(), 1U);
    EXPECT_EQ(game.black.count, game.count.value + game.temperature.value);
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
