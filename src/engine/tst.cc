// SPDX-License-Identifier: MIT
#include "engine/tst.h"

#include <algorithm>
#include <cstring>
#include <regex.h>

#include "gtp/request.h"

namespace tedomari::engine {

namespace {

// POSIX extended regular expressions, the dialect of GNU Go's awk script.
class Pattern {
public:
    explicit Pattern(const std::string& text)
        : error_(regcomp(&compiled_, ("^(" + text + ")$").c_str(), REG_EXTENDED | REG_NOSUB)) {}
    ~Pattern() {
        if (error_ == 0) regfree(&compiled_);
    }
    Pattern(const Pattern&) = delete;
    Pattern& operator=(const Pattern&) = delete;

    bool is_valid() const { return error_ == 0; }
    bool matches(const std::string& text) const {
        return is_valid() && regexec(&compiled_, text.c_str(), 0, nullptr, 0) == 0;
    }
    std::string complaint() const {
        char buffer[256];
        regerror(error_, &compiled_, buffer, sizeof buffer);
        return buffer;
    }

private:
    regex_t compiled_{};
    int error_;
};

// How many places a pattern has when repeats are spelled out, as the C library does it: x+ is xx*, x{3} is
// xxx. A few of them within each other would fill the memory: ((x+)+)+, x{99}{99}{99}.
class Expansion {
public:
    explicit Expansion(std::string_view pattern) : rest_(pattern) {}

    double size() {
        while (!rest_.empty()) take();
        while (groups_.size() > 1) close();
        return groups_.back().before + groups_.back().last;
    }

private:
    struct Group {
        double before = 0, last = 0;  // `last` is what a repeat repeats
    };

    void add(double size) {
        groups_.back().before += groups_.back().last;
        groups_.back().last = size;
    }
    void close() {
        const double size = groups_.back().before + groups_.back().last;
        groups_.pop_back();
        add(size + 1);
    }
    void skip(std::size_t characters) { rest_.remove_prefix(std::min(characters, rest_.size())); }

    void take() {
        const char c = rest_[0];
        skip(1);
        switch (c) {
            case '\\': skip(1); return add(1);
            case '[': return bracket();
            case '(': return groups_.push_back({});
            case ')': return groups_.size() > 1 ? close() : add(1);
            case '+': groups_.back().last *= 2; return;
            case '{': groups_.back().last *= count(); return;
            case '*':
            case '?': return;
            default: return add(1);
        }
    }

    // [abc], []abc], [^]abc], [[:alpha:]x]
    void bracket() {
        skip(rest_.starts_with('^') ? 1 : 0);
        skip(rest_.starts_with(']') ? 1 : 0);
        while (!rest_.empty() && rest_[0] != ']') {
            const bool is_class =
                rest_.size() > 1 && rest_[0] == '[' && std::strchr(":.=", rest_[1]) != nullptr;
            const std::size_t end = is_class ? rest_.find(rest_.substr(1, 1), 2) : 0;
            skip(end == std::string_view::npos ? rest_.size() : is_class ? end + 2 : 1);
        }
        skip(1);
        add(1);
    }

    // The larger number of "3}", "3,}" or "3,5}".
    double count() {
        double most = 1, number = 0;
        for (; !rest_.empty() && rest_[0] != '}'; skip(1)) {
            const bool is_digit = rest_[0] >= '0' && rest_[0] <= '9';
            number = is_digit ? 10 * number + (rest_[0] - '0') : 0;
            most = std::max(most, number);
        }
        skip(1);
        return most + 1;
    }

    std::string_view rest_;
    std::vector<Group> groups_{1};
};

// "[regex]", "[!regex]*", "[regex]&"
Result<Expectation> parse_expectation(std::string_view text) {
    const auto open = text.find_first_not_of(" \t");
    const auto close = text.rfind(']');
    if (open == std::string_view::npos || text[open] != '[' || close == std::string_view::npos) {
        return Error{"an expectation is [regex], [!regex] or [regex]*"};
    }
    Expectation expectation;
    for (const char mark : text.substr(close + 1)) {
        if (mark == '*') {
            expectation.known_failure = true;
        } else if (mark == '&') {
            expectation.ignored = true;
        } else if (mark != ' ' && mark != '\t' && mark != '\r') {
            return Error{"only * or & may follow an expectation"};
        }
    }
    std::string_view pattern = text.substr(open + 1, close - open - 1);
    expectation.negated = !pattern.empty() && pattern[0] == '!';
    if (expectation.negated) pattern.remove_prefix(1);
    expectation.pattern = pattern;
    constexpr double largest = 20'000;
    if (Expansion(pattern).size() > largest) return Error{"a regular expression this large takes too long"};
    const Pattern compiled(expectation.pattern);
    if (!compiled.is_valid()) return Error{compiled.complaint()};
    return expectation;
}

// The line without its id, blanks kept.
std::string command_of(const gtp::Request& request) {
    return request.name + (request.text.empty() ? "" : " " + request.text);
}

}  // namespace

Result<std::vector<Step>> parse_tst(std::string_view text) {
    std::vector<Step> steps;
    for (int line = 1; !text.empty(); ++line) {
        const auto line_break = text.find('\n');
        const std::string_view content = text.substr(0, line_break);
        text.remove_prefix(line_break == std::string_view::npos ? text.size() : line_break + 1);
        if (content.substr(0, 2) == "#?") {
            auto expectation = parse_expectation(content.substr(2));
            if (!expectation) return Error{expectation.error().message, line, 3};
            if (steps.empty() || steps.back().number.empty()) {
                return Error{"an expectation needs a numbered command before it", line, 1};
            }
            steps.back().expectation = std::move(*expectation);
        } else if (const auto request = gtp::parse_request(content)) {
            steps.push_back({line, request->id, command_of(*request), {}});
        }
    }
    return steps;
}

std::string with_single_blanks(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (!blank) {
            out += c;
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

bool meets(const Expectation& expectation, std::string_view answer) {
    return Pattern(expectation.pattern).matches(with_single_blanks(answer)) != expectation.negated;
}

}  // namespace tedomari::engine
