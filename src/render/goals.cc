// SPDX-License-Identifier: MIT
#include "render/goals.h"

#include <fmt/format.h>

#include "render/parts.h"

namespace tedomari::render {

using analysis::DoubleGoal;
using analysis::GoalSummary;

namespace {

std::string goal_name(const analysis::Goal& goal) { return to_string(analysis::Question{goal}); }

std::string move_or_dash(go::Point p) { return p.is_nowhere() ? "-" : go::to_string(p); }

}  // namespace

std::string to_text(const analysis::GoalsReport& report) {
    std::string text = fmt::format("{:<20} {:<6} {:<10} {:<8} {:<8} {}\n", "goal", "color", "status",
                                   "friend", "opponent", "evidence");
    for (const GoalSummary& g : report.goals) {
        text += fmt::format(
            "{:<20} {:<6} {:<10} {:<8} {:<8} {}\n", goal_name(g.goal), go::to_string(g.goal.attacker),
            to_string(g.status) + (g.status.is_unsettled() ? " !" : ""), move_or_dash(g.friend_move),
            move_or_dash(g.opponent_move), to_string(g.evidence));
    }
    text += fmt::format("{} goals, {} read, {:.2f} s\n", report.found, report.goals.size(), report.seconds);
    if (!report.complete) text += "incomplete: the limits were reached\n";
    return text;
}

nlohmann::json to_json(const analysis::GoalsReport& report) {
    const auto goal_json = [](const GoalSummary& g) -> nlohmann::json {
        return {{"goal", goal_name(g.goal)},
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

std::string to_text(const std::vector<DoubleGoal>& pairs) {
    if (pairs.empty()) return "no double threats, double attacks or miai found\n";
    std::string text;
    for (const DoubleGoal& d : pairs) {
        const go::Color own = d.a.attacker;
        const std::string both = goal_name(d.a) + " and " + goal_name(d.b);
        switch (d.kind) {
            case DoubleGoal::Kind::double_threat:
                text += fmt::format("double threat: {} {} against {}", name_of(opponent(own)),
                                    go::to_string(d.move), both);
                break;
            case DoubleGoal::Kind::double_attack:
                text += fmt::format("double attack: {} {} for {}", name_of(own), go::to_string(d.move), both);
                break;
            case DoubleGoal::Kind::miai: text += fmt::format("miai for {}: {}", name_of(own), both); break;
        }
        text += fmt::format(" ({})\n", to_string(d.evidence));
    }
    return text;
}

nlohmann::json to_json(const std::vector<DoubleGoal>& pairs) {
    return list_json(pairs, [](const DoubleGoal& d) -> nlohmann::json {
        return {{"kind", analysis::to_string(d.kind)},
                {"goals", {goal_name(d.a), goal_name(d.b)}},
                {"color", go::to_string(d.a.attacker)},
                {"move", point_json(d.move)},
                {"evidence", to_string(d.evidence)}};
    });
}

std::string to_text(const std::vector<analysis::Combination>& combinations) {
    if (combinations.empty()) return "no combination found\n";
    std::string text;
    for (const analysis::Combination& one : combinations) {
        std::string goals;
        for (std::size_t i = 0; i < one.goals.size(); ++i) {
            if (i > 0) goals += i + 1 == one.goals.size() ? " and " : ", ";
            goals += goal_name(one.goals[i]);
        }
        text +=
            fmt::format("combination: {} {} gets one of {}{} (proved)\n", name_of(one.goals.front().attacker),
                        go::to_string(one.move), goals, one.is_ko ? ", by a ko that it takes first" : "");
    }
    return text;
}

nlohmann::json to_json(const std::vector<analysis::Combination>& combinations) {
    return list_json(combinations, [](const analysis::Combination& one) -> nlohmann::json {
        return {{"color", go::to_string(one.goals.front().attacker)},
                {"move", point_json(one.move)},
                {"goals", list_json(one.goals, goal_name)},
                {"ko", one.is_ko}};
    });
}

}  // namespace tedomari::render
