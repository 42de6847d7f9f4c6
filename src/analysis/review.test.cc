// SPDX-License-Identifier: MIT
#include "analysis/review.h"

#include <atomic>
#include <gtest/gtest.h>

#include "analysis/whole_board.h"
#include "go/diagram.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"
#include "sgf/record.h"

namespace tedomari::analysis {
namespace {

// A hane worth 1, a corridor worth 1/2, two neutral points.  Black takes the smaller first.
const char* const game =
    "(;SZ[9]KM[0]RU[Japanese]RE[W+6]PL[B]"
    "AB[ba][bb][cb][db][dc][dd][de][df][cg][dg][eg][ch][ci][di][ei]"
    "AW[ga][eb][fb][gb][ec][ed][fe][ef][ff][fg][fh][gi]"
    ";B[eh];W[da];B[ee];W[fi])";

sgf::Tree tree_of(const char* text) { return sgf::read_collection(text)->games.front(); }

ReviewSettings quick() {
    ReviewSettings settings;
    settings.survey.nodes = 20'000;
    settings.survey.judge = std::make_shared<survey::RandomGames>(400);
    return settings;
}

TEST(review, finds_what_each_move_lost) {
    const auto report = review(tree_of(game), quick());
    ASSERT_TRUE(report);
    ASSERT_EQ(report->moves.size(), 4u);
    EXPECT_EQ(report->moves[0].lead, Rational(-11, 2));
    EXPECT_EQ(report->moves[0].temperature, Rational(1));
    EXPECT_EQ(report->moves[0].loss, Rational(1, 2));        // the hane was twice as big
    EXPECT_EQ(report->moves[0].evidence, Evidence::judged);  // the walls are judged
    EXPECT_EQ(report->moves[1].loss, Rational(0));
    EXPECT_EQ(report->biggest, 0u);
    EXPECT_TRUE(report->is_whole());
    EXPECT_EQ(report->players[0].lost_proved, Rational(0));
    EXPECT_EQ(report->players[0].lost_judged, Rational(1, 2));
    EXPECT_EQ(report->players[1].lost_proved, Rational(0));
    ASSERT_EQ(report->diagrams.size(), 1u);
    EXPECT_EQ(report->diagrams[0].move, 0u);
    EXPECT_TRUE(report->diagrams[0].before.is_empty(report->moves[0].move.point));
    EXPECT_EQ(report->recorded, Rational(-6));
    EXPECT_EQ(report->final_lead, Rational(-6));
}

// Either move at the larger place would have left Black half a point ahead.
TEST(review, tells_the_last_chance_and_what_would_have_kept_it) {
    std::string text(game);
    text.replace(text.find("KM[0]"), 5, "KM[-5.5]").replace(text.find("W+6"), 3, "W+0.5");
    const auto report = review(tree_of(text.c_str()), quick());
    ASSERT_TRUE(report && report->last_chance);
    const LastChance& chance = *report->last_chance;
    EXPECT_EQ(chance.loser, go::Color::black);
    EXPECT_EQ(chance.move, 0u);
    EXPECT_TRUE(chance.is_solved);
    EXPECT_EQ(chance.before.low, Rational(1, 2));
    EXPECT_EQ(chance.after.high, Rational(-1, 2));
    EXPECT_EQ(chance.before.evidence, Evidence::judged);  // the walls are
    EXPECT_EQ(chance.kept, (std::vector<go::Point>{go::at("D9"), go::at("E9")}));
    EXPECT_EQ(chance.end, Rational(-1, 2));
    EXPECT_EQ(chance.withdrawn, 0);
}

// Both have two eyes for good, and three points lie between them.  By area each is worth a point.
TEST(review, calls_proved_what_rests_on_nothing_judged) {
    const auto report = review(tree_of("(;SZ[8:3]KM[0]RU[Chinese]AB[ba][da][ab][bb][cb][db][bc][dc]"
                                       "AW[fa][ha][fb][gb][hb][fc][hc];B[eb];W[];B[ec];W[ea])"),
                               quick());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->moves[1].loss, Rational(1));
    EXPECT_EQ(report->moves[1].evidence, Evidence::proved);
    EXPECT_EQ(report->players[1].lost_proved, Rational(1));
    EXPECT_EQ(report->players[0].lost_judged, Rational(0));
}

// Likes every move as much as the next, and counts how often it is asked.
class AskedOften : public survey::RandomGames {
public:
    AskedOften() : RandomGames(50) {}
    survey::Judgement judge(const go::Game& position, const std::atomic<bool>* cancel) const override {
        ++asked;
        survey::Judgement judgement = RandomGames::judge(position, cancel);
        judgement.evidence = Evidence::learned;
        return judgement;
    }
    mutable int asked = 0;
};

TEST(review, asks_for_no_judgement_that_it_has) {
    ReviewSettings settings = quick();
    const auto judge = std::make_shared<AskedOften>();
    settings.survey.judge = judge;
    const auto report = review(tree_of(game), settings);
    ASSERT_TRUE(report);
    EXPECT_EQ(judge->asked, 5);
}

TEST(review, by_area_counts_stones_and_keeps_the_losses) {
    std::string text(game);
    text.replace(text.find("Japanese"), 8, "Chinese");
    const auto report = review(tree_of(text.c_str()), quick());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->moves[0].lead, Rational(-5, 2));
    EXPECT_EQ(report->moves[0].loss, Rational(1, 2));
}

TEST(review, recommends_what_analyze_recommends) {
    const auto report = review(tree_of(game), quick());
    ASSERT_TRUE(report);
    const auto record = sgf::read_record(game);
    ASSERT_TRUE(record);
    go::Game before(record->game.start(), record->game.rules());
    for (const ReviewedMove& move : report->moves) {
        const WholeBoardReport analysis = whole_board(before, quick().survey);
        EXPECT_EQ(move.best, analysis.best() ? analysis.best()->line.front().point : go::Point());
        EXPECT_EQ(move.lead, analysis.lead.value);
        EXPECT_EQ(move.forecast, analysis.forecast);
        before.play(move.move);
    }
}

TEST(review, covers_every_move_or_says_which) {
    ReviewSettings late = quick();
    late.from = 3;
    const auto part = review(tree_of(game), late);
    ASSERT_TRUE(part);
    EXPECT_FALSE(part->is_whole());
    EXPECT_FALSE(part->interrupted);
    ASSERT_EQ(part->moves.size(), 2u);
    EXPECT_EQ(part->moves.front().number, 3);
}

TEST(review, interrupted_has_no_answer_that_it_does_not_know) {
    const std::atomic<bool> stop = true;
    ReviewSettings settings = quick();
    settings.survey.cancel = &stop;
    const auto report = review(tree_of(game), settings);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    EXPECT_TRUE(report->moves.empty());
    EXPECT_FALSE(report->final_lead || report->biggest);
}

TEST(review, remembers_regions_from_one_time_to_the_next) {
    survey::RegionMemory memory;
    ReviewSettings settings = quick();
    settings.survey.store = &memory;
    const auto first = review(tree_of(game), settings), second = review(tree_of(game), settings);
    ASSERT_TRUE(first && second);
    EXPECT_LT(first->remembered, first->regions);
    EXPECT_EQ(second->remembered, second->regions);
    EXPECT_EQ(second->moves[0].loss, Rational(1, 2));
}

// The opening too: nothing of it is proved, and no move that is recommended costs anything.
TEST(review, judges_what_it_cannot_prove) {
    const auto report = review(tree_of("(;SZ[9]KM[7];B[ee];W[ec];B[cc];W[gc];B[aa])"), quick());
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->is_whole());
    for (const ReviewedMove& move : report->moves) {
        EXPECT_NE(move.evidence, Evidence::proved);
        if (move.best == move.move.point) {
            EXPECT_EQ(move.loss, Rational(0));
        }
    }
}

// What each move cost and what nobody explains add up to how the forecast went.
TEST(review, balances) {
    ReviewSettings settings = quick();
    settings.survey.judge = std::make_shared<survey::LearnedJudge>();
    for (const char* text : {"(;SZ[9]KM[7];B[ee];W[ec];B[cc];W[gc];B[aa];W[ba];B[eg])", game}) {
        const auto report = review(tree_of(text), settings);
        ASSERT_TRUE(report);
        Rational forecast = report->moves.front().forecast;
        for (std::size_t i = 0; i < report->moves.size(); ++i) {
            const ReviewedMove& move = report->moves[i];
            EXPECT_EQ(move.forecast, forecast);
            EXPECT_GE(move.loss, Rational(0));
            const Rational moved = move.drift - move.loss;
            forecast += move.move.color == go::Color::black ? moved : -moved;
            EXPECT_EQ(move.forecast_after, forecast);
        }
        const auto lost = [&](std::size_t color) {
            return report->players[color].lost_proved + report->players[color].lost_judged;
        };
        EXPECT_EQ(report->moves.front().forecast - lost(0) + lost(1) + report->story.drift, forecast);
    }
}

TEST(review, looks_at_records_that_play_on_a_stone) {
    ReviewSettings settings = quick();
    settings.survey.judge = survey::SurveySettings().judge;
    const auto report = review(tree_of("(;SZ[9];B[ee];W[ee];B[cc])"), settings);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->moves.size(), 3u);
}

TEST(review, refuses_what_it_cannot_review) {
    EXPECT_FALSE(review(tree_of("(;SZ[9])"), quick()));
    EXPECT_FALSE(review(tree_of("(;GM[2])"), quick()));
    ReviewSettings late = quick();
    late.from = 9;
    EXPECT_FALSE(review(tree_of(game), late));
}

}  // namespace
}  // namespace tedomari::analysis
