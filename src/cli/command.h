// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tedomari::cli {

// What every command ends with.
enum Exit : int {
    answered = 0,
    check_failed = 1,   // a regression, a match that could not be played, a line of a batch
    bad_input = 2,      // wrong usage or unreadable input, with one line on stderr
    no_answer = 3,      // not within the limits
    interrupted = 130,  // Ctrl-C; what was done so far is kept
};

struct Example {
    std::string_view command;  // after "tedomari "
    std::string_view shows;    // "every move of a game, as JSON"
};

// A subcommand: one file, one entry of commands().
struct Command {
    std::string_view name;
    std::string_view summary;  // one line, as in the list of commands
    std::vector<Example> examples;
    // Declares the options on `app`; returns what to run once they are parsed.
    std::function<int()> (*declare)(CLI::App& app);
};

// Every subcommand, in the order help shows them.
const std::vector<Command>& commands();

// A fresh parser that knows every subcommand; `chosen` is set by parsing to what shall run.
void declare_all(CLI::App& app, std::function<int()>& chosen);

// Prints `tedomari: FILE:LINE:COLUMN: what is wrong` and returns bad_input.  `source` may be empty.
int refuse(std::string_view source, const Error& error);
int refuse(std::string_view message);

}  // namespace tedomari::cli
