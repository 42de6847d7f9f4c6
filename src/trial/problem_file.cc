// SPDX-License-Identifier: MIT
#include "trial/problem_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "trial/json_board.h"

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Point;
using nlohmann::json;

namespace {

Result<Board> board_of(const json& problem) {
    auto board = board_of_rows(problem);
    if (!board) return board;
    const auto ko = go::parse_point(text_of(problem, "ko"), board->size());
    if (ko)
        board->set_ko_ban(
            {text_of(problem, "ko_forbidden_for") == "white" ? Color::white : Color::black, *ko});
    return board;
}

// Who plays, where the points do not tell: Pachi's color, or GNU Go's argument.
Color color_of_problem(const json& problem) {
    const auto arguments = problem.find("args");
    const bool named = arguments != problem.end() && arguments->is_array() && !arguments->empty() &&
                       (*arguments)[0] == "white";
    return named || text_of(problem, "color") == "white" ? Color::white : Color::black;
}

// The points a problem is about: GNU Go's arguments or Pachi's point.
std::vector<Point> points_of(const json& problem, go::Size size) {
    std::vector<Point> points;
    const auto add = [&](const json& text) {
        if (!text.is_string()) return;
        if (const auto p = go::parse_point(text.get<std::string>(), size)) points.push_back(*p);
    };
    if (const auto arguments = problem.find("args"); arguments != problem.end()) {
        for (const json& argument : *arguments) add(argument);
    }
    for (const char* key : {"point", "target"}) {
        if (const auto point = problem.find(key); point != problem.end()) add(*point);
    }
    return points;
}

// The stones of which one must live, where a problem names several.
std::vector<Point> targets_of(const json& problem, go::Size size) {
    std::vector<Point> points;
    const auto targets = problem.find("targets");
    if (targets == problem.end() || !targets->is_array()) return points;
    for (const json& text : *targets) {
        if (!text.is_string()) continue;
        if (const auto p = go::parse_point(text.get<std::string>(), size)) points.push_back(*p);
    }
    return points;
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == ' ') {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

// The alternatives of each word of the expected answer.
std::vector<std::vector<std::string>> expected_fields(const json& expected) {
    std::vector<std::vector<std::string>> fields;
    if (expected.is_number_integer()) return {{std::to_string(expected.get<int>())}};
    if (!expected.is_object()) return fields;
    const auto found = expected.find("fields");
    if (found == expected.end() || !found->is_array()) return fields;
    for (const json& field : *found) {
        fields.emplace_back();
        for (const json& alternative : field) {
            if (alternative.is_string()) fields.back().push_back(alternative.get<std::string>());
        }
    }
    return fields;
}

std::vector<std::string> strings_of(const json& list) {
    std::vector<std::string> strings;
    for (const json& entry : list) {
        if (entry.is_string()) strings.push_back(entry.get<std::string>());
    }
    return strings;
}

// A tsumego names a task and the first moves that its author accepts.
void read_task(const json& line, Problem& problem) {
    const std::string task = text_of(line, "task");
    if (!problem.kind.empty() || task.empty()) return;
    problem.kind = "tsumego_" + task;
    problem.query = problem.kind + " " + text_of(line, "target");
    if (const auto accepted = line.find("accepted_first_moves"); accepted != line.end())
        problem.expected = accepted->dump();
}

void read_expected(const json& line, Problem& problem) {
    if (const auto accepted = line.find("accepted_first_moves"); accepted != line.end())
        problem.first_moves = strings_of(*accepted);
    const auto expected = line.find("expected");
    if (expected == line.end()) return;
    problem.expected = expected->is_object() ? text_of(*expected, "raw") : expected->dump();
    problem.fields = expected_fields(*expected);
    problem.negated = expected->is_object() && expected->value("negated", false);
}

void read_gnugo(const json& line, Problem& problem) {
    const auto other = line.find("gnugo");
    if (other == line.end() || !other->is_object()) return;
    problem.gnugo = text_of(*other, "answer");
    problem.gnugo_right = other->value("pass", false);
    if (const auto time = other->find("time_s"); time != other->end() && time->is_number())
        problem.gnugo_seconds = time->get<double>();
}

// Of a life-and-death problem: the first move must be one that its author accepts.
Judgement judge_move(const std::vector<std::string>& accepted, const std::string& answer) {
    const auto words = words_of(answer);
    const bool right = words.size() > 1 && std::ranges::find(accepted, words[1]) != accepted.end();
    return {right, right};
}

}  // namespace

// Whether every alternative of the code is one of GNU Go's for a ko.
bool Problem::expects_ko() const {
    static const std::vector<std::string> kinds{"attack", "defend", "connect", "disconnect"};
    if (std::ranges::find(kinds, kind) == kinds.end() || fields.empty()) return false;
    return std::ranges::all_of(fields[0], [](const std::string& code) { return code == "2" || code == "3"; });
}

Result<Problem> parse_problem(std::string_view text) {
    const json line = json::parse(text, nullptr, false);
    if (!line.is_object()) return Error{"not a JSON object"};
    auto board = board_of(line);
    if (!board) return board.error();
    Problem problem;
    problem.board = std::move(*board);
    problem.points = points_of(line, problem.board.size());
    problem.color = color_of_problem(line);
    problem.targets = targets_of(line, problem.board.size());
    problem.must_live = line.value("must_live", false);
    problem.is_guessed = line.value("target_inferred", false);
    problem.id = text_of(line, "id");
    problem.kind = text_of(line, "kind");
    problem.query = text_of(line, "query");
    problem.is_command = !problem.query.empty();
    if (problem.query.empty()) problem.query = problem.kind + " " + text_of(line, "point");
    read_task(line, problem);
    read_expected(line, problem);
    read_gnugo(line, problem);
    return problem;
}

std::string name_of_problem(std::string_view text) {
    const json line = json::parse(text, nullptr, false);
    return line.is_object() ? text_of(line, "id") : "";
}

Judgement judge(const Problem& problem, const std::string& answer) {
    if (problem.first_moves) return judge_move(*problem.first_moves, answer);
    const auto& fields = problem.fields;
    if (problem.expected.empty()) return {};
    const auto words = words_of(answer);
    const auto agrees = [&](std::size_t i) {
        return i < fields.size() && i < words.size() &&
               std::ranges::find(fields[i], words[i]) != fields[i].end();
    };
    // An eye's code is two numbers, and so is a semeai's; every other is one word.
    const std::size_t code = problem.kind == "eval_eye" || problem.kind == "analyze_semeai" ? 2 : 1;
    bool right = !fields.empty();
    for (std::size_t i = 0; i < std::min(code, fields.size()); ++i) right = right && agrees(i);
    bool all = right;
    for (std::size_t i = code; i < fields.size(); ++i) all = all && agrees(i);
    return {right != problem.negated, all != problem.negated};
}

}  // namespace tedomari::trial
