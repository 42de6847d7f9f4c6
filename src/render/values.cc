// SPDX-License-Identifier: MIT
#include "render/values.h"

#include <cmath>
#include <fmt/format.h>

#include "base/evidence.h"
#include "render/local_game.h"
#include "render/parts.h"

namespace tedomari::render {

using analysis::GoalValue;
using analysis::MoveValue;
using analysis::Question;
using analysis::Sampled;
using analysis::ValuesReport;
using nlohmann::ordered_json;

namespace {

std::string text_of(const Sampled& value) { return fmt::format("{:+.1f}", value.mean); }

std::string goal_line(const GoalValue& goal) {
    return fmt::format("  {:<24} {:<6} {:>6} reached, {:>6} not; worth {:.1f} +- {:.1f}\n",
                       to_string(Question{goal.summary.goal}), to_string(goal.summary.status),
                       text_of(goal.reached), text_of(goal.missed), goal.importance(),
                       std::hypot(goal.reached.error, goal.missed.error));
}

std::string with_company(const MoveValue& move) {
    std::string text = to_string(move.goal);
    if (move.invalidated) text += ", no more " + to_string(*move.invalidated);
    return text;
}

std::string move_line(const MoveValue& move) {
    std::string text = fmt::format("  {} {:<4} {:>5.1f} +- {:.1f}  {}: {}", letter(move.move.color),
                                   to_string(move.move.point), move.temperature, move.error,
                                   with_company(move), text_of(move.values.friend_value));
    if (move.threat)
        text +=
            fmt::format(", threatens {}: {}", to_string(*move.threat), text_of(move.values.friend_threat));
    text += fmt::format("; else {}", text_of(move.values.enemy));
    if (move.enemy_goal) text += fmt::format(" by {}", to_string(*move.enemy_goal));
    if (move.enemy_threat)
        text += fmt::format(", threatening {}: {}", to_string(*move.enemy_threat),
                            text_of(move.values.enemy_threat));
    const double exact = move.exact_temperature().to_double();
    if (std::abs(exact - move.temperature) > 0.05) text += fmt::format(" (all answers: {:.1f})", exact);
    return text + "\n";
}

ordered_json json_of(const Sampled& value) {
    return {{"mean", value.mean}, {"error", value.error}, {"games", value.games}};
}

ordered_json json_of(const std::optional<Question>& question) {
    return question ? ordered_json(to_string(*question)) : ordered_json(nullptr);
}

ordered_json json_of(const GoalValue& goal) {
    return {{"goal", to_string(Question{goal.summary.goal})},
            {"color", letter(goal.summary.goal.attacker)},
            {"status", to_string(goal.summary.status)},
            {"statusEvidence", to_string(goal.summary.evidence)},
            {"reached", json_of(goal.reached)},
            {"missed", json_of(goal.missed)},
            {"worth", goal.importance()}};
}

ordered_json json_of(const MoveValue& move) {
    return {{"move", to_string(move.move.point)},
            {"color", letter(move.move.color)},
            {"goal", to_string(move.goal)},
            {"invalidates", json_of(move.invalidated)},
            {"temperature", move.temperature},
            {"error", move.error},
            {"exactTemperature", to_string(move.exact_temperature())},
            {"mean", to_string(move.thermograph.mean())},
            {"friend", json_of(move.values.friend_value)},
            {"friendThreat", json_of(move.values.friend_threat)},
            {"enemy", json_of(move.values.enemy)},
            {"enemyThreat", json_of(move.values.enemy_threat)},
            {"threatGoal", json_of(move.threat)},
            {"enemyGoal", json_of(move.enemy_goal)},
            {"enemyThreatGoal", json_of(move.enemy_threat)}};
}

}  // namespace

std::string to_text(const ValuesReport& report, std::size_t most) {
    const auto& found = report.valuation;
    std::string text = fmt::format(
        "{} to move; {} {} games, {:+.1f} +- {:.1f} points on average ({}, without komi)\n",
        to_string(found.position.to_move), found.games, to_string(report.settings.sampling.policy),
        found.score.mean, found.score.error, to_string(Evidence::sampled));
    text += fmt::format("{} goals read, {} open, {} moves decide them, {} threats\n", found.goals,
                        found.open.size(), found.plays, found.threats);
    if (!found.open.empty()) text += "open goals, the most important first\n";
    for (std::size_t i = 0; i < std::min(most, found.open.size()); ++i) text += goal_line(found.open[i]);
    if (found.open.size() > most) text += fmt::format("  and {} more\n", found.open.size() - most);
    for (const go::Color color : {found.position.to_move, opponent(found.position.to_move)}) {
        std::size_t shown = 0, all = 0;
        for (const MoveValue& move : found.moves) {
            if (move.move.color != color) continue;
            if (all == 0)
                text += fmt::format("{}'s moves, the hottest first (temperature)\n", to_string(color));
            if (++all <= most) text += move_line(move), ++shown;
        }
        if (all > shown) text += fmt::format("  and {} more\n", all - shown);
    }
    if (found.decided) text += "the first move was clear before all games were played\n";
    if (!found.complete) text += "incomplete: the limits were reached\n";
    return text;
}

ordered_json to_json(const ValuesReport& report) {
    const auto& found = report.valuation;
    const auto each = [](const auto& item) { return json_of(item); };
    return {
        {"boardXSize", found.position.size().width},
        {"boardYSize", found.position.size().height},
        {"currentPlayer", letter(found.position.to_move)},
        {"evidence", to_string(Evidence::sampled)},
        {"policy", to_string(report.settings.sampling.policy)},
        {"seed", report.settings.sampling.seed},
        {"games", found.games},
        {"score", json_of(found.score)},
        {"goalsRead", found.goals},
        {"threats", found.threats},
        {"goals", list_json<ordered_json>(found.open, each)},
        {"moves", list_json<ordered_json>(found.moves, each)},
        {"localGames", list_json<ordered_json>(report.games, [](const auto& game) { return to_json(game); })},
        {"decided", found.decided},
        {"complete", found.complete}};
}

}  // namespace tedomari::render
