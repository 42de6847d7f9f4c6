// SPDX-License-Identifier: MIT
#include "kata/analysis_room.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace tedomari::kata {
namespace {

using nlohmann::json;

json moves_of(std::initializer_list<std::pair<const char*, const char*>> moves) {
    json list = json::array();
    for (const auto& [color, point] : moves) list.push_back(json::array({color, point}));
    return list;
}

struct Dialogue {
    explicit Dialogue(int threads = 2) {
        AnalysisRoom::Settings settings;
        settings.params.analysis_threads = threads;
        settings.params.visits = 3;
        room = std::make_unique<AnalysisRoom>(settings, [this](const std::string& line) {
            const std::lock_guard lock(mutex);
            heard.push_back(json::parse(line));
            changed.notify_all();
        });
    }
    void say(const json& line) const { room->take(line.dump()); }
    std::vector<json> finished() {
        room->finish();
        const std::lock_guard lock(mutex);
        return heard;
    }
    template <class F>
    json wait_for(F&& wanted) {
        std::unique_lock lock(mutex);
        json found;
        changed.wait(lock, [&] {
            const auto at = std::find_if(heard.begin(), heard.end(), wanted);
            if (at == heard.end()) return false;
            found = *at;
            return true;
        });
        return found;
    }

    std::mutex mutex;
    std::condition_variable changed;
    std::vector<json> heard;
    std::unique_ptr<AnalysisRoom> room;
};

json query(const std::string& id, const json& more = json::object()) {
    json line{{"id", id},        {"rules", "japanese"}, {"komi", 0.5},
              {"boardXSize", 5}, {"boardYSize", 5},     {"moves", moves_of({{"B", "C3"}, {"W", "D3"}})}};
    line.update(more);
    return line;
}

bool is_final(const json& line) { return line.contains("isDuringSearch") && line["isDuringSearch"] == false; }

// What KataGo documents, and what it sends beyond.
constexpr const char* move_numbers[] = {
    "visits",       "edgeVisits",    "winrate",    "scoreMean", "scoreStdev",
    "scoreLead",    "scoreSelfplay", "prior",      "utility",   "lcb",
    "utilityLcb",   "weight",        "edgeWeight", "order",     "playSelectionValue",
    "noResultValue"};
constexpr const char* root_numbers[] = {"visits",
                                        "winrate",
                                        "scoreLead",
                                        "scoreSelfplay",
                                        "scoreStdev",
                                        "utility",
                                        "weight",
                                        "rawWinrate",
                                        "rawLead",
                                        "rawScoreSelfplay",
                                        "rawScoreSelfplayStdev",
                                        "rawNoResultProb",
                                        "rawStWrError",
                                        "rawStScoreError",
                                        "rawVarTimeLeft",
                                        "lcb"};

TEST(analysis_room, answers_every_turn_with_every_field) {
    Dialogue dialogue;
    dialogue.say(query("g", {{"analyzeTurns", {0, 1, 2}},
                             {"maxVisits", 20},
                             {"includeOwnership", true},
                             {"includeOwnershipStdev", true},
                             {"includeMovesOwnership", true},
                             {"includeMovesOwnershipStdev", true},
                             {"includePolicy", true},
                             {"includePVVisits", true},
                             {"includeNoResultValue", true}}));
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 3u);
    for (const json& answer : heard) {
        EXPECT_TRUE(is_final(answer));
        for (const char* name : root_numbers) EXPECT_TRUE(answer["rootInfo"][name].is_number()) << name;
        EXPECT_EQ(answer["rootInfo"]["visits"], 20);
        EXPECT_EQ(answer["rootInfo"]["thisHash"].get<std::string>().size(), 32u);
        EXPECT_EQ(answer["ownership"].size(), 25u);
        EXPECT_EQ(answer["ownershipStdev"].size(), 25u);
        ASSERT_EQ(answer["policy"].size(), 26u);
        double sum = 0;
        for (const json& p : answer["policy"]) sum += p >= 0 ? p.get<double>() : 0;
        EXPECT_NEAR(sum, 1, 0.01);
        int visits = 1;
        for (const json& move : answer["moveInfos"]) {
            for (const char* name : move_numbers) EXPECT_TRUE(move[name].is_number()) << name;
            visits += move["visits"].get<int>();
            EXPECT_EQ(move["pv"][0], move["move"]);
            EXPECT_EQ(move["pvVisits"].size(), move["pv"].size());
            EXPECT_EQ(move["pvEdgeVisits"].size(), move["pv"].size());
            EXPECT_EQ(move["ownership"].size(), 25u);
            EXPECT_EQ(move["ownershipStdev"].size(), 25u);
        }
        EXPECT_EQ(visits, 20) << "the position itself and its moves";
        EXPECT_TRUE(answer["tedomari"].contains("temperature"));
        EXPECT_EQ(answer["tedomari"]["evidence"], "learned");
    }
}

TEST(analysis_room, turns_the_numbers_to_who_shall_read_them) {
    std::map<std::string, json> roots;
    Dialogue dialogue(1);
    const json won{{"initialStones", moves_of({{"B", "B2"}, {"B", "B4"}, {"B", "D2"}, {"B", "D4"}})},
                   {"moves", json::array()},
                   {"initialPlayer", "W"},
                   {"includeOwnership", true}};
    for (const char* as : {"BLACK", "WHITE", "SIDETOMOVE"}) {
        json line = query(as, won);
        line["overrideSettings"] = {{"reportAnalysisWinratesAs", as}};
        dialogue.say(line);
    }
    for (const json& answer : dialogue.finished()) roots[answer["id"]] = answer;
    EXPECT_GT(roots["BLACK"]["rootInfo"]["scoreLead"], 3);
    EXPECT_GT(roots["BLACK"]["rootInfo"]["winrate"], 0.6);
    EXPECT_GT(roots["BLACK"]["ownership"][0], 0);
    for (const char* other : {"WHITE", "SIDETOMOVE"}) {  // White is to move
        EXPECT_EQ(roots[other]["rootInfo"]["scoreLead"].get<double>(),
                  -roots["BLACK"]["rootInfo"]["scoreLead"].get<double>());
        EXPECT_NEAR(roots[other]["rootInfo"]["winrate"].get<double>(),
                    1 - roots["BLACK"]["rootInfo"]["winrate"].get<double>(), 1e-9);
        EXPECT_LT(roots[other]["ownership"][0], 0);
    }
}

TEST(analysis_room, looks_only_where_it_may) {
    Dialogue dialogue;
    const json here =
        json::array({{{"player", "B"}, {"moves", json::array({"A1", "B2"})}, {"untilDepth", 1}}});
    dialogue.say(query("allowed", {{"allowMoves", here}, {"maxVisits", 20}}));
    dialogue.say(query("avoided", {{"avoidMoves", here}, {"maxVisits", 40}}));
    for (const json& answer : dialogue.finished()) {
        for (const json& move : answer["moveInfos"])
            EXPECT_EQ(move["move"] == "A1" || move["move"] == "B2", answer["id"] == "allowed")
                << move["move"];
    }
}

TEST(analysis_room, reports_while_it_searches_and_ends_when_it_is_told_to) {
    Dialogue dialogue(1);
    dialogue.say(query("long", {{"maxVisits", 10'000'000}, {"reportDuringSearchEvery", 0.01}}));
    dialogue.say(query("waits"));
    dialogue.wait_for(
        [](const json& line) { return line["id"] == "long" && line["isDuringSearch"] == true; });
    dialogue.say({{
                      "id",
                      "t",
                  },
                  {"action", "terminate_all"}});
    const auto heard = dialogue.finished();
    EXPECT_EQ(std::count_if(heard.begin(), heard.end(),
                            [](const json& line) { return line["id"] == "long" && is_final(line); }),
              1);
    const auto dropped =
        std::find_if(heard.begin(), heard.end(), [](const json& line) { return line["id"] == "waits"; });
    ASSERT_NE(dropped, heard.end());
    EXPECT_EQ((*dropped)["noResults"], true);
}

TEST(analysis_room, takes_the_highest_priority_first) {
    Dialogue dialogue(1);
    dialogue.say(query("first", {{"maxVisits", 100'000}, {"reportDuringSearchEvery", 0.01}}));
    dialogue.wait_for([](const json& line) { return line["id"] == "first"; });
    dialogue.say(query("low", {{"priority", -1}}));
    dialogue.say(query("high", {{"priority", 1}}));
    dialogue.say({{"id", "t"}, {"action", "terminate"}, {"terminateId", "first"}});
    std::vector<std::string> order;
    for (const json& line : dialogue.finished()) {
        if (is_final(line)) order.push_back(line["id"]);
    }
    EXPECT_EQ(order, (std::vector<std::string>{"first", "high", "low"}));
}

TEST(analysis_room, says_who_it_is) {
    Dialogue dialogue;
    dialogue.say({{"id", "v"}, {"action", "query_version"}, {"extra", 7}});
    dialogue.say({{"id", "m"}, {"action", "query_models"}});
    dialogue.say({{"id", "c"}, {"action", "clear_cache"}});
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 3u);
    EXPECT_EQ(heard[0]["version"], spoken_version);
    EXPECT_EQ(heard[0]["extra"], 7) << "a query comes back with its answer";
    EXPECT_EQ(heard[1]["models"].size(), 1u);
}

TEST(analysis_room, tells_facts_of_ours_where_they_are_asked_for) {
    Dialogue dialogue;
    dialogue.say(query("facts", {{"includeTedomari", 0.3}}));
    const auto heard = dialogue.finished();
    ASSERT_EQ(heard.size(), 1u);
    for (const char* name :
         {"headline", "lead", "temperature", "forecast", "regions", "moves", "evidence", "provedBest"})
        EXPECT_TRUE(heard[0]["tedomari"].contains(name)) << name;
}

}  // namespace
}  // namespace tedomari::kata
