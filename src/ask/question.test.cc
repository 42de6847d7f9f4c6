// SPDX-License-Identifier: MIT
#include "ask/question.h"

#include <gtest/gtest.h>

namespace tedomari::ask {
namespace {

using nlohmann::json;

constexpr const char* snapback = "(;SZ[7]AB[af:ag][be:de][ef:eg]AW[bf:df][dg]PL[B];B[cg];W[bg])";
constexpr const char* small = ". . O . .\nX X O . .\n. X O . .\n. X O . .\n. X O . .\n";

Answer answered(const json& question) {
    auto parsed = parse_question(wire_text(question));
    if (const Reply* wrong = std::get_if<Reply>(&parsed)) {
        ADD_FAILURE() << wire_text(wrong->body);
        return {};
    }
    const std::atomic<bool> never = false;
    Desk desk{never, nullptr, [](std::size_t, std::size_t, std::string_view) {}, [](const Answer&) {}};
    return std::get<Question>(parsed).answer(desk);
}

Reply refused(const json& question) {
    const auto parsed = parse_question(wire_text(question));
    const Reply* reply = std::get_if<Reply>(&parsed);
    return reply == nullptr ? Reply{} : *reply;
}

TEST(question, analyze_finds_the_gote_in_the_corner) {
    const Answer answer =
        answered({{"question", "analyze"}, {"diagram", small}, {"options", {{"time", 60}, {"nodes", 2000}}}});
    EXPECT_EQ(answer.report["boardXSize"], 5);
    EXPECT_FALSE(answer.report["regions"].empty());
    EXPECT_TRUE(answer.files.contains("board.svg"));
    EXPECT_TRUE(answer.files.contains("region-A.svg"));
    EXPECT_TRUE(answer.complete);
}

TEST(question, region_values_the_points_it_is_given) {
    std::string first_line = ". . . . O . .\n";  // which White may push along
    for (int row = 0; row < 6; ++row) first_line += ". . . X O . .\n";
    const Answer answer =
        answered({{"question", "region"}, {"diagram", first_line}, {"points", {"C7", "D7"}}});
    EXPECT_EQ(answer.report["temperature"]["value"], "1");
    EXPECT_EQ(answer.report["kind"], "white's sente");
    EXPECT_EQ(answer.files.at("thermograph.svg")().substr(0, 4), "<svg");
}

// Five columns between two walls: nobody proves what they are worth.
const std::string wide = [] {
    std::string text;
    for (int row = 0; row < 7; ++row) text += "X . . . . . O\n";
    return text;
}();

TEST(question, region_has_the_judge_say_what_is_not_proved) {
    json points = json::array();
    for (const char* column : {"B", "C", "D", "E", "F"}) {
        for (int row = 1; row <= 7; ++row) points.push_back(column + std::to_string(row));
    }
    const Answer answer = answered({{"question", "region"},
                                    {"diagram", wide},
                                    {"points", points},
                                    {"options", {{"nodes", 20}, {"time", 5}}}});
    EXPECT_NE(answer.report["notices"].dump().find("opinions differ: looks"), std::string::npos)
        << answer.report["notices"];
}

TEST(question, lines_go_on_after_each_move) {
    json ask = {{"question", "lines"},
                {"boardXSize", 9},
                {"moves", json::array({json::array({"B", "E5"}), json::array({"W", "E7"})})},
                {"after", json::array({"G6", "A1"})},
                {"options", {{"visits", 10}, {"length", 4}}}};
    const json lines = answered(ask).report["lines"];
    ASSERT_EQ(lines.size(), 2u);
    for (const json& line : lines) {
        EXPECT_EQ(line["line"][0], line["move"]);
        ASSERT_EQ(line["line"].size(), 4u);
        EXPECT_EQ(line["line"][1][0], "W");
    }
    ask["after"] = json::array({"E5"});
    EXPECT_EQ(refused(ask).body["illegal"], "occupied");
    ask["after"] = json::array();
    EXPECT_EQ(refused(ask).status, 400);
}

TEST(question, counts_what_names_no_rules_by_japanese_ones) {
    const json drawn = answered({{"question", "score"}, {"diagram", small}}).report;
    const json recorded =
        answered({{"question", "score"}, {"sgf", "(;SZ[5]AB[ab][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])"}})
            .report;
    EXPECT_EQ(drawn["rules"], "japanese");
    EXPECT_EQ(drawn["rules"], recorded["rules"]);
    EXPECT_EQ(drawn["score"], recorded["score"]);
}

TEST(question, problem_takes_a_diagram_and_a_record_at_its_start) {
    const std::string sgf =
        "(;GM[1]FF[4]SZ[7]AW[bc][cc][dc][ec][fc][bd][fd][gd][ae][be][ge][af][gf][ag][gg]"
        "AB[cd][dd][ed][ce][ee][fe][bf][cf][ff][bg][cg][dg][eg][fg];W[df];B[de])";
    const json recorded =
        answered({{"question", "problem"}, {"sgf", sgf}, {"options", {{"target", "C4"}}}}).report;
    EXPECT_EQ(recorded["rightMoves"], json::array({"D2"}));
    EXPECT_EQ(recorded["book"], json::array({"D2"}));
    const std::string diagram =
        ". . . . . . .\n. . . . . . .\n. O O O O O .\n. O X X X O O\nO O X . X X O\nO X X . . X O\nO X X X X "
        "X "
        "O\n";
    const json drawn =
        answered(
            {{"question", "problem"}, {"diagram", diagram}, {"toMove", "W"}, {"options", {{"target", "C4"}}}})
            .report;
    EXPECT_EQ(drawn["rightMoves"], recorded["rightMoves"]);
    EXPECT_TRUE(drawn["book"].empty());
}

TEST(question, goal_reads_one_goal_and_several) {
    const json position = {{"sgf", snapback}, {"node", 0}, {"question", "goal"}};
    json one = position, two = position;
    one["goal"] = "capture(D2)";
    two["goal"] = "capture(D2) or capture(B2)";
    EXPECT_EQ(answered(one).report["status"], "W|W");
    EXPECT_TRUE(answered(one).files.contains("proof.sgf"));
    EXPECT_EQ(answered(two).report["goals"].size(), 2u);
}

TEST(question, goals_and_sente_say_how_far_they_are) {
    for (const char* name : {"goals", "sente"}) {
        const auto parsed = parse_question(wire_text({{"question", name}, {"sgf", snapback}, {"node", 0}}));
        const std::atomic<bool> never = false;
        std::vector<std::string> told;
        Desk desk{never, nullptr,
                  [&](std::size_t done, std::size_t of, std::string_view what) {
                      EXPECT_LE(done, of);
                      told.emplace_back(what);
                  },
                  [](const Answer&) {}};
        EXPECT_TRUE(std::get<Question>(parsed).answer(desk).complete);
        ASSERT_FALSE(told.empty()) << name;
        EXPECT_EQ(told.front(), "goals");
    }
}

TEST(question, values_are_sampled_for_every_open_goal) {
    const Answer answer =
        answered({{"question", "values"}, {"sgf", snapback}, {"node", 0}, {"options", {{"games", 200}}}});
    EXPECT_EQ(answer.report["evidence"], "sampled");
    EXPECT_FALSE(answer.report["goals"].empty());
    EXPECT_FALSE(answer.report["moves"].empty());
    EXPECT_TRUE(answer.files.contains("report.txt"));
}

TEST(question, score_counts_and_listens) {
    const json position = {{"question", "score"}, {"diagram", small}, {"rules", "japanese"}};
    const Answer plain = answered(position);
    EXPECT_TRUE(plain.report.contains("arithmetic"));
    json overruled = position;
    overruled["options"] = {{"dead", {"C1"}}};
    EXPECT_NE(answered(overruled).report["score"], plain.report["score"]);
}

TEST(question, genmove_plays_a_legal_move) {
    const Answer answer = answered(
        {{"question", "genmove"}, {"boardXSize", 5}, {"moves", json::array()}, {"options", {{"level", 1}}}});
    EXPECT_EQ(answer.report["move"][0], "B");
}

TEST(question, move_gives_a_verdict) {
    const Answer answer =
        answered({{"question", "move"}, {"diagram", small}, {"move", "E1"}, {"options", {{"time", 1}}}});
    EXPECT_EQ(answer.report["move"], (json{"B", "E1"}));
    EXPECT_FALSE(answer.report["isBest"].get<bool>());
    EXPECT_TRUE(answer.report["loss"].contains("value"));
}

TEST(question, cgt_and_outcome_calculate) {
    const Answer game = answered({{"question", "cgt"}, {"expression", "{5|-5} + {3|-3}"}});
    EXPECT_EQ(game.report["temperature"], "5");
    EXPECT_TRUE(game.files.contains("thermograph.svg"));
    EXPECT_FALSE(answered({{"question", "cgt"}, {"expression", "{5|"}}).error.empty());
    EXPECT_EQ(answered({{"question", "outcome"}, {"expression", "W|L or W|L"}}).report["status"], "W|W");
}

TEST(question, cgt_reads_no_files) {
    EXPECT_FALSE(answered({{"question", "cgt"}, {"expression", "go(\"/etc/passwd\")"}}).error.empty());
}

TEST(question, sum_is_played_by_strategies) {
    const json sum = {{"summands", {{{"game", "{5|-5}"}}, {{"game", "{3|-3}"}}}}};
    EXPECT_EQ(answered({{"question", "sum"}, {"sum", sum}}).report["score"], "2");
}

TEST(question, sum_is_played_by_a_human_move_by_move) {
    const json sum = {{"summands", {{{"game", "{5|-5}"}}, {{"game", "{3|-3}"}}, {{"game", "{1|-1}"}}}}};
    const auto so_far = [&](const json& plays) {
        return answered(
            {{"question", "sum"}, {"sum", sum}, {"options", {{"human", "left"}, {"plays", plays}}}});
    };
    const json start = so_far(json::array()).report;
    EXPECT_EQ(start["turn"]["choices"].size(), 3u);
    EXPECT_EQ(start["turn"]["choices"][0]["loss"], "0");
    EXPECT_EQ(start["turn"]["choices"][1]["loss"], "2") << "the cooler one, at a temperature of 5";
    const json after = so_far({{{"summand", 1}, {"option", 0}}}).report;
    EXPECT_EQ(after["moves"].size(), 2u) << "and Sentestrat takes the hottest";
    EXPECT_EQ(after["moves"][1]["summand"], 0);
    const json end =
        so_far({{{"summand", 1}, {"option", 0}}, {{"summand", 2}, {"option", 0}}, "pass"}).report;
    EXPECT_TRUE(end["turn"].is_null());
    EXPECT_EQ(end["score"], "-1");
    EXPECT_FALSE(so_far({{{"summand", 7}, {"option", 0}}}).error.empty());
}

TEST(question, that_cannot_be_is_refused_before_it_waits) {
    EXPECT_EQ(refused({{"question", "frob"}}).body["field"], "question");
    EXPECT_EQ(refused({{"question", "analyze"}}).body["field"], "sgf");
    EXPECT_EQ(
        refused({{"question", "analyze"}, {"diagram", small}, {"options", {{"time", -1}}}}).body["field"],
        "options.time");
    EXPECT_EQ(
        refused({{"question", "analyze"}, {"diagram", small}, {"options", {{"tiem", 1}}}}).body["field"],
        "options.tiem");
    EXPECT_EQ(refused({{"question", "goal"}, {"diagram", small}, {"goal", "capture(Z9)"}}).status, 400);
    EXPECT_EQ(refused({{"question", "move"}, {"diagram", small}, {"move", "B4"}}).body["illegal"],
              "occupied");
    EXPECT_EQ(refused({{"question", "score"}, {"diagram", small}, {"options", {{"dead", {"A5"}}}}}).status,
              422);
    EXPECT_EQ(refused({{"question", "analyze"},
                       {"moves", json::array({json::array({"B", "A1"}), json::array({"W", "A1"})})}})
                  .status,
              422);
}

TEST(question, has_the_same_key_wherever_the_position_comes_from) {
    const auto key = [](const json& question) {
        return std::get<Question>(parse_question(wire_text(question))).key;
    };
    const json sgf = {{"question", "analyze"}, {"sgf", "(;SZ[5]RU[Japanese]KM[0]C[one];B[cc])"}};
    json commented = sgf, longer = sgf;
    commented["sgf"] = "(;SZ[5]RU[Japanese]KM[0]C[two];B[cc]C[x])";
    longer["options"] = {{"time", 9}};
    EXPECT_EQ(key(sgf), key(commented));
    EXPECT_NE(key(sgf), key(longer));
}

}  // namespace
}  // namespace tedomari::ask
