// SPDX-License-Identifier: MIT
#include "web/kata_lines.h"

#include <gtest/gtest.h>

namespace tedomari::web {
namespace {

using nlohmann::json;

struct Dialogue {
    std::mutex mutex;
    std::vector<json> heard;
    KataLines lines{[this](const std::string& line) {
        const std::lock_guard lock(mutex);
        heard.push_back(json::parse(line));
    }};

    std::vector<json> finished() {
        lines.finish();
        const std::lock_guard lock(mutex);
        return heard;
    }
};

TEST(kata_lines, answer_every_turn_that_is_asked_for) {
    Dialogue dialogue;
    dialogue.lines.take(
        R"({"id": "g", "moves": [["B", "C3"], ["W", "D3"]], "boardXSize": 5, "boardYSize": 5, "rules": "japanese",
            "komi": 0.5, "analyzeTurns": [0, 2], "includeOwnership": true, "maxVisits": 100, "time": 0.05})");
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 2u);
    for (const json& answer : heard) {
        EXPECT_EQ(answer["id"], "g");
        EXPECT_EQ(answer["isDuringSearch"], false);
        EXPECT_EQ(answer["ownership"].size(), 25u);
        EXPECT_EQ(answer["komi"], 0.5);
        EXPECT_TRUE(answer["rootInfo"].contains("scoreLead"));
    }
    EXPECT_EQ(heard[0]["turnNumber"], 0);
    EXPECT_EQ(heard[1]["turnNumber"], 2);
    EXPECT_EQ(heard[1]["rootInfo"]["currentPlayer"], "B");
}

TEST(kata_lines, say_what_is_wrong_with_a_line_and_go_on) {
    Dialogue dialogue;
    for (const char* line :
         {"nonsense", "{}", R"({"id": "a"})", R"({"id": "b", "moves": [["B", "Z9"]]})",
          R"({"id": "c", "moves": [], "analyzeTurns": [3]})", R"({"id": "d", "action": "dance"})", ""})
        dialogue.lines.take(line);
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 6u);
    for (const json& answer : heard) EXPECT_TRUE(answer.contains("error")) << answer;
    EXPECT_EQ(heard[2], (json{{"id", "a"}, {"field", "moves"}, {"error", "a list of moves is needed"}}));
}

TEST(kata_lines, warn_of_a_field_that_nobody_knows) {
    Dialogue dialogue;
    dialogue.lines.take(R"({"id": "w", "moves": [], "boardXSize": 3, "time": 0.01, "speed": 9})");
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 2u);
    EXPECT_EQ(heard[0]["warning"], "unexpected or unused field");
    EXPECT_EQ(heard[0]["field"], "speed");
}

TEST(kata_lines, tell_their_version_and_stop_what_is_terminated) {
    Dialogue dialogue;
    dialogue.lines.take(
        R"({"id": "long", "moves": [], "boardXSize": 9, "time": 600, "analyzeTurns": [0, 0]})");
    dialogue.lines.take(R"({"id": "long2", "moves": [["B", "E5"]], "boardXSize": 9, "time": 600})");
    dialogue.lines.take(R"({"id": "v", "action": "query_version"})");
    dialogue.lines.take(R"({"id": "t", "action": "terminate", "terminateId": "long2"})");
    dialogue.lines.take(R"({"id": "t", "action": "terminate_all"})");
    const auto heard = dialogue.finished();
    const auto count = [&](const char* id) {
        return std::count_if(heard.begin(), heard.end(),
                             [&](const json& answer) { return answer["id"] == id; });
    };
    EXPECT_EQ(count("v"), 1);
    EXPECT_EQ(count("t"), 2);
    EXPECT_EQ(count("long2"), 1);
    EXPECT_EQ(count("long"), 1) << "refused: there are no two turns";
}

}  // namespace
}  // namespace tedomari::web
