// SPDX-License-Identifier: MIT
#include "sgf/game_start.h"

#include <algorithm>

namespace tedomari::sgf {

namespace {

constexpr std::string_view spaces = " \t\n\r\v\f";
constexpr std::string_view header_names[] = {"FF", "GM", "CA", "SZ"};

void skip_space(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
}

bool skip(std::string_view& text, char c) {
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    skip_space(text);
    return true;
}

// Of what stands behind "(;", "(" or ";".
Start header(std::string_view text) {
    bool ended = text.empty();
    for (const std::string_view name : header_names) {
        if (text.size() < name.size()) ended |= name.substr(0, text.size()) == text;
        if (text.substr(0, name.size()) != name) continue;
        text.remove_prefix(name.size());
        skip_space(text);
        if (text.empty()) return Start::unknown;
        return text.front() == '[' ? Start::header : Start::no;
    }
    return ended ? Start::unknown : Start::no;
}

}  // namespace

bool is_header_name(std::string_view name) {
    return std::find(std::begin(header_names), std::end(header_names), name) != std::end(header_names);
}

Start game_start(std::string_view text) {
    const bool bracket = skip(text, '(');
    const bool ended = text.empty();
    const bool semicolon = skip(text, ';');
    if (!bracket && !semicolon) return Start::no;
    if (ended) return Start::unknown;
    const Start found = header(text);
    return found == Start::no && bracket && semicolon ? Start::plain : found;
}

}  // namespace tedomari::sgf
