// SPDX-License-Identifier: MIT
#include "trial/match_json.h"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/score_text.h"
#include "go/area.h"
#include "trial/match_folder.h"

namespace tedomari::trial {

namespace {

constexpr std::array<std::string_view, 7> ends = {"counted",   "resigned", "illegal_move", "crashed",
                                                  "timed_out", "too_long", "disputed"};
constexpr std::array<std::string_view, 4> judges = {"nobody", "referee", "engines", "tedomari"};

template <class E, std::size_t N>
E value_of(const std::array<std::string_view, N>& words, const std::string& word) {
    for (std::size_t i = 0; i < N; ++i) {
        if (words[i] == word) return static_cast<E>(i);
    }
    throw nlohmann::json::other_error::create(501, "unknown word " + word, nullptr);
}

nlohmann::json json_of(const MoveTimes& times) {
    return {
        {"moves", times.moves}, {"total", times.total}, {"mean", times.mean()}, {"longest", times.longest}};
}

MoveTimes times_of(const nlohmann::json& object) {
    return {object.at("moves").get<int>(), object.at("total").get<double>(),
            object.at("longest").get<double>()};
}

std::optional<Rational> score_of(const nlohmann::json& value) {
    return value.is_null() ? std::nullopt : engine::parse_score(value.get<std::string>());
}

GameReport read(const nlohmann::json& object) {
    GameReport report;
    report.number = object.at("game").get<int>();
    report.black = object.at("black").get<int>() == 0 ? 0 : 1;
    report.end = value_of<GameEnd>(ends, object.at("end"));
    if (!object.at("winner").is_null()) {
        report.winner = object.at("winner") == "black" ? go::Color::black : go::Color::white;
    }
    report.score = score_of(object.at("score"));
    report.judge = value_of<GameReport::Judge>(judges, object.at("judge"));
    report.note = object.at("note").get<std::string>();
    report.moves = object.at("moves").get<int>();
    report.times = {times_of(object.at("times").at(0)), times_of(object.at("times").at(1))};
    return report;
}

}  // namespace

std::string_view to_string(GameEnd end) { return ends[static_cast<std::size_t>(end)]; }
std::string_view to_string(GameReport::Judge judge) { return judges[static_cast<std::size_t>(judge)]; }

nlohmann::json to_json(const GameReport& report) {
    nlohmann::json winner, score;
    if (report.winner) winner = to_string(*report.winner);
    if (report.score) score = go::score_text(*report.score);
    return {{"game", report.number},
            {"black", report.black},
            {"end", to_string(report.end)},
            {"result", result_text(report)},
            {"winner", winner},
            {"score", score},
            {"judge", to_string(report.judge)},
            {"note", report.note},
            {"moves", report.moves},
            {"times", {json_of(report.times[0]), json_of(report.times[1])}}};
}

std::optional<GameReport> game_report_of(const nlohmann::json& object) {
    try {
        return read(object);
    } catch (const nlohmann::json::exception&) {
        return {};
    }
}

nlohmann::json to_json(const MatchPlan& plan) {
    nlohmann::json result = {{"engines", plan.engines},
                             {"boardXSize", plan.size.width},
                             {"boardYSize", plan.size.height},
                             {"komi", plan.rules.komi.to_double()},
                             {"rules", to_string(plan.rules)},
                             {"alternate", plan.alternate},
                             {"referee", plan.referee},
                             {"moveTime", std::chrono::duration<double>(plan.move_time).count()},
                             {"maxMoves", move_limit(plan, plan.size)}};
    if (!plan.openings.games.empty()) result["openings"] = plan.openings.name;
    return result;
}

}  // namespace tedomari::trial
