// SPDX-License-Identifier: MIT
#include "cli/calculator.h"

#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

#include "base/caret.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

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

// Where a terminal's lines are kept from one time to the next; empty when there is no home.
std::filesystem::path history_path(const std::string& name) {
    const auto folder = [](const char* variable) -> std::filesystem::path {
        const char* const value = std::getenv(variable);
        return value == nullptr ? "" : value;
    };
    std::filesystem::path state = folder("XDG_STATE_HOME");
    if (state.empty() && !folder("HOME").empty()) state = folder("HOME") / ".local" / "state";
    return state.empty() ? state : state / "tedomari" / name;
}

// The lines of earlier times; what cannot be kept is forgotten, without a word.
class History {
public:
    explicit History(const std::string& name) : path_(history_path(name)) {
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

int calculator(const Calculation& calculation) {
    const bool at_terminal = isatty(STDIN_FILENO) != 0;
    std::optional<History> history;
    if (at_terminal) {
        rl_readline_name = const_cast<char*>("tedomari");
        rl_attempted_completion_function = complete;
        history.emplace(calculation.history);
        fmt::print("Type a game, `help` or `quit`.\n");
    }
    for (std::string line;;) {
        candidates() = calculation.words();
        for (const char* word : {"help", "names", "quit"}) candidates().emplace_back(word);
        if (!read_line(at_terminal, line)) return Exit::answered;
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') continue;
        const auto last = line.find_last_not_of(" \t\r");
        const std::string input = line.substr(first, last - first + 1);
        if (input == "quit" || input == "exit") return Exit::answered;
        if (input == "help") {
            fmt::print("{}", calculation.help(""));
        } else if (input.starts_with("help ")) {
            fmt::print("{}", calculation.help(std::string_view(input).substr(5)));
        } else if (input == "names") {
            for (const std::string& name : calculation.names()) fmt::print("{}\n", name);
        } else {
            calculation.evaluate(input);
            if (interrupt_flag()) {
                if (!at_terminal) return Exit::interrupted;
                forget_interrupt();
            }
        }
        std::fflush(stdout);
    }
}

int batch(const std::function<Exit(const std::string&)>& answer) {
    int code = Exit::answered;
    for (std::string line; std::getline(std::cin, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const auto first = line.find_first_not_of(" \t");
        if (first == std::string::npos || line[first] == '#') continue;
        const Exit result = answer(line);
        if (result == Exit::interrupted) return result;
        if (result != Exit::answered) code = Exit::check_failed;
        std::fflush(stdout);
    }
    return code;
}

void print_error(const std::string& expression, const Error& error) {
    refuse("", error);
    if (error.column > 0) fmt::print(stderr, "{}\n", point_at(expression, error.column));
}

void print_json_error(const std::string& expression, const Error& error) {
    nlohmann::json object = {{"expression", expression}, {"error", error.message}};
    if (error.column > 0) object["column"] = error.column;
    fmt::print("{}\n", render::line_of(object));
}

}  // namespace tedomari::cli
