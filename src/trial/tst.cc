// SPDX-License-Identifier: MIT
#include "trial/tst.h"

#include <re2/re2.h>

#include "gtp/request.h"

namespace tedomari::trial {

namespace {

// POSIX extended regular expressions, the dialect of GNU Go's awk script, in an engine whose time and memory
// are linear in pattern and text: a file of anybody's may be read.  A character is a byte.
class Pattern {
public:
    explicit Pattern(const std::string& text) : compiled_(text, options()) {}

    bool is_valid() const { return compiled_.ok(); }
    bool matches(const std::string& text) const { return is_valid() && RE2::FullMatch(text, compiled_); }
    std::string complaint() const { return compiled_.error(); }

private:
    static RE2::Options options() {
        RE2::Options options(RE2::POSIX);
        options.set_encoding(RE2::Options::EncodingLatin1);
        options.set_one_line(true);
        options.set_never_capture(true);
        options.set_log_errors(false);
        return options;
    }

    RE2 compiled_;
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

}  // namespace tedomari::trial
