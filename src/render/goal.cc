// SPDX-License-Identifier: MIT
#include "render/goal.h"

#include <fmt/format.h>
#include <map>

#include "go/diagram.h"
#include "render/parts.h"
#include "sgf/points.h"

namespace tedomari::render {

using analysis::GoalReport;
using analysis::Meeting;
using analysis::MultiAnswer;
using analysis::MultiGoalReport;
using analysis::Reading;
using analysis::Way;
using go::Color;
using go::Point;
using outcome::Outcome;

namespace {

std::string list(const std::vector<Point>& points) { return points.empty() ? "-" : go::to_string(points); }

std::string words(Outcome outcome) {
    switch (outcome.kind) {
        case outcome::Kind::won: return "reached";
        case outcome::Kind::lost: return "not reached";
        case outcome::Kind::ko_up:
        case outcome::Kind::ko_down: return "a ko";
        default: return "unknown";
    }
}

// "KO: Black takes first; White needs 1 threat"; empty unless the outcome is a ko.
std::string ko_text(Outcome outcome, Color friend_color) {
    if (!outcome.is_ko()) return "";
    const Color needs = outcome.kind == outcome::Kind::ko_up ? opponent(friend_color) : friend_color;
    return fmt::format("KO: {} takes first; {} needs {} threat{}", name_of(opponent(needs)), name_of(needs),
                       outcome.threats, outcome.threats == 1 ? "" : "s");
}

// The numbered stones of the main line; the first move at a point wins, as in a printed figure.
std::string figure(const GoalReport& report) {
    std::map<Point, char> marks;
    std::string later;
    constexpr std::string_view digits = "123456789abcdefghijklmnopqrstuvwyz";
    for (std::size_t i = 0; i < report.main_line.size(); ++i) {
        const go::Move move = report.main_line[i];
        if (move.is_pass() || i >= digits.size() || !marks.emplace(move.point, digits[i]).second)
            later += fmt::format("  {} {}\n", i + 1, go::to_string(move));
    }
    go::DiagramStyle style;
    style.mark = [&](Point p) {
        const auto found = marks.find(p);
        return found == marks.end() ? '\0' : found->second;
    };
    return go::to_diagram(report.position.board, style) + later;
}

std::string trace_figure(const GoalReport& report, const go::PointSet& trace) {
    go::DiagramStyle style;
    style.mark = [&](Point p) { return trace.contains(p) && report.position.board.is_empty(p) ? '*' : '\0'; };
    return go::to_diagram(report.position.board, style);
}

nlohmann::json to_json(const Reading& reading, Outcome seen) {
    return {{"outcome", to_string(seen)},
            {"threats", seen.threats},
            {"evidence", to_string(reading.evidence)},
            {"move", point_json(reading.best)},
            {"order", reading.order},
            {"trace", points_json(reading.trace)}};
}

}  // namespace

std::string to_text(const GoalReport& report, TraceView trace) {
    const Color friendly = report.question.friend_color();
    std::string text =
        fmt::format("{} for {}: {}{}\n", to_string(report.question), name_of(friendly),
                    to_string(report.status), report.status.is_unsettled() ? " (unsettled)" : "");
    const auto line = [&](Color first, Outcome outcome, Evidence evidence, const Reading& reading) {
        text += fmt::format("{} first: {}{} ({}{})\n", name_of(first), words(outcome),
                            reading.best.is_nowhere() ? "" : ", " + go::to_string(reading.best),
                            to_string(evidence),
                            evidence == Evidence::bounded && !outcome.is_unknown()
                                ? fmt::format(", threats up to order {}", reading.order)
                                : "");
        const std::string ko = ko_text(outcome, friendly);
        if (!ko.empty()) text += "  " + ko + "\n";
    };
    line(friendly, report.status.friend_first, report.friend_evidence, report.friend_first);
    line(opponent(friendly), report.status.opponent_first, report.opponent_evidence, report.opponent_first);
    const auto moves = [&](Color color, std::string_view what, const std::vector<Point>& points) {
        if (!points.empty()) text += fmt::format("{} {}: {}\n", name_of(color), what, list(points));
    };
    moves(friendly, "wins at", report.winning_moves);
    moves(opponent(friendly), "prevents it at", report.preventing_moves);
    moves(friendly, "threatens at", report.friend_threats);
    moves(opponent(friendly), "threatens at", report.opponent_threats);
    if (!report.complete) text += "the lists of moves are incomplete: the limits were reached\n";
    if (!report.main_line.empty()) text += "\n" + figure(report);
    if (trace == TraceView::drawn) {
        const auto& reading = report.friend_first.trace.empty() ? report.opponent_first : report.friend_first;
        text += "\ntrace:\n" + trace_figure(report, reading.trace);
    }
    return text + fmt::format("{} nodes, {:.3f} s\n", report.nodes, report.seconds);
}

nlohmann::json to_json(const GoalReport& report) {
    return {{"goal", to_string(report.question)},
            {"friend", std::string(go::to_string(report.question.friend_color()))},
            {"status", to_string(report.status)},
            {"unsettled", report.status.is_unsettled()},
            {"friendFirst", to_json(report.friend_first, report.status.friend_first)},
            {"opponentFirst", to_json(report.opponent_first, report.status.opponent_first)},
            {"winningMoves", points_json(report.winning_moves)},
            {"preventingMoves", points_json(report.preventing_moves)},
            {"friendThreats", points_json(report.friend_threats)},
            {"opponentThreats", points_json(report.opponent_threats)},
            {"complete", report.complete},
            {"mainLine", list_json(report.main_line, [](go::Move move) { return go::to_string(move); })},
            {"nodes", report.nodes},
            {"seconds", report.seconds}};
}

std::string proof_sgf(const GoalReport& report) {
    const bool first = !report.friend_first.proof.empty();
    const auto& proof = first ? report.friend_first.proof : report.opponent_first.proof;
    if (proof.empty()) return "";
    const go::Size size = report.position.size();
    std::string text = sgf_root(report.position.board);
    text += "C[" + to_string(report.question) + "]\n";
    const Color attacker = report.question.goal.attacker;
    const char *attack = letter(attacker), *defence = letter(opponent(attacker));
    // A shared position is drawn once; elsewhere a comment says so, or the file would grow without bound.
    std::vector<bool> drawn(proof.nodes.size(), false);
    constexpr std::size_t most = std::size_t{8} << 20;
    const auto draw = [&](auto&& self, std::size_t node, bool answer) -> void {
        if (answer) text += fmt::format(";{}[{}]", attack, sgf::to_sgf(proof.nodes[node].answer, size));
        if (drawn[node] || text.size() > most) {
            if (!proof.nodes[node].replies.empty()) text += "C[as in another variation]";
            return;
        }
        drawn[node] = true;
        const auto& replies = proof.nodes[node].replies;
        for (std::size_t i = replies.size(); i-- > 0;) {  // the pass last: it is the dullest
            if (replies.size() > 1) text += "\n(";
            text += fmt::format(";{}[{}]", defence, sgf::to_sgf(replies[i].move, size));
            self(self, replies[i].next, true);
            if (replies.size() > 1) text += ")";
        }
    };
    draw(draw, 0, proof.attacker_first);
    return text + ")\n";
}

namespace {

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
        const char* effect = !d.effective   ? ""
                             : *d.effective ? " (effective)"
                                            : " (answered in both at once)";
        text += fmt::format("  ({},{})-moves of {}: {}{}\n", d.n, d.m, name_of(color), list(d.moves), effect);
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
                {"moves", points_json(d.moves)},
                {"effective", d.effective ? nlohmann::json(*d.effective) : nlohmann::json(nullptr)}};
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
    if (report.by_joint_moves)
        text += fmt::format("with the moves that play in both (axiom 16): {}\n",
                            to_string(*report.by_joint_moves));
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
            {"byJointMoves", report.by_joint_moves ? nlohmann::json(to_string(*report.by_joint_moves))
                                                   : nlohmann::json(nullptr)},
            {"winningMoves", points_json(report.winning_moves)},
            {"preventingMoves", points_json(report.preventing_moves)},
            {"complete", report.complete},
            {"nodesApart", report.nodes_apart},
            {"nodesJointly", report.nodes_jointly},
            {"seconds", report.seconds}};
}

}  // namespace tedomari::render
