// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/command.h"

namespace tedomari::cli {

// What a calculator knows: how to evaluate a line, and what it offers beside.
struct Calculation {
    std::string history;                                     // the file of its lines in XDG_STATE_HOME
    std::function<std::vector<std::string>()> words, names;  // to complete a line with; defined so far
    std::function<std::string(std::string_view topic)> help;
    std::function<void(const std::string&)> evaluate;
};

// Reads lines until the input ends or says `quit`: with history and completion at a terminal, plainly else.
// There Ctrl-C ends a computation or the line begun, no more.
// `help`, `help NAME` and `names` are answered here, everything else is evaluated.
int calculator(const Calculation& calculation);

// One expression a line, comments and empty lines skipped; a bad line does not stop the rest.
int batch(const std::function<Exit(const std::string&)>& answer);

// What is wrong with an expression: with a caret on stderr, or as an object on stdout.
void print_error(const std::string& expression, const Error& error);
void print_json_error(const std::string& expression, const Error& error);

}  // namespace tedomari::cli
