// SPDX-License-Identifier: MIT
#include "cli/calculator.h"

#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

#include "cgt/functions.h"
#include "cli/command.h"

namespace tedomari::cli {

namespace {

constexpr std::string_view notation_help = R"(Games
  5  -1/2  1 3/4  *  *3  ^  ^^*  v3*2      numbers, nimbers, ups and downs
  {1|10||0|||-20||-21}  {1,*|0}  {|}       left options | right options; longer bars are further out
  +-5  +-{2|1}  +-{1,{2|0}}                switches
  tiny(2)  miny(2)  +_2  -_2               tinies and minies
Expressions
  G + H   G - H   3*G   (G)                sums and multiples
  <  <=  >  >=  ==  !=  ||                 comparisons; || is confused with
  A = {3|1}; A + A                         names
  A = {24|B}; B = {A|-9}; A                loopy games: kos
Functions
)";

// Completion has no argument for our own data; one calculator runs at a time.
std::vector<std::string>& candidates() {
    static std::vector<std::string> words;
    return words;
}

char* next_candidate(const char* prefix, int state) {
    static std::size_t at = 0;
    if (state == 0) at = 0;
    for (; at < candidates().size(); ++at) {
        if (candidates()[at].starts_with(prefix)) return strdup(candidates()[at++].c_str());
    }
    return nullptr;
}

char** complete(const char* text, int, int) { return rl_completion_matches(text, next_candidate); }

void offer_words(const cgt::Session& session) {
    candidates() = session.names();
    for (const cgt::Function& f : cgt::functions()) candidates().push_back(std::string(f.name) + "(");
    for (const char* word : {"help", "names", "quit"}) candidates().emplace_back(word);
}

// The next line; false at the end.
bool read_line(bool at_terminal, std::string& line) {
    if (!at_terminal) return static_cast<bool>(std::getline(std::cin, line));
    char* const typed = readline("> ");
    if (typed == nullptr) {
        fmt::print("\n");
        return false;
    }
    line = typed;
    if (!line.empty()) add_history(typed);
    std::free(typed);
    return true;
}

}  // namespace

std::string calculator_help(std::string_view topic) {
    if (!topic.empty()) {
        const cgt::Function* f = cgt::find_function(topic);
        if (f == nullptr) return fmt::format("there is no function '{}'\n", topic);
        return fmt::format("{}({})  {}\n", f->name, f->parameters, f->summary);
    }
    std::string text(notation_help);
    for (const cgt::Function& f : cgt::functions()) {
        text += fmt::format("  {:<34} {}\n", fmt::format("{}({})", f.name, f.parameters), f.summary);
    }
    return text + "Also: names, help FUNCTION, quit\n";
}

int calculator(cgt::Session& session, const std::function<void(const std::string&)>& evaluate) {
    const bool at_terminal = isatty(STDIN_FILENO) != 0;
    if (at_terminal) {
        rl_readline_name = const_cast<char*>("tedomari");
        rl_attempted_completion_function = complete;
        using_history();
        fmt::print("Type a game, `help` or `quit`.\n");
    }
    for (std::string line;;) {
        offer_words(session);
        if (!read_line(at_terminal, line)) return Exit::answered;
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') continue;
        const auto last = line.find_last_not_of(" \t\r");
        const std::string input = line.substr(first, last - first + 1);
        if (input == "quit" || input == "exit") return Exit::answered;
        if (input == "help") {
            fmt::print("{}", calculator_help(""));
        } else if (input.starts_with("help ")) {
            fmt::print("{}", calculator_help(std::string_view(input).substr(5)));
        } else if (input == "names") {
            for (const std::string& name : session.names()) fmt::print("{}\n", name);
        } else {
            evaluate(input);
        }
        std::fflush(stdout);
    }
}

}  // namespace tedomari::cli
