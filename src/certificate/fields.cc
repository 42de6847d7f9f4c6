// SPDX-License-Identifier: MIT
#include "certificate/fields.h"

namespace tedomari::certificate {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

Json rows_of(const Board& board) {
    Json rows = Json::array();
    for (int row = board.size().height - 1; row >= 0; --row) {
        std::string text;
        for (int column = 0; column < board.size().width; ++column) {
            const Cell cell = board.at(Point::at(column, row));
            text += cell == Cell::black ? 'X' : cell == Cell::white ? 'O' : cell == Cell::empty ? '.' : '_';
        }
        rows.push_back(text);
    }
    return rows;
}

Json list_of(const std::vector<Point>& points) {
    Json list = Json::array();
    for (const Point p : points) list.push_back(go::to_string(p));
    return list;
}

Json list_of(const PointSet& points) {
    Json list = Json::array();
    points.for_each([&](Point p) { list.push_back(go::to_string(p)); });
    return list;
}

const Json& Fields::optional(const char* key) const {
    static const Json nothing;
    if (!object_.is_object()) return nothing;
    const auto found = object_.find(key);
    return found == object_.end() ? nothing : *found;
}

const Json& Fields::field(const char* key) {
    const Json& found = optional(key);
    if (found.is_null()) fail(std::string("the claim has no \"") + key + "\"");
    return found;
}

std::string Fields::text(const char* key) {
    const Json& found = field(key);
    if (found.is_string()) return found.get<std::string>();
    fail(std::string("\"") + key + "\" must be a text");
    return "";
}

std::size_t Fields::word(const char* key, std::initializer_list<const char*> words) {
    const std::string found = text(key);
    std::size_t i = 0;
    for (const char* word : words) {
        if (found == word) return i;
        ++i;
    }
    fail(std::string("\"") + key + "\" cannot be \"" + found + "\"");
    return 0;
}

std::uint64_t Fields::number(const char* key, std::uint64_t most) {
    const Json& found = field(key);
    if (found.is_number_unsigned() && found.get<std::uint64_t>() <= most) return found.get<std::uint64_t>();
    fail(std::string("\"") + key + "\" must be a number from 0 to " + std::to_string(most));
    return 0;
}

Rational Fields::rational(const char* key) {
    const auto parsed = parse_rational(text(key));
    if (parsed) return *parsed;
    fail(std::string("\"") + key + "\": " + parsed.error().message);
    return 0;
}

Board Fields::board(const char* key) {
    const Json& rows = field(key);
    const auto is_row = [&](const Json& row) {
        return row.is_string() &&
               row.get_ref<const std::string&>().size() ==
                   (rows[0].is_string() ? rows[0].get_ref<const std::string&>().size() : 0);
    };
    bool fits = rows.is_array() && !rows.empty() && rows.size() <= go::max_size;
    for (std::size_t i = 0; fits && i < rows.size(); ++i) fits = is_row(rows[i]);
    const std::size_t width = fits ? rows[0].get_ref<const std::string&>().size() : 0;
    if (!fits || width < 1 || width > go::max_size) {
        fail(std::string("\"") + key + "\" must be rows of one length");
        return Board(size_);
    }
    size_ = {static_cast<int>(width), static_cast<int>(rows.size())};
    Board board(size_);
    for (int row = 0; row < size_.height; ++row) {
        const auto& signs = rows[static_cast<std::size_t>(row)].get_ref<const std::string&>();
        for (int column = 0; column < size_.width; ++column) {
            const Point p = Point::at(column, size_.height - 1 - row);
            switch (signs[static_cast<std::size_t>(column)]) {
                case 'X': board.place(p, Color::black); break;
                case 'O': board.place(p, Color::white); break;
                case '_': board.close(p); break;
                case '.': break;
                default: fail(std::string("\"") + key + "\" is made of X O . and _");
            }
        }
    }
    if (!board.is_possible()) fail("a chain has no liberty");
    return board;
}

Point Fields::point(const std::string& name) {
    if (name == "pass") return {};
    const auto found = go::parse_point(name, size_);
    if (found) return *found;
    fail(found.error().message);
    return Point::at(0, 0);
}

std::vector<Point> Fields::points(const char* key) {
    std::vector<Point> found;
    const Json& list = field(key);
    if (!list.is_array()) fail(std::string("\"") + key + "\" must be a list of points");
    PointSet seen;
    for (const Json& name : list.is_array() ? list : Json::array()) {
        const Point p = name.is_string() ? point(name.get<std::string>()) : Point();
        if (p.is_nowhere() || seen.contains(p)) {
            fail(std::string("\"") + key + "\" must be a list of points, each once");
            break;
        }
        seen.insert(p);
        found.push_back(p);
    }
    return found;
}

PointSet Fields::set(const char* key) {
    PointSet found;
    for (const Point p : points(key)) found.insert(p);
    return found;
}

}  // namespace tedomari::certificate
