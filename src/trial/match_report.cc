// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/score_text.h"
#include "trial/match.h"
#include "trial/match_folder.h"
#include "trial/match_json.h"

// The figures of a match, and how they are shown.
namespace tedomari::trial {

namespace {

using go::Color;

template <class F>
int count_games(const std::vector<GameReport>& games, F&& f) {
    return static_cast<int>(std::count_if(games.begin(), games.end(), f));
}

int games_as(const MatchReport& report, int engine, Color color) {
    return count_games(report.games, [&](const GameReport& game) {
        return game.has_result() && (game.black == engine) == (color == Color::black);
    });
}

std::string times_text(const MoveTimes& times) {
    return fmt::format("{:.3f} s a move, longest {:.3f} s", times.mean(), times.longest);
}

bool is_irregular(const GameReport& game) {
    return game.end != GameEnd::counted && game.end != GameEnd::resigned;
}

nlohmann::json engine_json(const MatchReport& report, int engine) {
    const Interval interval = report.interval(engine);
    const auto score = report.mean_score(engine);
    const MoveTimes times = report.times(engine);
    nlohmann::json object = {{"name", report.names[static_cast<std::size_t>(engine)]},
                             {"command", report.plan.engines[static_cast<std::size_t>(engine)]},
                             {"wins", report.wins(engine)},
                             {"winsAsBlack", report.wins(engine, Color::black)},
                             {"winsAsWhite", report.wins(engine, Color::white)},
                             {"winrate", report.rate(engine)},
                             {"interval95", {interval.low, interval.high}},
                             {"meanScore", nullptr},
                             {"moveTime", {{"mean", times.mean()}, {"longest", times.longest}}}};
    if (score) object["meanScore"] = *score;
    return object;
}

}  // namespace

std::optional<int> GameReport::winning_engine() const {
    if (!winner) return {};
    return *winner == Color::black ? black : 1 - black;
}

int MatchReport::wins(int engine) const {
    return count_games(games, [engine](const GameReport& game) { return game.winning_engine() == engine; });
}

int MatchReport::wins(int engine, Color color) const {
    return count_games(games, [&](const GameReport& game) {
        return game.winning_engine() == engine && game.winner == color;
    });
}

int MatchReport::draws() const {
    return count_games(games, [](const GameReport& game) { return game.has_result() && !game.winner; });
}

int MatchReport::results() const {
    return count_games(games, [](const GameReport& game) { return game.has_result(); });
}

double MatchReport::rate(int engine) const {
    return results() == 0 ? 0.5 : (wins(engine) + 0.5 * draws()) / results();
}

Interval MatchReport::interval(int engine) const { return wilson(wins(engine) + 0.5 * draws(), results()); }

std::optional<double> MatchReport::mean_score(int engine) const {
    double total = 0;
    int counted = 0;
    for (const GameReport& game : games) {
        if (!game.score) continue;
        total += game.black == engine ? game.score->to_double() : -game.score->to_double();
        ++counted;
    }
    if (counted == 0) return {};
    return total / counted;
}

MoveTimes MatchReport::times(int engine) const {
    MoveTimes sum;
    for (const GameReport& game : games) sum += game.times[static_cast<std::size_t>(engine)];
    return sum;
}

std::string to_text(const MatchReport& report) {
    const MatchPlan& plan = report.plan;
    const int played = static_cast<int>(report.games.size()) - report.found;
    std::string text =
        fmt::format("{} against {}: {} of {} games on {}, komi {}, {} rules\n", report.names[0],
                    report.names[1], report.games.size(), plan.games, to_string(plan.size),
                    engine::decimal(plan.rules.komi), to_string(plan.rules));
    if (!plan.openings.games.empty())
        text += fmt::format("from {} positions: {}\n", plan.openings.games.size(), plan.openings.name);
    if (report.found > 0) {
        text +=
            fmt::format("{} found in {}, {} played now\n", report.found, plan.sgf_folder.string(), played);
    }
    for (const int engine : {0, 1}) {
        const auto name = report.names[static_cast<std::size_t>(engine)];
        const Interval interval = report.interval(engine);
        text += fmt::format("{}: {} wins, {:.1f} % (95 % between {:.1f} % and {:.1f} %)", name,
                            report.wins(engine), 100 * report.rate(engine), 100 * interval.low,
                            100 * interval.high);
        text += fmt::format("; black {}/{}, white {}/{}", report.wins(engine, Color::black),
                            games_as(report, engine, Color::black), report.wins(engine, Color::white),
                            games_as(report, engine, Color::white));
        if (const auto score = report.mean_score(engine)) text += fmt::format("; mean score {:+.1f}", *score);
        text += "; " + times_text(report.times(engine)) + "\n";
    }
    if (report.draws() > 0) text += fmt::format("{} drawn\n", report.draws());
    for (const GameReport& game : report.games) {
        if (is_irregular(game)) {
            text += fmt::format("game {}: {} ({}){}{}\n", game.number, to_string(game.end), result_text(game),
                                game.note.empty() ? "" : ": ", game.note);
        }
    }
    if (report.interrupted) text += "interrupted\n";
    return text;
}

nlohmann::json to_json(const MatchReport& report) {
    nlohmann::json games = nlohmann::json::array();
    for (const GameReport& game : report.games) games.push_back(to_json(game));
    return {{"match", to_json(report.plan)}, {"engines", {engine_json(report, 0), engine_json(report, 1)}},
            {"games", std::move(games)},     {"asked", report.plan.games},
            {"found", report.found},         {"results", report.results()},
            {"draws", report.draws()},       {"interrupted", report.interrupted}};
}

}  // namespace tedomari::trial
