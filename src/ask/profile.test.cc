// SPDX-License-Identifier: MIT
#include "ask/profile.h"

#include <gtest/gtest.h>

namespace tedomari::ask {
namespace {

using nlohmann::json;

constexpr const char* two_games = R"({"source": "my games", "games": [
    {"source": "one.sgf", "black": "Ann", "blackRank": "3k", "white": "Bob", "whiteRank": "2d", "gameMoves": 60,
     "players": {"black": {"moves": 30}, "white": {"moves": 30}},
     "moves": [{"number": 7, "color": "B", "move": "D4", "best": "C3", "lossFloat": 2.5, "scoreLead": 1,
                "evidence": "learned", "phase": "opening", "mistake": "wrong size", "anything": 1},
               {"number": 50, "color": "W", "move": "A1", "best": "pass", "lossFloat": 1, "scoreLead": 0,
                "evidence": "proved", "phase": "endgame", "mistake": "teire"},
               {"number": 51, "color": "B", "lossFloat": 0}]},
    {"source": "two.sgf", "black": "Cid", "white": "Ann", "gameMoves": 9, "moves": []}]})";

}  // namespace

TEST(profile, adds_reviews_up) {
    const Reply reply = profile_of(two_games);
    ASSERT_EQ(reply.status, 200) << reply.body;
    EXPECT_EQ(reply.body["games"], 4);  // sides
    EXPECT_EQ(reply.body["lost"], 3.5 / 4);
    EXPECT_EQ(reply.body["mistakes"][0]["name"], "wrong size");
    EXPECT_EQ(reply.body["phases"][2]["lost"], 0.25);
    EXPECT_EQ(reply.body["byRank"].size(), 2U);
    EXPECT_EQ(reply.body["moments"].size(), 2U);
    EXPECT_EQ(reply.body["lines"][0]["worst"]["number"], 7);
    EXPECT_EQ(reply.body["lines"][1]["worst"], nullptr);
    EXPECT_EQ(reply.body["byMove"][0]["to"], 20);
}

TEST(profile, of_one_player_counts_his_side_alone) {
    json asked = json::parse(two_games);
    asked["subject"] = "Ann";
    asked["html"] = true;
    const Reply reply = profile_of(asked.dump());
    EXPECT_EQ(reply.body["games"], 2);
    EXPECT_EQ(reply.body["lost"], 1.25);
    EXPECT_NE(reply.body["html"].get<std::string>().find("Ann (3k)"), std::string::npos);
}

TEST(profile, says_which_field_is_wrong) {
    const auto field = [](const char* body) { return profile_of(body).body.value("field", ""); };
    EXPECT_EQ(field(R"({})"), "games");
    EXPECT_EQ(field(R"({"games": [{"moves": 3}]})"), "games.1.moves");
    EXPECT_EQ(field(R"({"games": [{"moves": [{"mistake": "sloth"}]}]})"), "moves.mistake");
    EXPECT_EQ(field(R"({"games": [], "odd": 1})"), "odd");
    EXPECT_EQ(profile_of("nonsense").status, 400);
}

}  // namespace tedomari::ask
