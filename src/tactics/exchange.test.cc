// SPDX-License-Identifier: MIT
#include "tactics/exchange.h"

#include <gtest/gtest.h>
#include <iostream>

#include "base/times.test.h"
#include "tactics/multi_goal.test.h"

namespace tedomari::tactics {

namespace {

std::vector<Goal> captures_on(const go::Board& board, go::Color attacker) {
    std::vector<Goal> goals;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (board.at(p) == cell(opponent(attacker)) && board.chain(p) == p)
            goals.push_back(capture(board, p));
    });
    return goals;
}

std::optional<ForcedCapture> forced_on(const go::Board& board, go::Color attacker, bool by_ko = false,
                                       int order = 3) {
    ReadingTable table(std::size_t{4} << 20);
    Budget budget{Limits{.nodes = 500'000}};
    ExchangeEffort effort;
    effort.exchanges = 2;
    effort.by_ko = by_ko;
    effort.capture.order = order;
    return capture_after_exchanges(board, captures_on(board, attacker), effort, table, budget);
}

Wish one_of(const std::vector<Goal>& goals) {
    Wish wish;
    wish.form = Wish::Form::either;
    for (const Goal& goal : goals) {
        wish.parts.emplace_back();
        wish.parts.back().question = {goal, Side::attacker};
    }
    return wish;
}

}  // namespace

TEST(exchange, is_a_threat_whose_answer_costs_another_chain) {
    const auto board = go::parse_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . O . . . . .
        . . . X O . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .)")
                           ->board;
    const auto found = forced_on(board, go::Color::black);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->move, go::at("E5"));
    EXPECT_EQ(found->goals.size(), 2u);
    EXPECT_FALSE(forced_on(board, go::Color::white).has_value());
}

TEST(exchange, finds_nothing_where_a_single_attack_takes_the_only_chain) {
    const auto board = go::parse_diagram(R"(
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .)")
                           ->board;
    EXPECT_FALSE(forced_on(board, go::Color::black).has_value());
    EXPECT_FALSE(forced_on(board, go::Color::black, true).has_value());
}

TEST(exchange, takes_only_what_brute_force_takes) {
    Rng rng(14);
    int found = 0, too_large = 0;
    for (int i = 0; i < 500 * times(); ++i) {
        const auto board = random_board({4, 3}, static_cast<int>(12 + rng.below(40)), rng);
        const auto attacker = rng.below(2) == 0 ? go::Color::black : go::Color::white;
        const bool by_ko = rng.below(2) == 0;
        // By ladders alone few chains are taken on so small a board, and exchanges have something to do.
        const auto forced = forced_on(board, attacker, by_ko, 1);
        if (!forced) continue;
        const auto truth = WishTwin(board, one_of(forced->goals), 200'000)
                               .wins(Side::attacker, {0, by_ko ? std::uint8_t{0} : KoRule::always});
        too_large += !truth;
        if (!truth) continue;
        ++found;
        EXPECT_TRUE(*truth) << go::to_string(forced->move) << "\n" << go::to_diagram(board);
    }
    std::cout << "    " << found << " found, " << too_large << " too large\n";
    EXPECT_GT(found, 3);
}

}  // namespace tedomari::tactics
