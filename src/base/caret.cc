// SPDX-License-Identifier: MIT
#include "base/caret.h"

#include <algorithm>

namespace tedomari {

std::string point_at(std::string_view text, int column) {
    constexpr std::size_t before = 50, after = 20;
    // A sign of several bytes takes one place on the screen, an accent that combines none; neither is cut.
    const auto is_inside = [&](std::size_t i) {
        return i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
    };
    const auto is_accent = [&](std::size_t i) {
        const std::string_view rest = text.substr(i, 2);
        return rest >= "\xCC\x80" && rest <= "\xCD\xAF";
    };
    const std::size_t at = std::min(text.size(), static_cast<std::size_t>(std::max(column, 1) - 1));
    std::size_t begin = at > before ? at - before : 0, end = std::min(text.size(), at + after);
    while (begin < at && is_inside(begin)) ++begin;
    while (is_inside(end)) ++end;
    std::string shown(text.substr(begin, end - begin));
    for (char& c : shown) {
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    }
    std::size_t places = 0;
    for (std::size_t i = begin; i < at; ++i) places += !is_inside(i) && !is_accent(i);
    return shown + "\n" + std::string(places, ' ') + "^";
}

}  // namespace tedomari
