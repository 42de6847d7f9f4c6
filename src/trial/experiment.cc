// SPDX-License-Identifier: MIT
#include "trial/experiment.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tedomari::trial {

namespace {

struct Scores {
    int games = 0;
    double mean = 0, deviation = 0;  // of one game
};

// Of the first engine, in the games that were counted, or in those where it had the color.
Scores scores_of(const MatchReport& report, std::optional<go::Color> color = {}) {
    Scores scores;
    double sum = 0, squares = 0;
    for (const GameReport& game : report.games) {
        const go::Color mine = game.black == 0 ? go::Color::black : go::Color::white;
        if (!game.score || (color && mine != *color)) continue;
        const double score = game.score->to_double() * go::sign(mine);
        ++scores.games;
        sum += score;
        squares += score * score;
    }
    if (scores.games == 0) return scores;
    scores.mean = sum / scores.games;
    if (scores.games > 1)
        scores.deviation = std::sqrt(std::max(0.0, squares - sum * scores.mean) / (scores.games - 1));
    return scores;
}

std::string score_cell(const Scores& scores) {
    return scores.games == 0 ? "–" : fmt::format("{:+.1f}", scores.mean);
}

}  // namespace

std::vector<ExperimentRow> goal_threats(const GoalThreats& experiment) {
    struct Kind {
        const char *name, *folder, *player;
        const char* policy = nullptr;  // of its own
    };
    constexpr Kind kinds[] = {
        {"standard Monte-Carlo", "monte-carlo", "monte-carlo"},
        {"without threats", "none", "hotstrat-goals --threats none"},
        {"with connection threats", "connections", "hotstrat-goals --threats connections"},
        {"without, by 3.2 and 6.2", "none-sections",
         "hotstrat-goals --threats none --literal direct,groups,taking"},
        {"with, by 3.2 and 6.2", "connections-sections",
         "hotstrat-goals --threats connections --literal direct,groups,taking"},
        {"all goals and threats", "all", "hotstrat-goals --threats all"},
        {"without, direct goals", "none-direct", "hotstrat-goals --threats none --literal direct"},
        {"without, near points", "none-near", "hotstrat-goals --threats none --literal near"},
        {"without, unknown is lost", "none-lost", "hotstrat-goals --threats none --literal lost"},
        {"without, all moves", "none-all-moves", "hotstrat-goals --threats none --literal all-moves"},
        {"without, only what takes", "none-taking", "hotstrat-goals --threats none --literal taking"},
        {"without, groups", "none-groups", "hotstrat-goals --threats none --literal groups"},
        {"without, 4,000 nodes", "none-deep", "hotstrat-goals --threats none --literal deep"},
        {"without, informed games", "none-informed", "hotstrat-goals --threats none", "informed"},
        {"without, by the letter", "none-letter",
         "hotstrat-goals --threats none --literal direct,lost,all-moves,taking,groups,deep"},
        {"with, by the letter", "connections-letter",
         "hotstrat-goals --threats connections --literal direct,lost,all-moves,taking,groups,deep"}};
    std::vector<ExperimentRow> rows;
    for (const auto& [name, folder, player, policy] : kinds) {
        MatchPlan plan;
        plan.engines = {
            fmt::format("{} gtp --player {} --size 9 --policy {} --playouts {}", experiment.program, player,
                        policy != nullptr ? policy : experiment.policy, experiment.playouts),
            experiment.opponent};
        plan.games = experiment.games;
        plan.size = go::square(9);
        plan.rules = *go::parse_rules("chinese");
        plan.rules.komi = Rational(11, 2);
        plan.alternate = true;
        if (!experiment.sgf_folder.empty()) plan.sgf_folder = experiment.sgf_folder / folder;
        rows.push_back({name, std::move(plan)});
    }
    return rows;
}

std::string table_text(const std::vector<PlayedRow>& rows) {
    std::string text = fmt::format("{:<24}{:>7}{:>8}{:>8}{:>10}{:>14}{:>9}{:>10}{:>10}\n", "", "games",
                                   "mean", "sd", "won", "95 %", "s/move", "as Black", "as White");
    for (const auto& [name, report] : rows) {
        const Scores all = scores_of(report);
        const Interval interval = report.interval(0);
        text += fmt::format(
            "{:<24}{:>7}{:>8}{:>8.1f}{:>10}{:>14}{:>9.2f}{:>10}{:>10}\n", name, report.games.size(),
            score_cell(all), all.deviation, fmt::format("{}/{}", report.wins(0), report.results()),
            fmt::format("{:.0f}-{:.0f} %", 100 * interval.low, 100 * interval.high), report.times(0).mean(),
            score_cell(scores_of(report, go::Color::black)), score_cell(scores_of(report, go::Color::white)));
    }
    return text;
}

nlohmann::json table_json(const std::vector<PlayedRow>& rows) {
    nlohmann::json list = nlohmann::json::array();
    for (const auto& [name, report] : rows) {
        const Scores all = scores_of(report), black = scores_of(report, go::Color::black),
                     white = scores_of(report, go::Color::white);
        nlohmann::json row = to_json(report);
        row["row"] = name;
        row["score"] = {{"counted", all.games},
                        {"mean", all.mean},
                        {"deviation", all.deviation},
                        {"asBlack", black.mean},
                        {"asWhite", white.mean}};
        list.push_back(std::move(row));
    }
    return list;
}

}  // namespace tedomari::trial
