// SPDX-License-Identifier: MIT
#include "render/multi_goal.h"

#include <fmt/format.h>

#include "render/goal.h"
#include "render/parts.h"

namespace tedomari::render {

using analysis::GoalReport;
using analysis::Meeting;
using analysis::MultiAnswer;
using analysis::MultiGoalReport;
using analysis::Way;
using go::Color;
using go::Point;
using outcome::Outcome;

namespace {

std::string list(const std::vector<Point>& points) { return points.empty() ? "-" : go::to_string(points); }

std::string words(Outcome outcome) {
    if (outcome == Outcome::won()) return "reached";
    if (outcome == Outcome::lost()) return "not reached";
    return outcome.is_ko() ? "a ko" : "unknown";
}

std::string words(Way way) {
    switch (way) {
        case Way::one_goal: return "one goal alone decides";
        case Way::apart: return "read apart: they depend on different points";
        case Way::jointly: return "read jointly";
        case Way::formula: break;
    }
    return "as the formula has it, not proved";
}

std::string line_of(const MultiAnswer& answer, Color first, Color friendly) {
    std::string text = fmt::format("{} first: {}{} ({}; {})\n", name_of(first), words(answer.outcome),
                                   answer.best.is_nowhere() ? "" : ", " + go::to_string(answer.best),
                                   to_string(answer.evidence), words(answer.way));
    const std::string ko = ko_text(answer.outcome, friendly);
    return ko.empty() ? text : text + "  " + ko + "\n";
}

// What each side can do about one goal.
std::string moves_of(const std::vector<Point>& now, const std::vector<Point>& threats) {
    if (!now.empty()) return list(now);
    return threats.empty() ? "-" : "threats " + list(threats);
}

std::string table_of(const MultiGoalReport& report, Color friendly) {
    std::string text = fmt::format("  {:<22} {:<9} {:<24} {}\n", "goal", "status", name_of(friendly),
                                   name_of(opponent(friendly)));
    for (const GoalReport& part : report.parts) {
        text += fmt::format("  {:<22} {:<9} {:<24} {}\n", to_string(part.question), to_string(part.status),
                            moves_of(part.winning_moves, part.friend_threats),
                            moves_of(part.preventing_moves, part.opponent_threats));
    }
    return text;
}

std::string text_of(const Meeting& meeting, const MultiGoalReport& report, Color friendly) {
    const auto goal = [&](std::size_t i) { return to_string(report.parts[i].question); };
    std::string text = fmt::format("{} and {} meet at {}\n", goal(meeting.a), goal(meeting.b),
                                   list(meeting.points.points()));
    for (const auto& d : meeting.dependences) {
        const Color color = d.mover == outcome::Player::friendly ? friendly : opponent(friendly);
        text += fmt::format("  ({},{})-moves of {}: {}\n", d.n, d.m, name_of(color), list(d.moves));
    }
    if (!meeting.sussman.empty())
        text += fmt::format("  wins one and loses the other: {}\n", list(meeting.sussman));
    return text;
}

std::string nodes_of(const MultiGoalReport& report) {
    std::string text = fmt::format("apart {} nodes, ", report.nodes_apart);
    if (report.nodes_jointly == 0)
        return text + (report.status.is_known() ? "jointly not needed" : "jointly not read");
    text += fmt::format("jointly {} nodes", report.nodes_jointly);
    if (report.nodes_apart == 0) return text;
    return text + fmt::format(" ({:.2f} times)", static_cast<double>(report.nodes_jointly) /
                                                     static_cast<double>(report.nodes_apart));
}

nlohmann::json answer_json(const MultiAnswer& answer) {
    return {{"outcome", to_string(answer.outcome)},
            {"threats", answer.outcome.threats},
            {"evidence", std::string(to_string(answer.evidence))},
            {"way", std::string(analysis::to_string(answer.way))},
            {"move", point_json(answer.best)},
            {"trace", points_json(answer.trace)}};
}

nlohmann::json meeting_json(const Meeting& meeting) {
    const auto dependence_json = [](const auto& d) -> nlohmann::json {
        return {{"mover", d.mover == outcome::Player::friendly ? "friend" : "opponent"},
                {"n", d.n},
                {"m", d.m},
                {"moves", points_json(d.moves)}};
    };
    return {{"goals", {meeting.a, meeting.b}},
            {"points", points_json(meeting.points)},
            {"moves", list_json(meeting.dependences, dependence_json)},
            {"sussman", points_json(meeting.sussman)}};
}

}  // namespace

std::string to_text(const MultiGoalReport& report) {
    const Color friendly = friend_color(report.wish);
    std::string text =
        fmt::format("{} for {}: {}{}\n", to_string(report.wish), name_of(friendly), to_string(report.status),
                    report.status.is_unsettled() ? " (unsettled)" : "");
    text += line_of(report.friend_first, friendly, friendly);
    text += line_of(report.opponent_first, opponent(friendly), friendly);
    if (!report.winning_moves.empty())
        text += fmt::format("{} wins at: {}\n", name_of(friendly), list(report.winning_moves));
    if (!report.preventing_moves.empty())
        text += fmt::format("{} prevents it at: {}\n", name_of(opponent(friendly)),
                            list(report.preventing_moves));
    if (!report.complete) text += "the lists of moves are incomplete\n";
    text += table_of(report, friendly);
    text += "formula: " + report.formula + "\n";
    for (const Meeting& meeting : report.meetings) text += text_of(meeting, report, friendly);
    if (report.read_jointly && report.by_formula.is_known() && *report.read_jointly != report.by_formula)
        text += fmt::format(
            "the goals depend on each other: independent they would be {}, read jointly they are {}\n",
            to_string(report.by_formula), to_string(*report.read_jointly));
    return text + nodes_of(report) + fmt::format(", {:.3f} s\n", report.seconds);
}

nlohmann::json to_json(const MultiGoalReport& report) {
    return {{"goal", to_string(report.wish)},
            {"friend", std::string(go::to_string(friend_color(report.wish)))},
            {"status", to_string(report.status)},
            {"unsettled", report.status.is_unsettled()},
            {"friendFirst", answer_json(report.friend_first)},
            {"opponentFirst", answer_json(report.opponent_first)},
            {"goals", list_json(report.parts, [](const GoalReport& part) { return to_json(part); })},
            {"meetings", list_json(report.meetings, meeting_json)},
            {"formula", report.formula},
            {"byFormula", to_string(report.by_formula)},
            {"jointly",
             report.read_jointly ? nlohmann::json(to_string(*report.read_jointly)) : nlohmann::json(nullptr)},
            {"winningMoves", points_json(report.winning_moves)},
            {"preventingMoves", points_json(report.preventing_moves)},
            {"complete", report.complete},
            {"nodesApart", report.nodes_apart},
            {"nodesJointly", report.nodes_jointly},
            {"seconds", report.seconds}};
}

}  // namespace tedomari::render
