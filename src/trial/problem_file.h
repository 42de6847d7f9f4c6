// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "go/board.h"

namespace tedomari::trial {

// One line of a set of problems: GNU Go's regression queries, Pachi's tests, or tsumego with a task.
struct Problem {
    std::string id, kind, query;
    std::string expected;  // as the file spells it
    go::Board board = go::Board();
    std::vector<go::Point> points;       // what it is about
    std::vector<go::Point> targets;      // stones of which at least one must live; empty: the points tell
    bool must_live = false;              // whatever the killer does, kos included, whoever moves first
    go::Color color = go::Color::black;  // who plays, where the points do not tell
    bool is_guessed = false;             // the points are a guess of whoever made the file
    bool is_command = false;             // the query is a GTP command that another engine may be asked

    // What is right: alternatives for each word of an answer, or else first moves.
    std::vector<std::vector<std::string>> fields;
    bool negated = false;
    std::optional<std::vector<std::string>> first_moves;

    // What GNU Go answered, if the file has it.
    std::string gnugo;
    bool gnugo_right = false;
    double gnugo_seconds = 0;

    bool expects_ko() const;
};

// Of one line, a JSON object.
Result<Problem> parse_problem(std::string_view line);
std::string name_of_problem(std::string_view line);  // whatever else it holds; empty where there is none

struct Judgement {
    bool code = false, move = false;  // right
};
// Compares an answer with what the problem's author expects.
Judgement judge(const Problem& problem, const std::string& answer);

}  // namespace tedomari::trial
