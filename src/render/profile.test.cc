// SPDX-License-Identifier: MIT
#include "render/profile.h"

#include <gtest/gtest.h>

#include "render/times.test.h"

namespace tedomari::render {
namespace {

using analysis::Mistake;

analysis::Profile of_ann() {
    analysis::ReviewedGame game;
    game.key = "a";
    game.name = "games/<one>.sgf";
    game.players = {"Ann <b>", "Bob"};
    game.ranks = {"3k", "1d"};
    game.moves = 40;
    game.moves_of = {20, 20};
    for (const auto& [number, points, mistake] :
         {std::tuple(7, 2.5, Mistake::missed_sente), std::tuple(39, 4.0, Mistake::teire)}) {
        analysis::LostMove move;
        move.number = number;
        move.point = "D4";
        move.best = "C3";
        move.loss = points;
        move.mistake = mistake;
        move.phase = number > 20 ? analysis::Phase::endgame : analysis::Phase::opening;
        game.lost.push_back(move);
    }
    analysis::Profiler profiler("Ann <b>");
    profiler.add(game);
    analysis::Losses others;
    others.games = 3;
    others.by_phase[0] = 30 + 2.5;
    profiler.set_everybody({{-3, others}});
    return std::move(profiler).finish();
}

}  // namespace

TEST(profile_text, says_what_is_lost_beside_others) {
    const std::string text = to_text(of_ann());
    EXPECT_EQ(
        text.substr(0, text.find('\n')),
        "Ann <b> (3k): 1 games, 20 moves: 6.5 points lost a game; others of the same rank: 13.0 (2 games)");
    EXPECT_EQ(times(text, "opening                      2.5      15.0\n"), 1);
    EXPECT_EQ(times(text, "teire                        4.0"), 1);
    EXPECT_LT(text.find("teire"), text.find("missed sente"));
    EXPECT_EQ(times(text, "move 39, B D4: lost 4.0 (teire, sampled); C3 was better"), 1);
}

TEST(profile_json, has_every_number_of_the_text) {
    const auto json = to_json(of_ann());
    EXPECT_EQ(json["lost"], 6.5);
    EXPECT_EQ(json["peers"]["games"], 2);
    EXPECT_EQ(json["phases"][0]["peers"], 15);
    EXPECT_EQ(json["mistakes"].size(), static_cast<std::size_t>(analysis::mistake_kinds - 1));
    EXPECT_EQ(json["moments"][0]["lost"]["mistake"], "teire");
    EXPECT_EQ(json["lines"][0]["whiteLost"], 0);
}

TEST(profile_html, has_plots_and_escapes_what_strangers_wrote) {
    analysis::Profile profile = of_ann();
    profile.moments[0].before = go::Board(go::square(9));
    const std::string html = to_html(profile);
    EXPECT_EQ(times(html, "<b>Ann"), 0);
    EXPECT_EQ(times(html, "Ann <b>"), 0);
    EXPECT_EQ(times(html, "<one>"), 0);
    EXPECT_EQ(times(html, "data:image/svg+xml"), 5);  // four plots and a board
}

TEST(bars, stand_beside_each_other_or_on_top) {
    BarPlot plot{"Title", "points", {"one", "two"}, {{"mine", {1, 2}}, {"yours", {3, 0}}}};
    EXPECT_EQ(times(to_svg(plot), "class=\"own\""), 3);  // with the legend's
    EXPECT_EQ(times(to_svg(plot), "class=\"other\""), 2);
    plot.bars = BarPlot::Bars::stacked;
    EXPECT_EQ(times(to_svg(plot), "class=\"other\""), 2);
    EXPECT_EQ(times(to_svg(plot), "rotate"), 0);
    plot.labels = std::vector<std::string>(30, "a very long label");
    for (BarPlot::Series& series : plot.series) series.amounts = std::vector<double>(30, 1);
    EXPECT_EQ(times(to_svg(plot), "rotate"), 30);
    EXPECT_FALSE(to_svg(BarPlot{"None", "", {}, {{"", {}}}}).empty());
}

}  // namespace tedomari::render
