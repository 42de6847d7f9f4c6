// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cgt/cooling.h"
#include "cgt/lines.h"
#include "economy/alternate.h"
#include "economy/economic.h"
#include "economy/ledger.h"
#include "economy/nemesis.h"
#include "economy/optimum.h"
#include "economy/prescribed.h"
#include "economy/sums.test.h"

namespace tedomari::economy {

namespace {

// As written: the canonical form of the first has no trap.
Sum failure(KoLaw law) {
    Sum sum(law);
    sum.add(
        ko_book({{"A", {"1"}, {"AR"}}, {"AR", {"C"}, {"-21"}}, {"C", {"10"}, {"CR"}}, {"CR", {"0"}, {"-20"}}},
                Side::left));
    sum.add(ko_book({{"B", {"1"}, {"D"}}, {"D", {"0"}, {"-18"}}}, Side::left));
    return sum;
}

Record economic(Sum sum, std::string_view left, std::string_view right, const EconomicOptions& options = {},
                Rng* rng = nullptr) {
    const Players players{strategy(left), strategy(right), rng};
    return play_economically(std::move(sum), players, options);
}

}  // namespace

// [Berlekamp 1996, 3.3], Left going second, against a Right who makes the most of it.
TEST(hotstrat, fails_where_the_others_do_not) {
    const auto worst = [&](std::string_view left) {
        const Sum sum = failure(KoLaw::ban);
        Budget budget;
        const Players players{strategy(left), strategy("nemesis")};
        const auto reply = best_reply(
            players, Side::right, [&](const Players& p) { return play_alternately(sum, p, {Side::right}); },
            budget);
        EXPECT_TRUE(reply.exhaustive);
        return reply.record.score;
    };
    EXPECT_EQ(worst("sentestrat"), 0);
    EXPECT_EQ(worst("thermostrat"), 0);
    EXPECT_EQ(worst("hotstrat"), -8);
}

TEST(hotstrat, fails_under_economic_rules_too) {
    EconomicOptions options;
    options.first = Side::right;
    options.first_move = Bids{1, 1};  // in the paper the tax has been 1 since the beginning
    const auto worst = [&](std::string_view left) {
        const Sum sum = failure(KoLaw::komaster);
        Budget budget;
        const Players players{strategy(left), strategy("nemesis")};
        const auto reply = best_reply(
            players, Side::right, [&](const Players& p) { return play_economically(sum, p, options); },
            budget);
        EXPECT_TRUE(reply.exhaustive);
        return reply.record;
    };
    EXPECT_EQ(worst("sentestrat").left.total(), 0);
    EXPECT_EQ(worst("thermostrat").left.total(), 0);
    const Record bad = worst("hotstrat");
    EXPECT_EQ(bad.score, -8);
    EXPECT_EQ(bad.left.total(), -7);
    // The error is found where it was made: 16 left for 9, at a tax of 1.
    const ErrorLedger ledger = error_ledger(bad);
    ASSERT_EQ(ledger.plays.size(), 1u);
    EXPECT_EQ(ledger.plays[0].number, 4);
    EXPECT_EQ(ledger.plays[0].player, Side::left);
    EXPECT_EQ(ledger.plays[0].loss, 7);
}

TEST(alternate_play, takes_turns_at_switches) {
    Workshop shop;
    const Players players{strategy("sentestrat"), strategy("hotstrat")};
    const Record record = play_alternately(shop.sum(KoLaw::ban, {"{5|-5}", "{3|-3}", "{1|-1}"}), players);
    EXPECT_EQ(record.score, 3);
    EXPECT_EQ(record.start.forecast, Rational(5, 2));
    EXPECT_EQ(record.moves(), 3);
    EXPECT_EQ(record.plays[0].kind, MoveKind::temperature_lowering);
    EXPECT_EQ(record.plays[0].after.forecast, Rational(7, 2));  // half of what the temperature fell, for Left
    EXPECT_EQ(record.plays[1].after.forecast, Rational(5, 2));
}

TEST(alternate_play, sees_a_sacrifice) {
    Workshop shop;
    Rng rng(5);
    bool seen = false;
    for (int i = 0; i < 50; ++i) {
        const Players players{strategy("random"), strategy("sentestrat"), &rng};
        const Record record = play_alternately(shop.sum(KoLaw::ban, {"{5|-5}", "{3|-3}"}), players);
        const Play& first = record.plays[0];
        if (first.turn->summand != 1) continue;
        seen = true;  // 3 at temperature 5, whoever comes next takes 5
        EXPECT_EQ(first.kind, MoveKind::sacrificial);
        EXPECT_FALSE(first.compulsory);
        EXPECT_EQ(first.loss, 2);
    }
    EXPECT_TRUE(seen);
}

TEST(alternate_play, sacrifices_at_a_koban) {
    // Right takes the ko from A; Left may not take back and has only a small move elsewhere.
    const auto ko = ko_book({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}}, Side::left);
    Workshop shop;
    Sum sum(KoLaw::ban);
    sum.add(ko, {}, "ko");
    sum.add(shop.book("{2|-2}"), {}, "small");
    const Players players{strategy("sentestrat"), strategy("sentestrat")};
    const Record record = play_alternately(sum, players, {Side::right});
    ASSERT_GE(record.plays.size(), 2u);
    EXPECT_EQ(record.plays[0].turn->summand, 0u);
    EXPECT_EQ(record.plays[1].turn->summand, 1u);
    EXPECT_EQ(record.plays[1].kind, MoveKind::sacrificial);
    EXPECT_TRUE(record.plays[1].compulsory);
    EXPECT_TRUE(record.finished);
    EXPECT_EQ(record.score, -7);  // Right wins the ko, Left has her 2
}

TEST(economic_play, komaster_moves_twice) {
    for (const Side komaster : {Side::left, Side::right}) {
        Sum sum(KoLaw::komaster);
        sum.add(ko_book({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}}, komaster), cgt::Vertex(1), "ko");
        EconomicOptions options;
        options.first = Side::left;
        const Record record = economic(sum, "sentestrat", "sentestrat", options);
        EXPECT_EQ(record.left.total(), 0);
        EXPECT_EQ(record.right.total(), 0);
        if (komaster == Side::left) {  // she takes and wins, two taxes of 11
            ASSERT_EQ(record.moves(), 2);
            EXPECT_TRUE(record.plays[1].doubled);
            EXPECT_EQ(record.plays[1].mover, Side::left);
            EXPECT_EQ(record.score, 24);
        }
    }
}

TEST(economic_play, on_integers_ends_with_nothing_on_the_board) {
    Workshop shop;
    Sum sum(KoLaw::komaster);
    for (const char* text : {"{3|-2}", "1/2", "-1"}) {
        sum.add(open_book(*with_moves_in_numbers(cgt::game_graph_of(shop.thermographs, shop.game(text)))), {},
                text);
    }
    EconomicOptions options;
    options.t_min = -1;
    const Record record = economic(sum, "sentestrat", "sentestrat", options);
    EXPECT_EQ(record.score, 0);
    EXPECT_EQ(record.left.total(), 0);
    EXPECT_EQ(record.left.cash, -record.right.cash);
    EXPECT_LT(record.auctions.back().to, 0);
}

// Left's move to {3|…} is reversible, and as the board is written worth its tax up to 1 1/8, above the base of the mast:
// the empty 4x9 board of [Berlekamp 1996, 1] in small.
TEST(economic_play, bids_where_the_mast_touches_the_own_scaffold) {
    Sum sum(KoLaw::komaster);
    sum.add(ko_book({{"G", {"V"}, {"H"}},
                     {"V", {"3"}, {"W"}},
                     {"W", {"X"}, {"H"}},
                     {"X", {"5/2"}, {"1"}},
                     {"H", {"1/2"}, {"-1"}}},
                    Side::left));
    ASSERT_EQ(sum.mean(), Rational(3, 4));
    ASSERT_EQ(sum.temperature(), 1);
    const Record record = economic(sum, "sentestrat", "sentestrat");
    EXPECT_EQ(record.sales.back().left_bid, Rational(9, 8));
    EXPECT_EQ(record.sales.back().right_bid, 1);
    EXPECT_EQ(record.plays[0].mover, Side::left);
    EXPECT_EQ(record.left.total(), 0);
    const ErrorLedger ledger = error_ledger(record);
    EXPECT_TRUE(ledger.plays.empty());
    EXPECT_EQ(ledger.left_net, 0);
    for (const BidError& bid : ledger.bids) EXPECT_EQ(bid.loss, Money{}) << bid.item;
}

// [Berlekamp 1996, figure 6]: nobody moves unless he is paid, at -1/2 before -1; and that is no sacrifice.
TEST(economic_play, goes_on_below_zero) {
    Sum sum(KoLaw::komaster);
    const auto end = game_with_line(0, 1, {{Side::left, 1, Rational(-1, 2)}});
    ASSERT_TRUE(end);
    sum.add(open_book(*with_moves_in_numbers(*end)));
    EconomicOptions options;
    options.t_min = -1;
    const Record record = economic(sum, "sentestrat", "sentestrat", options);
    std::vector<Rational> taxes;
    for (const TaxAuction& auction : record.auctions) taxes.push_back(auction.to);
    EXPECT_EQ(taxes, (std::vector<Rational>{1, Rational(-1, 2), -1}));
    for (const Play& play : record.plays) {
        EXPECT_NE(play.kind, MoveKind::sacrificial) << play.number;
        EXPECT_EQ(play.after.forecast, 1) << play.number;
    }
    EXPECT_EQ(record.score, 0);
    EXPECT_EQ(record.left.total(), 0);
}

TEST(economic_play, takes_either_first_tax_and_any_arbitrator) {
    Workshop shop;
    EconomicOptions options;
    options.first_move = Bids{4, 6};
    EXPECT_EQ(
        economic(shop.sum(KoLaw::komaster, {"{5|-5}"}), "sentestrat", "sentestrat", options).plays[0].tax, 5);
    options.first_tax = FirstTax::higher;
    EXPECT_EQ(
        economic(shop.sum(KoLaw::komaster, {"{5|-5}"}), "sentestrat", "sentestrat", options).plays[0].tax, 6);
    EconomicOptions tied;
    for (const auto& [ties, second] : {std::pair{TieBreak::alternating, Side::right},
                                       {TieBreak::same_player, Side::left},
                                       {TieBreak::favours_left, Side::left},
                                       {TieBreak::favours_right, Side::right}}) {
        tied.ties = ties;
        const Record record =
            economic(shop.sum(KoLaw::komaster, {"{5|-5}", "{3|-3}"}), "sentestrat", "sentestrat", tied);
        EXPECT_EQ(record.auctions.at(1).mover, second);
        EXPECT_EQ(record.left.total(), 0);
    }
}

TEST(economic_play, sells_the_privilege_of_being_komaster) {
    const std::vector<cgt::Definition> thousand_years = {{"G", {"0", "P"}, {"0", "B"}},
                                                         {"P", {"23"}, {"Q"}},
                                                         {"Q", {"P"}, {"-10"}},
                                                         {"A", {"24"}, {"B"}},
                                                         {"B", {"A"}, {"-9"}}};
    Sum sum(KoLaw::komaster);
    sum.add(ko_book(thousand_years, Side::left), {}, "ko");
    EconomicOptions options;
    options.komasters = {{0, {4, 2}, Rational(20, 3)}};  // half of what it is worth is 3 1/3
    options.left_sides = {{Rational(13, 3), Rational(13, 3)}};
    const Record record = economic(sum, "sentestrat", "sentestrat", options);
    EXPECT_EQ(record.sales[0].price, 3);
    EXPECT_EQ(record.sales[0].book, Rational(10, 3));
    EXPECT_EQ(record.sales[1].book, Rational(13, 3));  // between both komasters' means
    EXPECT_EQ(record.left.total(), Rational(1, 3));
    EXPECT_EQ(error_ledger(record).left_net, record.left.total());
}

// [Berlekamp 1996, 5.1]
TEST(prescribed_tax, is_won_by_who_wins_the_cooled_game) {
    Rng rng(51);
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        const cgt::Game game = random_hot_game(shop.store, rng, 3);
        for (const Rational tax : {Rational(0), Rational(1, 2), Rational(2)}) {
            const cgt::Game cool = cgt::cooled(shop.thermographs, game, cgt::Dyadic(tax));
            EXPECT_EQ(winner_at(shop.thermographs, game, tax, Side::left) == Side::left,
                      !shop.store.leq(cool, cgt::Game()));
            EXPECT_EQ(winner_at(shop.thermographs, game, tax, Side::right) == Side::left,
                      shop.store.leq(cgt::Game(), cool));
        }
    }
}

// --- laws on random sums -----------------------------------------------------------------------------------

TEST(laws, sentestrat_going_first_reaches_the_mean_and_loses_at_most_t) {
    Rng rng(11);
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        Sum sum(KoLaw::ban);
        std::vector<cgt::Game> games;
        for (std::uint32_t n = rng.below(4) + 1; n > 0; --n)
            games.push_back(random_hot_game(shop.store, rng, 3));
        for (const cgt::Game g : games) sum.add(open_book(shop.thermographs, g));
        Budget budget;
        const Optimum best = optimum(shop.thermographs, games, Side::left, budget);
        ASSERT_TRUE(best.exact());
        const Rational t = std::max(sum.temperature(), Rational(0));
        for (const char* name : {"sentestrat", "thermostrat"}) {
            for (const char* opponent : {"sentestrat", "thermostrat", "hotstrat", "random"}) {
                const Players players{strategy(name), strategy(opponent), &rng};
                const Rational score = play_alternately(sum, players).score;
                EXPECT_GE(score, sum.mean()) << name << " against " << opponent << " in round " << round;
                EXPECT_GE(score, best.low - t);
            }
        }
    }
}

TEST(laws, two_book_players_end_with_nothing_gained) {
    Rng rng(13);
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        Sum sum(KoLaw::komaster);
        for (std::uint32_t n = rng.below(4) + 1; n > 0; --n) {
            sum.add(open_book(shop.thermographs, random_hot_game(shop.store, rng, 3)));
        }
        for (std::uint32_t n = rng.below(3); n > 0; --n) {
            sum.add(ko_book(random_ko(rng), rng.below(2) == 0 ? Side::left : Side::right),
                    cgt::Vertex(rng.below(2)));
        }
        for (const char* right : {"sentestrat", "thermostrat"}) {
            const Record record = economic(sum, "sentestrat", right);
            EXPECT_TRUE(record.finished);
            EXPECT_EQ(record.left.total(), 0) << round;
            EXPECT_EQ(record.right.total(), 0);
            EXPECT_TRUE(error_ledger(record).plays.empty()) << round;
        }
    }
}

// [Berlekamp 1996, 1.2]
TEST(laws, book_play_ensures_no_monetary_loss) {
    Rng rng(17);
    int gained = 0;
    for (int round = 0; round < 150; ++round) {
        Workshop shop;
        Sum sum(KoLaw::komaster);
        for (std::uint32_t n = rng.below(3) + 1; n > 0; --n) {
            sum.add(open_book(shop.thermographs, random_hot_game(shop.store, rng, 3)));
        }
        for (std::uint32_t n = rng.below(3); n > 0; --n) {
            sum.add(ko_book(random_ko(rng), rng.below(2) == 0 ? Side::left : Side::right),
                    cgt::Vertex(rng.below(2)));
        }
        const Side book = round % 2 == 0 ? Side::left : Side::right;
        const bool left = book == Side::left;
        EconomicOptions options;
        options.first_tax = FirstTax::higher;
        const Record record =
            economic(sum, left ? "sentestrat" : "random", left ? "random" : "sentestrat", options, &rng);
        EXPECT_TRUE(record.finished);
        EXPECT_GE((left ? record.left : record.right).total(), 0) << "round " << round;
        EXPECT_EQ(record.left.total(), -record.right.total());
        EXPECT_EQ(error_ledger(record).left_net, record.left.total()) << "round " << round;
        gained += (left ? record.left : record.right).total() > Rational(0) ? 1 : 0;
    }
    EXPECT_GT(gained, 50);  // random players do err
}

}  // namespace tedomari::economy
