// SPDX-License-Identifier: MIT
#include <cstdio>
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

std::vector<Command> joined(const std::vector<std::vector<Command>>& parts) {
    std::vector<Command> all;
    for (const std::vector<Command>& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace

const std::vector<Command>& commands() {
    // One a line.
    // clang-format off
    static const std::vector<Command> table = joined({{
        analyze_command(),
        explain_command(),
        review_command(),
        profile_command(),
        region_command(),
        score_command(),
        learn_command(),
        sgf_command(),
        cgt_command(),
        outcome_command(),
        goal_command(),
        goals_command(),
        values_command(),
        problem_command(),
        verify_command(),
        forge_command(),
    }, atlas_commands(), {
        playout_command(),
        sum_command(),
        play_command(),
        gtp_command(),
        analysis_command(),
        mcp_command(),
        check_command(),
        serve_command(),
        match_command(),
        selfplay_command(),
    }, batch_commands(), {
        regress_command(),
    }, regress_sets(), {
        bench_command(),
        paper_command(),
        help_command(),
        completion_command(),
    }});
    // clang-format on
    return table;
}

void declare_all(CommandLine& line) {
    for (const Command& command : commands()) {
        std::string footer = command.examples.empty() ? "" : "Examples:\n";
        for (const Example& example : command.examples) {
            footer += fmt::format("  tedomari {}\n      {}\n", example.command, example.shows);
        }
        line.add(std::string(command.name), std::string(command.summary), footer, command.declare);
    }
}

int refuse(std::string_view source, const Error& error) {
    std::string where(source);
    if (error.line > 0) where += fmt::format(":{}:{}", error.line, error.column);
    if (error.line == 0 && error.column > 0)
        where += fmt::format("{}column {}", where.empty() ? "" : ":", error.column);
    fmt::print(stderr, "tedomari: {}{}{}\n", where, where.empty() ? "" : ": ", error.message);
    return Exit::bad_input;
}

int refuse(std::string_view message) { return refuse("", Error{std::string(message)}); }

}  // namespace tedomari::cli
