// SPDX-License-Identifier: MIT
// `analyze`, `region`, `goal` and `score` speak of the same board: what one proves, another does not deny.
#include <gtest/gtest.h>

#include "analysis/goal.h"
#include "analysis/region.h"
#include "analysis/score.h"
#include "analysis/whole_board.h"
#include "go/diagram.h"
#include "survey/quick.test.h"
#include "trial/generated_boards.h"

namespace tedomari::trial {
namespace {

using go::at;
using go::Color;

go::Game game_of(const go::Board& board) {
    go::Game game({board, Color::black}, *go::parse_rules("japanese"));
    game.set_komi(0);
    return game;
}

// Looks as the network does, and believes in the stone at G5 against all reason.
class BelievesInG5 : public survey::LearnedJudge {
public:
    survey::Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override {
        survey::Judgement judgement = LearnedJudge::judge(game, cancel);
        go::for_each_point(game.size(), [&](go::Point p) {
            if (p.column() > 3) judgement.ownership[p] = judgement.expected[p] = 1;
        });
        judgement.pass = 1;
        return judgement;
    }
};

TEST(agreement, analyze_counts_a_finished_game_as_score_does) {
    const go::Board board = go::diagram(R"(
        . X X O . . .
        . . X O . O .
        . . X O . . X
        . . X O . . .
        . X X O . O .
        . . X O . . .
        . . X O . . .)");
    for (const char* rules : {"japanese", "chinese"}) {
        go::Game game({board, Color::black}, *go::parse_rules(rules));
        game.set_komi(Rational(13, 2));
        Budget budget;
        const Rational score = analysis::score(game, {}, budget).score();
        for (const std::shared_ptr<const survey::Judge>& judge :
             {std::shared_ptr<const survey::Judge>(std::make_shared<survey::LearnedJudge>()),
              std::shared_ptr<const survey::Judge>(std::make_shared<BelievesInG5>())}) {
            survey::SurveySettings settings;
            settings.nodes = 20'000;
            settings.judge = judge;
            const survey::Survey seen = survey::survey(game, settings);
            ASSERT_TRUE(seen.counted) << rules;
            EXPECT_EQ(*seen.counted - analysis::komi_of(game), score) << rules;
        }
        survey::SurveySettings settings;
        settings.nodes = 20'000;
        EXPECT_EQ(analysis::whole_board(game, settings).forecast, score) << rules;
    }
}

// Empty points of the region as '-'.
std::string drawn(const go::Board& board, const go::PointSet& points) {
    go::DiagramStyle style;
    style.mark = [&](go::Point p) { return points.contains(p) && board.is_empty(p) ? '-' : '\0'; };
    return go::to_diagram(board, style);
}

bool is_shut(const go::Board& board, const go::PointSet& points) {
    bool shut = true;
    points.neighbours().for_each([&](go::Point p) {
        if (!points.contains(p) && board.at(p) == go::Cell::empty) shut = false;
    });
    return shut;
}

// Every proved region that stones shut, asked again as `region` asks it: on the board as it is.
// Returns how many were compared.
int expect_as_region_says(const analysis::WholeBoardReport& report) {
    int compared = 0;
    for (const analysis::BoardRegion& part : report.regions) {
        if (!is_shut(report.position.board, part.points)) continue;
        endgame::Effort effort;
        effort.nodes = 20'000;
        effort.time = std::chrono::hours(1);
        const auto again = analysis::region(report.position, part.points, effort, nullptr);
        if (!again || part.game.evidence != Evidence::proved || again->game.evidence != Evidence::proved)
            continue;
        EXPECT_EQ(part.game.count.value, again->game.count.value)
            << drawn(report.position.board, part.points);
        EXPECT_EQ(part.game.temperature.value, again->game.temperature.value);
        ++compared;
    }
    return compared;
}

std::string status_of(const go::Board& board, const char* question) {
    tactics::ReadingTable table(std::size_t{8} << 20);
    Budget budget;
    return to_string(analysis::study_goal({board, Color::black}, *tactics::parse_question(question, board),
                                          {}, table, budget)
                         .status);
}

}  // namespace

TEST(agreement, leaves_first_line_moves_open) {
    const analysis::WholeBoardReport report = analysis::whole_board(game_of(go::diagram(R"(
        . X . X O . O .
        X X X X O O O O
        X X X X O O O O
        . . . . . . . .)")),
                                                                    survey::quick());
    for (const char* name : {"D1", "E1"}) {
        const auto part = report.region_at(at(name));
        ASSERT_TRUE(part) << name;
        EXPECT_GT(report.regions[*part].game.temperature.value, Rational(0)) << name;
    }
    EXPECT_EQ(expect_as_region_says(report), 1);
}

TEST(agreement, values_every_proved_region_as_region_does) {
    Rng rng(11);
    int compared = 0;
    for (int i = 0; i < 20; ++i) {
        const GeneratedBoard made = generated_board(rng, go::square(7), {.solid = true});
        compared += expect_as_region_says(analysis::whole_board(game_of(made.board), survey::quick()));
    }
    EXPECT_GT(compared, 20);
}

TEST(agreement, counts_no_group_as_half_dead_that_goal_proves_alive) {
    const go::Board board = go::diagram(R"(
        . . . . X O . . .
        X X X X X O . . .
        O O O O O O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    ASSERT_EQ(status_of(board, "live(D8)"), "W|W");
    const go::Game game = game_of(board);
    survey::SurveySettings settings = survey::quick();
    settings.judgement = settings.judge->judge(game, nullptr);
    board.for_each_stone(at("D8"),
                         [&](go::Point p) { settings.judgement->ownership[p] = -0.2; });  // in doubt
    const analysis::WholeBoardReport report = analysis::whole_board(game, settings);
    const auto part = report.region_at(at("A9"));
    ASSERT_TRUE(part);
    EXPECT_EQ(report.regions[*part].game.count.value, Rational(4));
    EXPECT_EQ(report.regions[*part].game.evidence, Evidence::proved);
}

}  // namespace tedomari::trial
