// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/form.h"

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
    std::string_view name;     // "regress problems" comes after "regress"
    std::string_view summary;  // one line, as in the list of commands
    std::vector<Example> examples;
    // Fills in the form; returns what to run once the user has answered it.
    std::function<int()> (*declare)(Form& form);
};

// For a command whose options are a struct: `declare` fills the form in over them, `run` takes them.
template <class Options, auto declare, auto run>
std::function<int()> declared(Form& form) {
    auto options = std::make_shared<Options>();
    declare(form, *options);
    return [options] { return run(*options); };
}

// Every subcommand, in the order help shows them.
const std::vector<Command>& commands();

// The one line that says what the program is for.
constexpr const char* program_summary =
    "Answers what Go players ask: who is ahead, how big is the next move, is it sente.";

void declare_all(CommandLine& line);

// Prints `tedomari: FILE:LINE:COLUMN: what is wrong` and returns bad_input.  `source` may be empty.
int refuse(std::string_view source, const Error& error);
int refuse(std::string_view message);

}  // namespace tedomari::cli
