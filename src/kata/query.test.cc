// SPDX-License-Identifier: MIT
#include "kata/query.h"

#include <gtest/gtest.h>
#include <sstream>

namespace tedomari::kata {
namespace {

using nlohmann::json;

// "B C3 W pass" as [["B", "C3"], ["W", "pass"]]: braces of pairs would make an object.
json moves_of(const std::string& text) {
    std::istringstream words(text);
    json list = json::array();
    for (std::string color, point; words >> color >> point;) list.push_back(json::array({color, point}));
    return list;
}

json query_with(const json& more) {
    json query{{"id", "q"},       {"rules", "chinese"}, {"boardXSize", 9},
               {"boardYSize", 9}, {"komi", 7},          {"moves", moves_of("B E5 W C3")}};
    query.update(more);
    return query;
}

Query read(const json& more) {
    auto parsed = parse_line(query_with(more).dump(), {});
    const auto* wrong = std::get_if<Complaint>(&parsed);
    EXPECT_EQ(wrong, nullptr) << wrong->line;
    return wrong == nullptr ? std::get<Query>(std::move(parsed)) : Query{};
}

std::string complaint(const json& more, const char* field) {
    const auto parsed = parse_line(query_with(more).dump(), {});
    const auto* wrong = std::get_if<Complaint>(&parsed);
    if (wrong == nullptr) return "none";
    EXPECT_EQ(wrong->line["id"], "q");
    EXPECT_EQ(wrong->line["field"], field);
    return wrong->line["error"].get<std::string>();
}

TEST(kata_query, names_a_game_and_its_turns) {
    const Query query = read({{"analyzeTurns", {0, 2}}, {"priorities", {5, 7}}, {"maxVisits", 33}});
    ASSERT_EQ(query.turns.size(), 2u);
    EXPECT_EQ(query.turns[1].number, 2);
    EXPECT_EQ(query.turns[1].priority, 7);
    EXPECT_EQ(query.params.visits, 33u);
    EXPECT_EQ(game_at(query, 0).moves().size(), 0u);
    EXPECT_EQ(game_at(query, 2).to_move(), go::Color::black);
    EXPECT_EQ(query.game->komi(), Rational(7));
}

TEST(kata_query, takes_points_in_both_notations) {
    const Query query = read({{"moves", moves_of("b (0,0) White pass B a1")}});
    EXPECT_EQ(go::to_string(query.game->moves()[0].point), "A9");
    EXPECT_TRUE(query.game->moves()[1].is_pass());
}

TEST(kata_query, counts_handicap_stones_and_lets_white_begin) {
    const Query placed = read({{"initialStones", moves_of("B C3 B G7")}, {"moves", json::array()}});
    EXPECT_EQ(placed.game->handicap().size(), 2u);
    EXPECT_EQ(placed.game->to_move(), go::Color::white);
    const Query played = read({{"moves", moves_of("B C3 B G7 B G3 W E5")}});
    EXPECT_EQ(played.game->handicap().size(), 3u);
}

TEST(kata_query, reads_settings_over_the_configuration) {
    const Query query =
        read({{"overrideSettings",
               {{"reportAnalysisWinratesAs", "BLACK"}, {"maxTime", 2.5}, {"wideRootNoise", "0.04"}}}});
    EXPECT_EQ(query.view.perspective, render::Perspective::black);
    EXPECT_EQ(query.params.seconds, 2.5);
    EXPECT_EQ(query.params.wider, 0.04);
    EXPECT_TRUE(query.warnings.empty());
}

TEST(kata_query, warns_of_what_it_does_not_know) {
    const Query query = read({{"speed", 9}, {"overrideSettings", {{"foo", 1}, {"cpuctExploration", 1}}}});
    ASSERT_EQ(query.warnings.size(), 3u);
    EXPECT_EQ(query.warnings[0]["warning"], "Unknown config params: foo");
    EXPECT_EQ(query.warnings[2]["field"], "speed");
}

TEST(kata_query, bars_moves_until_a_depth) {
    const json entry{{"player", "B"}, {"moves", json::array({"C3", "pass"})}, {"untilDepth", 2}};
    const auto avoided = read({{"avoidMoves", json::array({entry})}}).barred;
    const go::Move c3{go::Color::black, *go::parse_point("C3", go::square(9))};
    const go::Move d4{go::Color::black, *go::parse_point("D4", go::square(9))};
    EXPECT_TRUE(avoided->holds(c3, 0));
    EXPECT_TRUE(avoided->holds(c3, 1));
    EXPECT_FALSE(avoided->holds(c3, 2));
    EXPECT_FALSE(avoided->holds(d4, 0));
    const auto allowed = read({{"allowMoves", json::array({entry})}}).barred;
    EXPECT_FALSE(allowed->holds(c3, 0));
    EXPECT_TRUE(allowed->holds(d4, 0));
    EXPECT_FALSE(allowed->holds({go::Color::white, d4.point}, 0));
}

TEST(kata_query, complains_in_the_words_that_clients_know) {
    EXPECT_EQ(complaint({{"boardXSize", 29}}, "boardXSize"), "Must provide an integer from 2 to 25");
    EXPECT_EQ(complaint({{"rules", "mine"}}, "rules"), "Could not parse rules: mine");
    EXPECT_EQ(complaint({{"komi", 0.3}}, "komi"), "Must be a integer or half-integer from -400.0 to 400.0");
    EXPECT_EQ(complaint({{"analyzeTurns", {3}}}, "analyzeTurns"), "Invalid turn number: 3");
    EXPECT_EQ(complaint({{"moves", moves_of("B E5 W E5")}}, "moves"), "Illegal move 1: E5");
    EXPECT_EQ(complaint({{"moves", moves_of("B Z9")}}, "moves"), "Could not parse board location: Z9");
    EXPECT_EQ(complaint({{"includePolicy", 1}}, "includePolicy"), "Must be a boolean");
    EXPECT_EQ(complaint({{"maxVisits", 0}}, "maxVisits"), "Must be an integer from 1 to 2^50");
    EXPECT_EQ(complaint({{"overrideSettings", {{"maxTime", "long"}}}}, "overrideSettings"),
              "Could not set settings: maxTime: must be a number from 0 to 1000000000");
}

TEST(kata_query, survives_numbers_and_depths_that_fit_nowhere) {
    const std::string deep = std::string(100'000, '[');
    for (const std::string& line :
         {std::string(R"({"id":"a","komi":1e400})"), deep, std::string("\xff\xfe")}) {
        const auto parsed = parse_line(line, {});
        ASSERT_TRUE(std::holds_alternative<Complaint>(parsed));
        EXPECT_LT(
            std::get<Complaint>(parsed).line.dump(-1, ' ', false, json::error_handler_t::replace).size(),
            1000u);
    }
}

TEST(kata_params, are_read_from_a_configuration) {
    const auto pairs = parse_config("# comment\n\nmaxVisits = 500 # many\nreportAnalysisWinratesAs=WHITE\n");
    ASSERT_TRUE(pairs.has_value());
    Params params;
    for (const auto& [name, value] : *pairs) EXPECT_FALSE(set_param(params, name, value));
    EXPECT_EQ(params.visits, 500u);
    EXPECT_EQ(params.perspective, render::Perspective::white);
    EXPECT_EQ(parse_config("a = 1\nnonsense\n").error().line, 2);
    EXPECT_EQ(parse_overrides("maxVisits=5,maxTime=1")->size(), 2u);
}

TEST(kata_params, each_can_be_read_back) {
    for (const std::string& name : param_names()) {
        Params params;
        const auto value = get_param(params, name);
        ASSERT_TRUE(value.has_value()) << name;
        EXPECT_EQ(meaning_of(name), Meaning::ours);
        if (name != "maxTime" && name != "numAnalysisThreads")
            EXPECT_FALSE(set_param(params, name, *value)) << name;
    }
    EXPECT_EQ(meaning_of("cpuctExploration"), Meaning::theirs);
    EXPECT_EQ(meaning_of("nobodys"), Meaning::nobodys);
}

}  // namespace
}  // namespace tedomari::kata
