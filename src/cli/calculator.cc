// SPDX-License-Identifier: MIT
#include "cli/calculator.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <unistd.h>

#include "cgt/functions.h"
#include "cli/command.h"
#include "cli/interrupt.h"

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
    for (const cgt::OutsideFunction& f : session.offered()) candidates().push_back(f.name + "(");
    for (const char* word : {"help", "names", "quit"}) candidates().emplace_back(word);
}

// Where a terminal's lines are kept from one time to the next; empty when there is no home.
std::filesystem::path history_path() {
    const auto folder = [](const char* variable) -> std::filesystem::path {
        const char* const value = std::getenv(variable);
        return value == nullptr ? "" : value;
    };
    std::filesystem::path state = folder("XDG_STATE_HOME");
    if (state.empty() && !folder("HOME").empty()) state = folder("HOME") / ".local" / "state";
    return state.empty() ? state : state / "tedomari" / "history";
}

// The lines of earlier times; what cannot be kept is forgotten, without a word.
class History {
public:
    History() : path_(history_path()) {
        constexpr int most_lines = 1000;
        using_history();
        stifle_history(most_lines);
        if (!path_.empty()) read_history(path_.c_str());
    }
    ~History() {
        std::error_code ignored;
        if (path_.empty()) return;
        std::filesystem::create_directories(path_.parent_path(), ignored);
        write_history(path_.c_str());
    }
    History(const History&) = delete;
    History& operator=(const History&) = delete;

private:
    std::filesystem::path path_;
};

// The next line; false at the end.  Ctrl-C gives up the line begun, not the session.
bool read_line(bool at_terminal, std::string& line) {
    if (!at_terminal) return static_cast<bool>(std::getline(std::cin, line));
    char* typed = readline("> ");
    while (typed == nullptr && interrupt_flag()) {
        forget_interrupt();
        fmt::print("^C\n");
        std::fflush(stdout);
        typed = readline("> ");
    }
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

std::string calculator_help(const cgt::Session& session, std::string_view topic) {
    const auto& offered = session.offered();
    if (!topic.empty()) {
        const auto shown = [](const auto& f) {
            return fmt::format("{}({})  {}\n", f.name, f.parameters, f.summary);
        };
        if (const cgt::Function* f = cgt::find_function(topic)) return shown(*f);
        const auto found =
            std::find_if(offered.begin(), offered.end(), [&](const auto& f) { return f.name == topic; });
        if (found != offered.end()) return shown(*found);
        return fmt::format("there is no function '{}'\n", topic);
    }
    std::string text(notation_help);
    const auto add = [&text](const auto& f) {
        text += fmt::format("  {:<34} {}\n", fmt::format("{}({})", f.name, f.parameters), f.summary);
    };
    for (const cgt::Function& f : cgt::functions()) add(f);
    for (const cgt::OutsideFunction& f : offered) add(f);
    return text + "Also: names, help FUNCTION, quit\n";
}

int calculator(cgt::Session& session, const std::function<void(const std::string&)>& evaluate) {
    const bool at_terminal = isatty(STDIN_FILENO) != 0;
    std::optional<History> history;
    if (at_terminal) {
        rl_readline_name = const_cast<char*>("tedomari");
        rl_attempted_completion_function = complete;
        history.emplace();
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
            fmt::print("{}", calculator_help(session, ""));
        } else if (input.starts_with("help ")) {
            fmt::print("{}", calculator_help(session, std::string_view(input).substr(5)));
        } else if (input == "names") {
            for (const std::string& name : session.names()) fmt::print("{}\n", name);
        } else {
            evaluate(input);
            if (interrupt_flag()) {
                if (!at_terminal) return Exit::interrupted;
                forget_interrupt();
            }
        }
        std::fflush(stdout);
    }
}

}  // namespace tedomari::cli
