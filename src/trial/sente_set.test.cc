// SPDX-License-Identifier: MIT
#include "trial/sente_set.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

#include "tactics/sente_twin.test.h"

namespace tedomari::trial {

namespace {

std::vector<SenteProblem> suite() {
    const auto path = std::filesystem::path(__FILE__).parent_path() / "../../examples/sente.jsonl";
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    const auto problems = parse_sente_problems(text.str());
    return problems ? *problems : std::vector<SenteProblem>{};
}

std::string error_of(const std::string& text) {
    const auto problems = parse_sente_problems(text);
    return problems ? "" : problems.error().message;
}

}  // namespace

// The mix of [Cazenave 2005, figure 5], and as many with captures and life.
TEST(sente_set, has_the_papers_mix_of_goals_and_more) {
    std::map<std::string, int> types;
    int others = 0;
    for (const SenteProblem& problem : suite()) {
        ++types[problem.type];
        others += problem.type.find("capture") != std::string::npos ||
                  problem.type.find("live") != std::string::npos ||
                  problem.type.find("kill") != std::string::npos ||
                  problem.type.find("escape") != std::string::npos;
    }
    EXPECT_GE(types["empty/empty"], 11);
    EXPECT_GE(types["empty/connection"], 1);
    EXPECT_GE(types["empty/disconnection"], 1);
    EXPECT_GE(types["connection/disconnection"], 1);
    EXPECT_GE(others, 14);
}

TEST(sente_set, is_what_exhaustive_search_says) {
    for (const SenteProblem& problem : suite()) {
        tactics::SenteTwin twin(problem.board, problem.question, problem.region, 300'000);
        const auto truth = twin.is_sente(problem.board);
        ASSERT_TRUE(truth.has_value()) << problem.id;
        EXPECT_EQ(*truth, problem.sente) << problem.id;
    }
}

// What the notes say of the six positions: the only refutations, and that two moves in a row mislead.
TEST(sente_set, has_the_six_positions_of_the_notes) {
    const std::map<std::string, std::vector<std::string>> refuted_by = {
        {"notes-1", {"J9"}}, {"notes-2", {"E5"}}, {"notes-3", {"J8"}},
        {"notes-4", {}},     {"notes-5", {}},     {"notes-6", {}}};
    std::size_t found = 0;
    for (const SenteProblem& problem : suite()) {
        const auto wanted = refuted_by.find(problem.id);
        if (wanted == refuted_by.end()) continue;
        ++found;
        tactics::SenteTwin twin(problem.board, problem.question, problem.region, 300'000);
        std::vector<std::string> refutations;
        for (const go::Point p : twin.refutations(problem.board)) refutations.push_back(go::to_string(p));
        EXPECT_EQ(refutations, wanted->second) << problem.id;
        const auto result = solve_sente_problems({problem}, {}, nullptr).cases[0];
        EXPECT_EQ(result.both, problem.id == "notes-6" ? search::Verdict::lost : search::Verdict::won)
            << problem.id;
    }
    EXPECT_EQ(found, refuted_by.size());
}

TEST(sente_set, is_solved_in_fewer_moves_than_the_papers) {
    const auto problems = suite();
    ASSERT_FALSE(problems.empty());
    const SenteSetReport report = solve_sente_problems(problems, {}, nullptr);
    for (const SenteResult& result : report.cases) EXPECT_TRUE(result.is_right()) << result.problem.id;
    EXPECT_LE(report.sum(&SenteResult::moves), 284'257u);
}

TEST(sente_set, tells_what_is_wrong_with_a_line) {
    EXPECT_EQ(error_of("{"), "not JSON");
    EXPECT_EQ(error_of("[]"), "expected one object a line");
    EXPECT_EQ(error_of(R"({"board_size":0})"), "board_size must be 1 to 25");
    EXPECT_EQ(error_of(R"({"board_size":2,"rows":["..",".."],"color":"red"})"),
              "color must be black or white");
    const std::string start = R"({"board_size":3,"rows":["X..","...","..O"],"color":"black","move":"B3",)";
    EXPECT_EQ(error_of(start + R"~("goal":"capture(A3)"})~"), "goal is not a goal of the side that moves");
    EXPECT_EQ(error_of(start + R"~("goal":"capture(C1)","threat":"capture(B2)"})~"),
              "threat: there is no stone at B2");
    EXPECT_EQ(error_of(start + R"~("goal":"capture(C1)","threat":"live(A3)"})~"),
              "sente must be true or false");
    EXPECT_EQ(error_of(start + R"~("goal":"capture(C1)","threat":"live(A3)","region":["B3"],"sente":true})~"),
              "region: the stones around it must live whatever happens in it, and C1 does not");
    const std::string closed = R"({"board_size":3,"rows":["X..","_..","..O"],"color":"black","move":"B3",)";
    EXPECT_EQ(error_of(closed + R"~("goal":"empty-connect(A2,A3)"})~"), "goal: A2 is closed to both sides");
    EXPECT_EQ(error_of(""), "");
}

}  // namespace tedomari::trial
