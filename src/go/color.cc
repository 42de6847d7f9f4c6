// SPDX-License-Identifier: MIT
#include "go/color.h"

#include <algorithm>
#include <ostream>

namespace tedomari::go {

namespace {

bool same_ignoring_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [lower](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

Result<Color> parse_color(std::string_view text) {
    if (same_ignoring_case(text, "b") || same_ignoring_case(text, "black")) return Color::black;
    if (same_ignoring_case(text, "w") || same_ignoring_case(text, "white")) return Color::white;
    return Error{"a color is black or white"};
}

Result<Point> parse_vertex(std::string_view text, Size size) {
    if (same_ignoring_case(text, "pass")) return Point();
    return parse_point(text, size);
}

std::string to_string(Move move) {
    return std::string(move.color == Color::black ? "B " : "W ") + to_string(move.point);
}

std::ostream& operator<<(std::ostream& out, Color color) { return out << to_string(color); }
std::ostream& operator<<(std::ostream& out, Cell cell) {
    return out << std::string_view(".XO#")[static_cast<std::size_t>(cell)];
}
std::ostream& operator<<(std::ostream& out, Move move) { return out << to_string(move); }

}  // namespace tedomari::go
