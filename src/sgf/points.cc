// SPDX-License-Identifier: MIT
#include "sgf/points.h"

#include <algorithm>
#include <utility>

#include "sgf/text.h"

namespace tedomari::sgf {

namespace {

int coordinate(char c) {
    if (c >= 'a' && c <= 'z') return c - 'a';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 26;
    return -1;
}

// Two letters, without the white space around and between them.
std::string letters(std::string_view raw) {
    std::string result;
    for (const char c : raw.substr(0, 64)) {
        if (!is_space(c)) result += c;
    }
    return result;
}

void add_rectangle(go::Point a, go::Point b, go::PointMap<bool>& seen, std::vector<go::Point>& found) {
    const auto [left, right] = std::minmax({a.column(), b.column()});
    const auto [bottom, top] = std::minmax({a.row(), b.row()});
    for (int row = top; row >= bottom; --row) {
        for (int column = left; column <= right; ++column) {
            const go::Point p = go::Point::at(column, row);
            if (!std::exchange(seen[p], true)) found.push_back(p);
        }
    }
}

}  // namespace

Result<go::Point> from_sgf(std::string_view raw, go::Size size) {
    if (raw.size() != 2) {
        const std::string text = letters(raw);
        if (text.size() == 2) return from_sgf(text, size);
        return Error{"a point is two letters"};
    }
    const int column = coordinate(raw[0]);
    const int row = coordinate(raw[1]);
    if (column < 0 || row < 0) return Error{"a point is two letters"};
    if (column >= size.width || row >= size.height) return Error{"point is off the board"};
    return go::Point::at(column, size.height - 1 - row);
}

Result<go::Point> move_from_sgf(std::string_view raw, go::Size size) {
    const bool is_pass =
        raw.size() != 2 ? letters(raw).empty() : raw == "tt" && size.width <= 19 && size.height <= 19;
    if (is_pass) return go::Point();
    return from_sgf(raw, size);
}

std::string to_sgf(go::Point p, go::Size size) {
    if (p.is_nowhere()) return "";
    return {static_cast<char>('a' + p.column()), static_cast<char>('a' + size.height - 1 - p.row())};
}

std::vector<go::Point> points(const Tree& tree, const Tree::Property& list, go::Size size,
                              Warnings& warnings) {
    std::vector<go::Point> found;
    go::PointMap<bool> seen(false);
    for (const std::string_view raw : list.values) {
        const Pair corners = parted(raw);
        const auto first = from_sgf(corners.first, size);
        const auto second = corners.parted ? from_sgf(corners.second, size) : first;
        if (!first || !second) {
            if (raw.empty()) continue;  // "TB[]", "DD[]": an empty list
            warn(warnings, tree, raw,
                 std::string(list.name) + ": " + (first ? second : first).error().message);
            continue;
        }
        if (!corners.parted && seen[*first]) {
            warn(warnings, tree, raw, std::string(list.name) + ": a point is listed twice");
        }
        add_rectangle(*first, *second, seen, found);
    }
    return found;
}

std::vector<go::Point> points(const Tree& tree, NodeId node, std::string_view name, go::Size size,
                              Warnings& warnings) {
    const auto list = tree.find(node, name);
    return list ? points(tree, *list, size, warnings) : std::vector<go::Point>();
}

void warn(Warnings& warnings, const Tree& tree, std::string_view piece, std::string message) {
    if (warnings.full()) {
        warnings.add_uncounted(1);
        return;
    }
    const Tree::Place place = tree.place(piece);
    warnings.add({std::move(message), place.line, place.column});
}

}  // namespace tedomari::sgf
