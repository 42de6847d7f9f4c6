// SPDX-License-Identifier: MIT
#include "survey/likely_value.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::PointSet;

// Black's corridor B5 C5 D5, open to White at the right, and an eye of hers at B2 C2 that nobody can touch.
const go::Board board = go::diagram(R"(
    . . . . . . .
    X X X X O . .
    X . . . O . .
    X X X X O . .
    X X X X . . .
    X . . X . . .
    X X X X . . .)");
const PointSet corridor{at("B5"), at("C5"), at("D5")};
const PointSet eye{at("B2"), at("C2")};

// Knows the eye, and that what happens in the corridor is open.
class KnowsTheEye : public Judge {
public:
    Judgement judge(const go::Game& game, const std::atomic<bool>*) const override {
        Judgement judgement;
        judgement.evidence = Evidence::learned;
        const Outlook now = outlook(game);
        judgement.ownership = judgement.expected = now.ownership;
        judgement.policy = {now.policy, now.policy};
        return judgement;
    }
    std::vector<Outlook> glance(std::span<const go::Game> games) const override {
        std::vector<Outlook> seen;
        for (const go::Game& game : games) seen.push_back(outlook(game));
        return seen;
    }
    std::string name() const override { return "eye"; }

private:
    static Outlook outlook(const go::Game& game) {
        Outlook seen;
        eye.for_each([&](go::Point p) { seen.ownership[p] = 1; });
        corridor.for_each([&](go::Point p) {
            const go::Cell cell = game.board().at(p);
            seen.ownership[p] = cell == go::Cell::white ? -1 : cell == go::Cell::black ? 1 : 0.3;
            if (game.board().is_empty(p)) seen.policy[p] = 0.3;
        });
        return seen;
    }
};

class NoOpinion : public Judge {
public:
    Judgement judge(const go::Game&, const std::atomic<bool>*) const override { return {}; }
    std::string name() const override { return "none"; }
};

LikelyEffort by_nodes() {
    LikelyEffort effort;
    effort.time = std::chrono::hours(1);
    effort.nodes = 10'000;
    return effort;
}

TEST(likely_value, plays_out_what_is_at_stake_and_counts_the_rest) {
    const go::Game game(go::Position{board});
    const auto likely = likely_value(game, corridor | eye, KnowsTheEye(), by_nodes());
    ASSERT_TRUE(likely);
    const Opinion& best = likely->opinions.front();
    EXPECT_EQ(best.points, 3);
    EXPECT_EQ(best.temperature, Rational(3, 4));
    EXPECT_EQ(best.count, Rational(5, 4) + 2);
    EXPECT_EQ(likely->opinions.back().source, "looks alone");
}

TEST(likely_value, asks_nobody_who_has_no_opinion_on_moves) {
    EXPECT_FALSE(likely_value(go::Game(go::Position{board}), corridor, NoOpinion(), by_nodes()));
}

local::LocalGame unfinished() {
    local::LocalGame game;
    game.count = {-3, 0, 3};
    game.temperature = {Rational(-1), 0, Rational(1, 2)};
    game.basis = local::Basis::unfinished;
    return game;
}

TEST(take_over, keeps_the_likely_value_within_what_is_proved) {
    const LikelyValue likely{{{"a search", 2, 4, {}, {}, 3}, {"looks", 1, Rational(1, 4), {}, {}, 0}}};
    local::LocalGame game = unfinished();
    take_over(likely, game);
    EXPECT_EQ(game.evidence, Evidence::learned);
    EXPECT_EQ(game.count, (local::Estimate{-3, 2, 3}));
    EXPECT_EQ(game.temperature, (local::Estimate{Rational(-1), Rational(1, 2), Rational(1, 2)}));
    EXPECT_EQ(game.notices.back(), "opinions differ: looks says 1/4");
}

TEST(take_over, leaves_proofs_and_finished_searches_alone) {
    const LikelyValue likely{{{"a search", 2, Rational(1, 4), {}, {}, 3}}};
    local::LocalGame proved = unfinished();
    proved.evidence = Evidence::proved;
    take_over(likely, proved);
    EXPECT_EQ(proved.temperature, unfinished().temperature);
    EXPECT_TRUE(proved.notices.empty());
    local::LocalGame finished = unfinished();
    finished.basis = local::Basis::search;
    take_over(likely, finished);
    EXPECT_EQ(finished.temperature, unfinished().temperature);
    EXPECT_EQ(finished.evidence, Evidence::bounded);
    EXPECT_EQ(finished.notices.back(), "opinions differ: a search says 1/4");
}

TEST(take_over, tells_between_what_the_temperature_likely_lies) {
    local::LocalGame game;
    game.temperature = {-1, 4, 40};
    game.basis = local::Basis::search;
    take_over({{{"looks", 1, 6, {}, {}, 0}}}, game);
    EXPECT_EQ(game.likely, (local::Estimate{Rational(15, 4), 4, Rational(25, 4)}))
        << "as far as opinions differ";
    local::LocalGame looked_at;
    looked_at.temperature = {0, 4, 40};
    looked_at.basis = local::Basis::unfinished;
    take_over({{{"looks", 1, 1, {}, {}, 0}}}, looked_at);
    EXPECT_EQ(looked_at.likely, (local::Estimate{0, 1, Rational(5, 2)})) << "within what is proved";
    EXPECT_EQ(local::by_area(looked_at).likely, (local::Estimate{1, 2, Rational(7, 2)}));
}

}  // namespace
}  // namespace tedomari::survey
