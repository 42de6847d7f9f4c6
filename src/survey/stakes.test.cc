// SPDX-License-Identifier: MIT
#include "survey/stakes.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::PointSet;

// Sees that whoever plays C1 owns B1 and C1, and that E1 is Black's whatever happens.
class OneMoveMatters : public Judge {
public:
    Judgement judge(const go::Game&, const std::atomic<bool>*) const override { return {}; }
    std::vector<Outlook> glance(std::span<const go::Game> games) const override {
        std::vector<Outlook> seen(games.size());
        for (std::size_t i = 0; i < games.size(); ++i) {
            const go::Cell stone = games[i].board().at(at("C1"));
            const double owner = stone == go::Cell::black ? 1 : stone == go::Cell::white ? -1 : 0.2;
            seen[i].ownership[at("B1")] = seen[i].ownership[at("C1")] = owner;
            seen[i].ownership[at("E1")] = 0.9;
            seen[i].policy[at("C1")] = games[i].board().is_empty(at("C1")) ? 0.8 : 0;
        }
        return seen;
    }
    std::string name() const override { return "one move"; }
};

TEST(stakes, are_points_that_change_hands_when_moves_are_tried) {
    const PointSet region{at("B1"), at("C1"), at("E1")};
    const OneMoveMatters judge;
    Stakes stakes(region, judge);
    const go::Game game(go::square(5));
    ASSERT_TRUE(stakes.look(game, {2, 1, 1}));
    EXPECT_DOUBLE_EQ(stakes.swing(at("B1")), 2);
    EXPECT_DOUBLE_EQ(stakes.swing(at("E1")), 0);
    EXPECT_DOUBLE_EQ(stakes.owner(at("B1")), 0.2);
    EXPECT_TRUE(stakes.is_tried(at("C1")));
    const PointSet mask = stakes.at_stake(game.board(), 0.5);
    EXPECT_EQ(mask, (PointSet{at("B1"), at("C1")}));
    const go::Board settled = stakes.settled_board(game.board(), mask);
    EXPECT_EQ(settled.at(at("E1")), go::Cell::black);
    EXPECT_TRUE(settled.is_empty(at("B1")));
}

}  // namespace
}  // namespace tedomari::survey
