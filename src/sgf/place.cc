// SPDX-License-Identifier: MIT
#include "sgf/place.h"

#include <algorithm>
#include <limits>

namespace tedomari::sgf {

namespace {

int sum(int a, std::ptrdiff_t b) {
    return static_cast<int>(std::min<std::ptrdiff_t>(a + b, std::numeric_limits<int>::max()));
}

}  // namespace

Tree::Place moved(Tree::Place place, std::string_view text) {
    const auto lines = std::count(text.begin(), text.end(), '\n');
    if (lines > 0) {
        place = {sum(place.line, lines), 1};
        text.remove_prefix(text.rfind('\n') + 1);
    }
    const auto starts = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
    return {place.line, sum(place.column, starts)};
}

}  // namespace tedomari::sgf
