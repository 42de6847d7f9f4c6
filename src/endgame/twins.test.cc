// SPDX-License-Identifier: MIT
// Regions whose values must be the same, or each other's negatives.
#include "endgame/summaries.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

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

TEST(twins, of_random_regions_have_mirrored_values) {
    Rng rng(31);
    int compared = 0, proved = 0;
    for (int i = 0; i < 150; ++i) {
        const Scene original = random_shelter(rng);
        if (!original.board.is_possible()) continue;
        Effort effort;
        effort.time = std::chrono::nanoseconds::max();
        effort.nodes = 20'000;
        const auto game = evaluate(original.board, original.region, effort);
        const Scene negative = swapped(original), turned = mirrored(original);
        const auto other = evaluate(negative.board, negative.region, effort);
        const auto image = evaluate(turned.board, turned.region, effort);
        ASSERT_EQ(static_cast<bool>(game), static_cast<bool>(other));
        if (!game) continue;
        if (game->evidence != Evidence::proved || other->evidence != Evidence::proved ||
            image->evidence != Evidence::proved)
            continue;  // where the budget ended depends on the order of moves
        EXPECT_EQ(other->count.value, -game->count.value) << original.board;
        EXPECT_EQ(other->temperature, game->temperature) << original.board;
        EXPECT_EQ(image->count, game->count) << original.board;
        EXPECT_EQ(image->temperature, game->temperature) << original.board;
        EXPECT_EQ(image->kind, game->kind) << original.board;
        if (game->black_master && other->white_master) {
            EXPECT_EQ(*other->white_master, -*game->black_master) << original.board;
        }
        ++compared;
        proved += game->temperature.value > Rational(0) ? 1 : 0;
    }
    EXPECT_GT(compared, 60);
    EXPECT_GT(proved, 20);
}

TEST(twins, do_not_care_for_liberties_outside) {
    // the same corridor, its walls alone on the board or with stones of their own behind them
    const Scene thin = scene({"#XXXXO#", "#X...O#", "#XXXXO#"});
    const Scene thick = scene({"XXXXXOO", "XX...OO", "XXXXXOO"});
    EXPECT_EQ(summary(thin), summary(thick));
}

TEST(twins, do_not_care_what_happens_far_away) {
    const Scene original = scene(corridor(5));
    Scene busy = original;
    for (const auto& [column, row] : {std::pair{0, 0}, {1, 0}, {17, 17}, {0, 18}}) {
        busy.board.place(go::Point::at(column, row), column % 2 == 0 ? go::Color::black : go::Color::white);
    }
    EXPECT_EQ(summary(busy), summary(original));
}

}  // namespace
}  // namespace tedomari::endgame
