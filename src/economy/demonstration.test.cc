// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "economy/economic.h"
#include "economy/ledger.h"
#include "economy/sums.test.h"

namespace tedomari::economy {

namespace {

// The demonstration game of [Berlekamp 1996, 1] by its lines; YK is Left, DW is Right.
Record demonstration() {
    Sum sum(KoLaw::komaster);
    sum.add(open_book(*game_with_line({65, 32}, {47, 32},
                                      {{Side::right, {9, 16}, {17, 16}},
                                       {Side::left, {13, 8}, {7, 8}},
                                       {Side::left, {5, 2}, {1, 2}},
                                       {Side::left, 3, 0}})),
            {}, "-Go");
    sum.add(open_book(*game_with_line({3, 4}, {9, 8},
                                      {{Side::left, {15, 8}, {9, 8}},
                                       {Side::right, {11, 16}, {19, 16}},
                                       {Side::left, {15, 8}, {9, 8}},
                                       {Side::right, {3, 4}, 1},
                                       {Side::right, {-1, 4}, 1},
                                       {Side::left, {3, 4}, 1},
                                       {Side::right, {-1, 4}, {3, 4}},
                                       {Side::right, -1, {-1, 2}}})),
            {}, "Domineering");
    EconomicOptions options;
    options.left_sides = {{{9, 4}, {7, 4}}, {{3, 2}, {1, 2}}};
    options.first_move = Bids{{5, 4}, {7, 4}};
    const Players players{strategy("sentestrat"), strategy("sentestrat")};
    return play_economically(sum, players, options);
}

}  // namespace

TEST(demonstration, is_played_as_recorded) {
    const Record record = demonstration();
    std::string movers;
    std::string summands;
    for (const Play& play : record.plays) {
        if (play.is_pass()) continue;
        movers += play.mover == Side::left ? 'Y' : 'D';
        summands += play.turn->summand == 0 ? 'G' : 'D';
    }
    EXPECT_EQ(movers, "DYDYDYDYDYDYD");
    EXPECT_EQ(summands, "GDDDDGDDDGDGG");
    EXPECT_EQ(record.score, 2);
    EXPECT_EQ(Rational(5) + record.right.total(), Rational(83, 16));  // 5.1875
    EXPECT_EQ(Rational(5) + record.left.total(), Rational(77, 16));   // 4.8125
}

TEST(demonstration, table_2_the_error_ledger) {
    const ErrorLedger ledger = error_ledger(demonstration());
    const std::vector<BidError> expected = {
        {Side::left, "-Go", {9, 4}, {65, 32}, {{7, 32}, 0}},
        {Side::right, "-Go", {7, 4}, {65, 32}, {{9, 32}, 0}},
        {Side::left, "Domineering", {3, 2}, {3, 4}, {{3, 4}, 0}},
        {Side::right, "Domineering", {1, 2}, {3, 4}, {{1, 4}, 0}},
        {Side::left, "first move", {5, 4}, {47, 32}, {{7, 64}, {7, 64}}},
        {Side::right, "first move", {7, 4}, {47, 32}, {{9, 64}, {9, 64}}},
    };
    EXPECT_EQ(ledger.bids, expected);
    EXPECT_EQ(ledger.right_bids, (Money{{43, 64}, {9, 64}}));
    EXPECT_EQ(ledger.left_bids, (Money{{69, 64}, {7, 64}}));
    EXPECT_EQ(ledger.left_gain_by_bidding, (Money{{-13, 64}, {1, 64}}));
    EXPECT_TRUE(ledger.plays.empty());
    EXPECT_EQ(ledger.left_net, Rational(-3, 16));
}

// The columns of the printed table are exchanged: the text has YK pocket 3/8 after move 1.
TEST(demonstration, table_3_the_pocketed_chips) {
    const Record record = demonstration();
    struct Row {
        int after;
        Rational yk, dw, table, tax;
    };
    const std::vector<Row> expected = {
        {0, {-3, 4}, {-3, 4}, {3, 2}, {3, 2}}, {1, {3, 8}, 0, {9, 8}, {9, 8}},
        {5, {1, 16}, 0, {17, 16}, {17, 16}},   {6, 0, {1, 16}, 1, 1},
        {9, {1, 8}, 0, {7, 8}, {7, 8}},        {10, 0, {1, 8}, {3, 4}, {3, 4}},
        {11, {1, 4}, 0, {1, 2}, {1, 2}},       {12, 0, {1, 2}, 0, 0},
    };
    ASSERT_EQ(record.pocketings.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Pocketing& row = record.pocketings[i];
        EXPECT_EQ(row.after, expected[i].after);
        EXPECT_EQ(row.left, expected[i].yk) << i;
        EXPECT_EQ(row.right, expected[i].dw) << i;
        EXPECT_EQ(row.on_table, expected[i].table) << i;
        EXPECT_EQ(row.tax, expected[i].tax) << i;
    }
    EXPECT_EQ(record.left.chips, Rational(1, 16));
    EXPECT_EQ(record.left.cash, Rational(-1, 4));
}

TEST(demonstration, table_4_the_forecasting_record) {
    const std::vector<ForecastRow> expected = {
        {{47, 32}, {89, 32}, {131, 64}, 1, 1, {-11, 64}}, {{9, 8}, {21, 16}, {15, 8}, 2, 5, {-1, 32}},
        {{17, 16}, {21, 16}, {59, 32}, 6, 6, {1, 32}},    {1, {19, 8}, {15, 8}, 7, 9, {-1, 16}},
        {{7, 8}, {11, 8}, {29, 16}, 10, 10, {1, 16}},     {{3, 4}, {9, 4}, {15, 8}, 11, 11, {-1, 8}},
        {{1, 2}, {3, 2}, {7, 4}, 12, 12, {1, 4}},         {0, 2, 2, 13, 13, 0},
    };
    EXPECT_EQ(forecasting_record(demonstration()), expected);
}

TEST(demonstration, big_picture) {
    const auto points = big_picture(demonstration());
    ASSERT_EQ(points.size(), 14u);
    EXPECT_EQ(points[0].mean, Rational(89, 32));
    EXPECT_EQ(points[3].temperature, Rational(19, 16));
    EXPECT_EQ(points[12].mean, 2);
    EXPECT_EQ(points[12].temperature, 0);
}

}  // namespace tedomari::economy
