// SPDX-License-Identifier: MIT
#include "render/goals.h"

#include <fmt/format.h>

#include "render/parts.h"

namespace tedomari::render {

using analysis::GoalSummary;

namespace {

std::string name_of(const GoalSummary& summary) { return to_string(analysis::Question{summary.goal}); }

std::string move_or_dash(go::Point p) { return p.is_nowhere() ? "-" : go::to_string(p); }

}  // namespace

std::string to_text(const analysis::GoalsReport& report) {
    std::string text = fmt::format("{:<20} {:<6} {:<10} {:<8} {:<8} {}\n", "goal", "color", "status",
                                   "friend", "opponent", "evidence");
    for (const GoalSummary& g : report.goals) {
        text +=
            fmt::format("{:<20} {:<6} {:<10} {:<8} {:<8} {}\n", name_of(g), go::to_string(g.goal.attacker),
                        to_string(g.status) + (g.status.is_unsettled() ? " !" : ""),
                        move_or_dash(g.friend_move), move_or_dash(g.opponent_move), to_string(g.evidence));
    }
    text += fmt::format("{} goals, {} read, {:.2f} s\n", report.found, report.goals.size(), report.seconds);
    if (!report.complete) text += "incomplete: the limits were reached\n";
    return text;
}

nlohmann::json to_json(const analysis::GoalsReport& report) {
    const auto goal_json = [](const GoalSummary& g) -> nlohmann::json {
        return {{"goal", name_of(g)},
                {"color", go::to_string(g.goal.attacker)},
                {"status", to_string(g.status)},
                {"unsettled", g.status.is_unsettled()},
                {"friendMove", point_json(g.friend_move)},
                {"opponentMove", point_json(g.opponent_move)},
                {"evidence", to_string(g.evidence)},
                {"friendTrace", points_json(g.friend_trace)},
                {"opponentTrace", points_json(g.opponent_trace)}};
    };
    return {{"found", report.found},
            {"complete", report.complete},
            {"seconds", report.seconds},
            {"goals", list_json(report.goals, goal_json)}};
}

}  // namespace tedomari::render
