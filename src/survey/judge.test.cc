// SPDX-License-Identifier: MIT
#include "survey/judge.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/learned.h"
#include "survey/quick.test.h"

namespace tedomari::survey {
namespace {

// Black's on the left, White's on the right, whoever is asked.
void expect_the_plain_owners(const Judge& judge, Evidence evidence) {
    const go::Game game({go::diagram(two_halves), go::Color::black});
    const Judgement judgement = judge.judge(game, nullptr);
    EXPECT_EQ(judgement.evidence, evidence);
    EXPECT_FALSE(judgement.source.empty());
    for (const char* p : {"A9", "B5", "C1"}) EXPECT_GT(judgement.ownership[go::at(p)], 0.4) << p;
    for (const char* p : {"J9", "H5", "G3"}) EXPECT_LT(judgement.ownership[go::at(p)], -0.4) << p;
}

}  // namespace

TEST(judge, tells_whose_plain_territory_is) {
    expect_the_plain_owners(RandomGames(500), Evidence::sampled);
    expect_the_plain_owners(LearnedJudge(), Evidence::learned);
}

TEST(judge, gives_what_it_has_when_it_is_cancelled) {
    const std::atomic<bool> cancelled = true;
    const go::Game game({go::diagram(two_halves), go::Color::white});
    EXPECT_GT(RandomGames(1'000'000'000).judge(game, &cancelled).ownership[go::at("B5")], 0);
    EXPECT_GT(LearnedJudge().judge(game, &cancelled).ownership[go::at("B5")], 0);
}

TEST(judge, is_known_by_what_its_answers_depend_on) {
    EXPECT_NE(RandomGames(100, 1).name(), RandomGames(100, 2).name());
    EXPECT_NE(RandomGames(100, 1).name(), LearnedJudge().name());
    EXPECT_EQ(LearnedJudge().name(), LearnedJudge().name());
}

// An even mean of both sides to move; and the mover is expected to gain by moving.
TEST(learned_judge, expects_the_player_to_move_to_gain) {
    go::Game game({go::diagram(two_halves), go::Color::black});
    const LearnedJudge judge;
    double black = 0, white = 0;
    const Judgement first = judge.judge(game, nullptr);
    game.set_to_move(go::Color::white);
    const Judgement second = judge.judge(game, nullptr);
    go::for_each_point(game.size(), [&](go::Point p) {
        black += first.expected[p];
        white += second.expected[p];
        EXPECT_NEAR(first.ownership[p], second.ownership[p], 1e-4);
    });
    EXPECT_GT(black, white);
}

}  // namespace tedomari::survey
