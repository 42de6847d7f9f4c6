// SPDX-License-Identifier: MIT
#include "gtp/request.h"

#include <algorithm>

#include "gtp/text.h"

namespace tedomari::gtp {

namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_control(char c) { return (c >= 0 && c < 32) || c == 127; }

std::string preprocessed(std::string_view line) {
    std::string clean;
    for (const char c : line.substr(0, line.find('#'))) {
        if (c == '\t') {
            clean += ' ';
        } else if (!is_control(c)) {
            clean += c;
        }
    }
    return clean;
}

// Takes the first word off `rest`; empty when there is none.
std::string_view take_word(std::string_view& rest) {
    rest = trimmed(rest);
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

}  // namespace

std::optional<Request> parse_request(std::string_view line) {
    const std::string clean = preprocessed(line);
    std::string_view rest = clean;
    Request request;
    std::string_view word = take_word(rest);
    if (word.empty()) return {};
    if (std::all_of(word.begin(), word.end(), is_digit)) {
        request.id = word;
        word = take_word(rest);
    }
    request.name = word;
    request.text = trimmed(rest);
    while (!(word = take_word(rest)).empty()) request.arguments.emplace_back(word);
    return request;
}

std::string response(std::string_view id, const Answer& answer) {
    const std::string_view text =
        answer ? std::string_view(*answer) : std::string_view(answer.error().message);
    std::string out = answer ? "=" : "?";
    out += id;
    if (!text.empty() && text.front() != '\n') out += ' ';
    for (const char c : text) {
        if (c == '\n' && out.back() == '\n') continue;
        if (c == '\n' || c == '\t' || !is_control(c)) out += c;
    }
    while (out.back() == '\n' || out.back() == ' ') out.pop_back();
    // A failure has to say something, and a success ends in one blank at most.
    if (!answer && text.empty()) out += " failed";
    return out + "\n\n";
}

bool is_interrupt(std::string_view line) {
    line = trimmed(line);
    if (line.empty() || line.front() != '#') return false;
    return trimmed(line.substr(1)) == "interrupt";
}

}  // namespace tedomari::gtp
