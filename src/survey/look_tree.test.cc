// SPDX-License-Identifier: MIT
#include "survey/look_tree.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;
using go::PointSet;

// Knows one thing: whoever has a stone at C1 has the three points of the region, all of them.
class OnePointDecides : public Judge {
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
    std::string name() const override { return "one point"; }

private:
    static Outlook outlook(const go::Game& game) {
        Outlook seen;
        const go::Cell stone = game.board().at(at("C1"));
        const double owner = stone == go::Cell::black ? 1 : stone == go::Cell::white ? -1 : 0;
        for (const char* point : {"B1", "C1", "D1"}) {
            seen.ownership[at(point)] = owner;
            if (game.board().is_empty(at(point))) seen.policy[at(point)] = point[0] == 'C' ? 0.9 : 0.1;
        }
        return seen;
    }
};

const PointSet three_points{at("B1"), at("C1"), at("D1")};

TEST(look_tree, measures_a_move_by_what_is_expected_after_it) {
    const go::Game game(go::square(5));
    const OnePointDecides judge;
    const auto tree = look_tree(game, three_points, judge, judge.judge(game, nullptr));
    ASSERT_TRUE(tree);
    EXPECT_EQ(tree->walls.mean(), 0);
    EXPECT_EQ(tree->walls.temperature(), 2);  // three points of area, less the stone
    ASSERT_FALSE(tree->black.empty());
    EXPECT_EQ(tree->black[0].point, at("C1"));
    EXPECT_EQ(tree->white[0].point, at("C1"));
    EXPECT_FALSE(tree->black_threat);
}

TEST(look_tree, finds_nothing_hot_where_all_is_decided) {
    go::Game game(go::square(5));
    game.play({Color::black, at("C1")});
    const OnePointDecides judge;
    const auto tree = look_tree(game, three_points, judge, judge.judge(game, nullptr));
    ASSERT_TRUE(tree);
    EXPECT_LE(tree->walls.temperature(), 0);
    EXPECT_EQ(tree->walls.mean(), 2);
}

TEST(look_tree, says_nothing_when_the_judge_has_no_opinion_on_moves) {
    const go::Game game(go::square(5));
    const RandomGames judge(20);
    EXPECT_FALSE(look_tree(game, three_points, judge, judge.judge(game, nullptr)));
}

}  // namespace
}  // namespace tedomari::survey
