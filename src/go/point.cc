// SPDX-License-Identifier: MIT
#include "go/point.h"

#include <cassert>
#include <charconv>
#include <ostream>

namespace tedomari::go {

namespace {

constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// The whole text as a small number; -1 when it is not one.
int small_number(std::string_view text) {
    int value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    return code == std::errc() && end == text.data() + text.size() && value >= 0 ? value : -1;
}

}  // namespace

char column_letter(int column) {
    assert(column >= 0 && column < max_size);
    return letters[static_cast<std::size_t>(column)];
}

Result<Point> parse_point(std::string_view text, Size size) {
    if (text.size() < 2) return Error{"a point needs a letter and a number"};
    const std::size_t column = letters.find(upper(text[0]));
    const int row = small_number(text.substr(1));
    if (column == std::string_view::npos || row < 0) return Error{"a point needs a letter and a number"};
    if (row < 1 || row > size.height || static_cast<int>(column) >= size.width) {
        return Error{"point is off the board"};
    }
    return Point::at(static_cast<int>(column), row - 1);
}

std::string to_string(Point p) {
    if (p.is_nowhere()) return "pass";
    return column_letter(p.column()) + std::to_string(p.row() + 1);
}

std::string to_string(std::span<const Point> points, std::string_view between) {
    std::string text;
    for (const Point p : points) {
        if (!text.empty()) text += between;
        text += to_string(p);
    }
    return text;
}

Result<Size> parse_size(std::string_view text) {
    const std::size_t by = text.find_first_of("xX:");
    const int width = small_number(text.substr(0, by));
    const int height = by == std::string_view::npos ? width : small_number(text.substr(by + 1));
    if (width < 0 || height < 0) return Error{"a board size is a number or WIDTHxHEIGHT"};
    if (width < 1 || width > max_size || height < 1 || height > max_size) {
        return Error{"a board is 1 to " + std::to_string(max_size) + " lines wide and high"};
    }
    return Size{width, height};
}

std::string to_string(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

std::ostream& operator<<(std::ostream& out, Point p) { return out << to_string(p); }
std::ostream& operator<<(std::ostream& out, Size size) { return out << to_string(size); }

}  // namespace tedomari::go
