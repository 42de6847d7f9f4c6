// SPDX-License-Identifier: MIT
#include "kata/asking.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "kata/query.h"

namespace tedomari::kata {
namespace {

using nlohmann::json;

// Black's chain has two eyes, White's one stone is dead in any case.
const char* settled = R"(
    . X . X .
    X X X X X
    . . . . .
    . . O . .
    . . . . .)";

go::Game settled_game() {
    return go::Game({go::diagram(settled), go::Color::black}, *go::parse_rules("chinese"));
}

TEST(kata_asking, asks_what_the_other_side_reads) {
    go::Game game = settled_game();
    game.play({go::Color::black, go::at("C3")});
    const json query = query_of(game, "q", 7);
    const auto parsed = parse_line(query.dump(), {});
    ASSERT_TRUE(std::holds_alternative<Query>(parsed)) << query;
    const Query& read = std::get<Query>(parsed);
    EXPECT_EQ(read.game->board(), game.board());
    EXPECT_EQ(read.params.visits, 7u);
    EXPECT_EQ(read.view.perspective, render::Perspective::black);
    EXPECT_TRUE(read.warnings.empty());
}

TEST(kata_asking, reads_an_opinion_and_refuses_what_is_none) {
    const go::Game game = settled_game();
    const json answer{{"rootInfo", {{"scoreLead", 3.5}}},
                      {"moveInfos", json::array({{{"order", 0}, {"pv", json::array({"C3", "A1"})}}})}};
    const auto opinion = opinion_of(answer, game, render::Perspective::white);
    ASSERT_TRUE(opinion.has_value());
    EXPECT_EQ(opinion->score, -3.5);
    EXPECT_EQ(opinion->line.size(), 2u);
    for (const char* text : {"7", "{}", R"({"rootInfo":7})", R"({"error":"no"})",
                             R"({"rootInfo":{"scoreLead":1},"ownership":[1,2]})",
                             R"({"rootInfo":{"scoreLead":1},"moveInfos":[{"order":0,"pv":["Z99"]}]})"})
        EXPECT_FALSE(opinion_of(json::parse(text), game, render::Perspective::black)) << text;
}

TEST(contradictions, hold_only_what_is_proved_against_an_opinion) {
    analysis::WholeBoardReport report;
    report.position = settled_game().position();
    report.chains = {{go::at("B5"), local::Standing::safe, Evidence::proved},
                     {go::at("C2"), local::Standing::dead, Evidence::learned}};
    analysis::Opinion opinion;
    opinion.ownership.emplace(-1.0F);  // all is White's
    Budget budget;
    const auto found = analysis::contradictions(report, opinion, budget);
    ASSERT_EQ(found.size(), 1u) << "what the network judged is no proof";
    EXPECT_EQ(found[0].ours, "Black B5 is alive");
    EXPECT_EQ(found[0].theirs, "the point is White's by 100 %");
    opinion.ownership.emplace(0.9F);
    EXPECT_TRUE(analysis::contradictions(report, opinion, budget).empty());
}

TEST(contradictions, know_a_proved_best_move) {
    analysis::WholeBoardReport report;
    report.position = settled_game().position();
    const go::Move best{go::Color::black, go::at("C3")}, other{go::Color::black, go::at("A1")};
    analysis::BoardRegion region;
    region.game.evidence = Evidence::proved;
    region.game.temperature = local::Estimate::exact(2);
    report.regions = {region, region};
    report.moves = {{0, {best}, Rational(2), Rational(0)}, {1, {other}, Rational(1), Rational(1)}};
    report.forecast_judged = true;
    report.evidence = report.judged = Evidence::learned;
    EXPECT_EQ(analysis::proved_best(report), best);
    analysis::Opinion opinion;
    opinion.move = other;
    Budget budget;
    const auto found = analysis::contradictions(report, opinion, budget);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].about, analysis::Contradiction::About::move);
    EXPECT_EQ(found[0].line.front(), best);
    report.regions[1].game.evidence = Evidence::learned;
    EXPECT_FALSE(analysis::proved_best(report)) << "a region that may be hotter is only judged";
    report.regions[1].game.evidence = Evidence::proved;
    report.safety_proved = false;
    EXPECT_FALSE(analysis::proved_best(report)) << "walls are only judged";
}

}  // namespace
}  // namespace tedomari::kata
