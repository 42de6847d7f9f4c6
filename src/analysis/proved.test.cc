// SPDX-License-Identifier: MIT
#include "analysis/proved.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Color;
using About = Contradiction::About;

// Two eyes each, whatever is played, and a gap between.
WholeBoardReport two_alive(Color to_move) {
    go::Game game({go::diagram(R"(
        . X . X . O . O .
        X X X X . O O O O
        X X X . . . O O O)"),
                   to_move},
                  *go::parse_rules("chinese"));
    game.set_komi(0);
    return whole_board(game, survey::quick());
}

go::PointMap<float> owned_by(const WholeBoardReport& report, float black, float white) {
    go::PointMap<float> map{};
    go::for_each_point(report.position.size(), [&](go::Point p) {
        const go::Cell cell = report.position.board.at(p);
        if (go::is_stone(cell)) map[p] = go::color_of(cell) == Color::black ? black : white;
    });
    return map;
}

std::vector<About> what(const std::vector<Contradiction>& found) {
    std::vector<About> all;
    for (const Contradiction& one : found) all.push_back(one.about);
    return all;
}

TEST(proved, best_moves_need_proved_walls_and_regions) {
    const WholeBoardReport report = two_alive(Color::black);
    ASSERT_NE(report.best(), nullptr);
    EXPECT_EQ(proved_best(report), report.best()->line.front());
    WholeBoardReport doubtful = report;
    doubtful.safety_proved = false;
    EXPECT_EQ(proved_best(doubtful), std::nullopt);
    doubtful = report;
    doubtful.regions.front().game.evidence = Evidence::judged;
    EXPECT_EQ(proved_best(doubtful), std::nullopt);
}

TEST(proved, facts_contradict_an_engine_that_says_otherwise) {
    const WholeBoardReport report = two_alive(Color::black);
    Budget budget{Limits{}};
    Opinion opinion;
    opinion.score = report.forecast.to_double();
    opinion.ownership = owned_by(report, 1, -1);
    opinion.move = report.best()->line.front();
    EXPECT_EQ(what(contradictions(report, opinion, budget)), (std::vector<About>{}));

    opinion.ownership = owned_by(report, -0.9F, -1);  // all is White's
    const auto dead = contradictions(report, opinion, budget);
    EXPECT_EQ(what(dead), (std::vector<About>{About::ownership}));
    EXPECT_EQ(dead.front().ours, "Black " + go::to_string(dead.front().at) + " is alive");
    EXPECT_EQ(dead.front().theirs, "the point is White's by 95 %");

    opinion.ownership = std::nullopt;
    opinion.score += 7;
    EXPECT_EQ(what(contradictions(report, opinion, budget)), (std::vector<About>{About::score}));

    opinion.score -= 7;
    opinion.move = go::Move::pass(Color::black);
    EXPECT_EQ(what(contradictions(report, opinion, budget)), (std::vector<About>{About::move}));
}

}  // namespace
}  // namespace tedomari::analysis
