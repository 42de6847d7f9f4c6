// SPDX-License-Identifier: MIT
#include "analysis/whole_board.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "survey/forecast.h"
#include "survey/quick.test.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Color;

go::Game game_of(const char* picture, Color to_move, const char* rules = "japanese") {
    go::Game game({go::diagram(picture), to_move}, *go::parse_rules(rules));
    game.set_komi(0);
    return game;
}

// Counts how often it is asked.
class AskedJudge : public survey::RandomGames {
public:
    using RandomGames::RandomGames;
    survey::Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override {
        ++asked;
        return RandomGames::judge(game, cancel);
    }
    mutable int asked = 0;
};

TEST(whole_board, at_first_sight_asks_the_judge_once_for_both_reports) {
    survey::SurveySettings settings;
    settings.time = std::chrono::milliseconds(1600);
    const auto judge = std::make_shared<AskedJudge>(400);
    settings.judge = judge;
    int told = 0;
    whole_board(game_of(survey::two_halves, Color::black), settings,
                [&](const WholeBoardReport&) { ++told; });
    EXPECT_EQ(told, 1);
    EXPECT_EQ(judge->asked, 1);
}

// No number is larger than what it is about.
void expect_sane(const WholeBoardReport& report) {
    const Rational points = report.position.size().points();
    const Rational prisoners =
        report.position.board.captured(Color::black) + report.position.board.captured(Color::white);
    const Rational most = points * 2 + prisoners + abs(report.komi);
    for (const Rational lead : {report.lead.value, report.forecast}) EXPECT_LE(abs(lead), most);
    EXPECT_LE(report.temperature.value, points);
    EXPECT_EQ(report.lead.is_exact() && report.doubted != Rational(0), false);  // doubt is no fraction
    EXPECT_GE(report.give_or_take, Rational(0));
    const Rational moving = report.forecast - report.lead.value;  // what it is worth to have the move
    const Rational gained = report.position.to_move == Color::black ? moving : -moving;
    EXPECT_GE(gained, Rational(0));
    EXPECT_LE(gained, std::max(report.temperature.value, Rational(0)));
    for (const BoardRegion& region : report.regions) {
        const Rational size = region.points.size() * 2 + 2;
        EXPECT_LE(abs(region.game.count.value), size) << region.name;
        EXPECT_LE(region.game.temperature.value, size) << region.name;
        for (const local::Line* line : {&region.game.black, &region.game.white}) {
            EXPECT_LE(abs(line->count.value_or(0)), size * 2) << region.name;
        }
    }
    for (const RankedMove& move : report.moves) {
        EXPECT_GE(move.loss, Rational(0));
        EXPECT_LE(move.loss, points);
    }
}

// The game so far, by uniform moves that fill no eye.
go::Game random_game(Rng& rng, int moves) {
    go::Game game(go::square(9), *go::parse_rules("japanese"));
    for (int i = 0; i < moves; ++i) {
        const int x = static_cast<int>(rng.below(9)), y = static_cast<int>(rng.below(9));
        const go::Move move{game.to_move(), go::Point::at(x, y)};
        if (game.is_legal(move)) game.play(move);
    }
    return game;
}

// Black takes a ko at D4.
constexpr const char* before_ko = R"(
    . X X X O O .
    . X X X O O .
    X X X O O O .
    X X O . O O O
    X X X O O O .
    . X X X O O O
    . X X X O O .)";

}  // namespace

TEST(whole_board, is_the_sum_of_its_regions) {
    const WholeBoardReport report = whole_board(game_of(survey::two_halves, Color::black), survey::quick());
    Rational total = report.lead.value;
    for (const BoardRegion& region : report.regions) total -= region.game.count.value;
    int settled = 0;
    go::for_each_point(report.position.size(), [&](go::Point p) {
        if (report.position.board.is_empty(p) && report.owner[p] == go::Cell::black) ++settled;
        if (report.position.board.is_empty(p) && report.owner[p] == go::Cell::white) --settled;
    });
    EXPECT_EQ(total, Rational(settled));
    EXPECT_EQ(report.regions.front().name, "A");
}

// Table, moves and headline of one report are in one unit.
TEST(whole_board, counts_everything_by_the_rules) {
    const auto territory = whole_board(game_of(survey::two_halves, Color::black), survey::quick());
    const auto area = whole_board(game_of(survey::two_halves, Color::black, "chinese"), survey::quick());
    ASSERT_EQ(territory.regions.size(), area.regions.size());
    EXPECT_EQ(area.temperature.value, territory.temperature.value + 1);
    for (std::size_t i = 0; i < area.regions.size(); ++i)
        EXPECT_EQ(area.regions[i].game.temperature.value, territory.regions[i].game.temperature.value + 1);
    EXPECT_EQ(area.moves.front().gain, area.temperature.value);
    EXPECT_EQ(area.moves.front().gain, territory.moves.front().gain + 1);
    for (const RankedMove& move : area.moves) EXPECT_GE(move.gain, Rational(1)) << "a dame is worth a point";
}

TEST(whole_board, charges_its_best_move_nothing) {
    for (const Color color : {Color::black, Color::white}) {
        const auto report = whole_board(game_of(survey::two_halves, color), survey::quick());
        ASSERT_NE(report.best(), nullptr);
        EXPECT_EQ(report.best()->loss, Rational(0));
        EXPECT_EQ(report.best()->region, *report.sentestrat);
    }
}

TEST(whole_board, recommends_no_move_that_the_rules_forbid) {
    go::Game game = game_of(before_ko, Color::black);
    game.play({Color::black, at("D4")});
    ASSERT_FALSE(game.is_legal({Color::white, at("C4")}));
    const auto report = whole_board(game, survey::quick());
    ASSERT_TRUE(report.region_at(at("C4")));
    EXPECT_EQ(report.best(), nullptr);  // nothing else is left
    EXPECT_FALSE(report.sentestrat || report.hotstrat || report.thermostrat);
    ASSERT_FALSE(report.moves.empty());
    EXPECT_FALSE(report.moves.front().legal);
}

TEST(whole_board, gives_one_stone_no_board) {
    go::Game game(go::square(19), *go::parse_rules("japanese"));
    game.play({Color::black, at("D4")});
    survey::SurveySettings settings = survey::quick();
    settings.nodes = 200;
    const auto report = whole_board(game, settings);
    EXPECT_LT(abs(report.lead.value), Rational(60));
    EXPECT_GT(report.temperature.value, Rational(0));
    ASSERT_NE(report.best(), nullptr);
    EXPECT_EQ(report.exact_points, 0);
}

TEST(whole_board, asks_of_the_position_before_in_the_same_time) {
    go::Game game = game_of(survey::two_halves, Color::black);
    game.play({Color::black, at("E5")});
    const std::chrono::nanoseconds given = std::chrono::seconds(4);
    const auto board = time_for_board(given, game);
    for (const auto spent : {board / 10, board, board * 3 / 2})
        EXPECT_LE(spent + time_for_the_one_before(given, spent), std::max(given, spent) + given / 20);
}

// A judge that is sure of every point, but for what the survey says is in dispute.
static survey::Survey judged_survey() {
    survey::Survey survey;
    survey.judgement.evidence = Evidence::learned;
    survey.judgement.ownership.fill(1);
    survey.judgement.expected.fill(1);
    survey.partition.chains.push_back({at("A1"), survey::Standing::safe, Evidence::learned});
    return survey;
}

TEST(whole_board, has_both_ends_of_a_dispute_in_its_range_or_says_that_one_is_not) {
    survey::Survey survey = judged_survey();
    survey::Dispute dispute;
    dispute.stones = {at("C3"), at("C4"), at("C5")};
    dispute.judged = 0.5;
    dispute.if_alive = -4;
    dispute.if_dead = 25;
    survey.disputes = {dispute};
    const go::Game game(go::square(9));
    const WholeBoardReport open = whole_board(game, survey, {});
    EXPECT_EQ(open.give_or_take, Rational(25));
    EXPECT_FALSE(open.doubtful[0].beyond);
    survey.disputes[0].judged = 0.9;  // that they die is less likely than one in ten
    const WholeBoardReport unlikely = whole_board(game, survey, {});
    EXPECT_LT(unlikely.give_or_take, Rational(25));
    EXPECT_TRUE(unlikely.doubtful[0].beyond);
}

// The network knows handicap games only between players whom the handicap makes even.
TEST(whole_board, says_whom_the_judge_has_in_mind_on_an_open_board_with_handicap) {
    survey::Survey survey = judged_survey();
    go::Game game(go::square(9));
    const go::Point stones[] = {at("C3"), at("G7"), at("C7")};
    game.place_handicap(stones);
    EXPECT_EQ(whole_board(game, survey, {}).made_even_by, 0);
    survey.judgement.ownership.fill(0);
    survey.judgement.expected.fill(0.1);
    EXPECT_EQ(whole_board(game, survey, {}).made_even_by, 3);
}

TEST(whole_board, says_nothing_larger_than_what_it_is_about) {
    Rng rng(7);
    survey::SurveySettings settings = survey::quick();
    settings.nodes = 2000;
    for (const int moves : {1, 10, 25, 40, 60, 90, 120})
        expect_sane(whole_board(random_game(rng, moves), settings));
    settings.judge = std::make_shared<survey::LearnedJudge>();
    for (const int moves : {1, 30, 80}) expect_sane(whole_board(random_game(rng, moves), settings));
}

// On a rich board the forecast is the lead and half a move, whoever has it [Berlekamp 1996, 4.2].
TEST(whole_board, expects_half_a_move_beyond_the_lead_on_an_empty_board) {
    survey::SurveySettings settings;
    settings.nodes = 500;
    for (const int size : {9, 13}) {
        const WholeBoardReport report = whole_board(go::Game(go::square(size)), settings);
        EXPECT_GT(report.temperature.high, Rational(0));
        const Rational half = report.temperature.value / Rational(2);
        EXPECT_LE(abs(report.forecast - report.lead.value - half), Rational(1)) << size;
    }
}

TEST(whole_board, leads_by_the_middle_of_either_sides_moving) {
    survey::SurveySettings settings;
    settings.nodes = 500;
    go::Game game(go::square(9));
    for (const char* move : {"E5", "C3", "G3", "C7"}) game.play({game.to_move(), at(move)});
    const WholeBoardReport black = whole_board(game, settings);
    game.set_to_move(Color::white);
    const WholeBoardReport white = whole_board(game, settings);
    EXPECT_GT(black.forecast, white.forecast + Rational(3));
    const Rational middle = (black.forecast + white.forecast) / Rational(2);
    EXPECT_LE(abs(black.lead.value - middle), Rational(2));
    EXPECT_LE(abs(white.lead.value - middle), Rational(2));
}

// Three points in a row: who plays in the middle decides.
TEST(whole_board, calls_the_move_that_kills_the_best) {
    go::Game game = game_of(R"(
        . . . . . . . . .
        . . . X . O . . .
        . . . X . O . . .
        . . . X . O . . .
        . . . X . O . . .
        . . . X . O . . .
        X X X X X O . . .
        O O O O X O . . .
        . . . O X O . . .)",
                            Color::black);
    survey::SurveySettings settings;
    settings.nodes = 3000;
    const WholeBoardReport report = whole_board(game, settings);
    ASSERT_NE(report.best(), nullptr);
    EXPECT_EQ(report.best()->line.front(), (go::Move{Color::black, at("B1")}));
    game.play({Color::black, at("B1")});
    EXPECT_GE(whole_board(game, settings).forecast, report.forecast - Rational(1));
}

}  // namespace tedomari::analysis
