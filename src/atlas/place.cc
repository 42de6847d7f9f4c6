// SPDX-License-Identifier: MIT
#include "atlas/place.h"

#include <algorithm>

#include "endgame/solve.h"
#include "go/symmetry.h"

namespace tedomari::atlas {

using go::Cell;
using go::Point;

namespace {

struct Sign {
    int row, column;
    char sign;
};

// The key lists the points and then what shuts them off, three bytes each (survey/region_store.cc).
std::vector<Sign> signs_of(const std::string& key) {
    constexpr std::size_t head = 3;
    constexpr std::string_view inside = ".XO", outside = " xo";
    std::vector<Sign> result;
    std::string_view signs = inside;
    for (std::size_t i = head; i < key.size();) {
        if (key[i] == '|') {
            signs = outside;
            ++i;
            continue;
        }
        const auto cell = static_cast<std::size_t>(key[i + 2]);
        result.push_back({key[i], key[i + 1], cell < signs.size() ? signs[cell] : ' '});
        i += 3;
    }
    return result;
}

constexpr int deep = 7;  // so much room for walls

std::vector<std::string> rows_of(std::string_view text) {
    std::vector<std::string> rows(1);
    for (const char c : text) {
        if (c == '/' || c == '\n') {
            rows.emplace_back();
        } else if (c != '\r') {
            rows.back() += c == '_' ? ' ' : c;
        }
    }
    const auto is_blank = [](const std::string& row) { return row.find_first_not_of(' ') == row.npos; };
    while (!rows.empty() && is_blank(rows.back())) rows.pop_back();
    while (!rows.empty() && is_blank(rows.front())) rows.erase(rows.begin());
    return rows;
}

constexpr bool is_open(char sign) { return sign == '.' || sign == 'X' || sign == 'O'; }
constexpr bool is_wall(char sign) { return sign == 'x' || sign == 'o'; }

// Rows from the bottom, and beyond them blanks.
struct Picture {
    std::vector<std::string> rows;
    int width = 0, height = 0;

    char at(int column, int row) const {
        if (row < 0 || row >= height || column < 0) return ' ';
        const std::string& line = rows[static_cast<std::size_t>(row)];
        return static_cast<std::size_t>(column) < line.size() ? line[static_cast<std::size_t>(column)] : ' ';
    }
    bool has(int column, int row) const { return column >= 0 && row >= 0 && column < width && row < height; }
};

Picture picture_of(std::string_view text) {
    Picture picture{rows_of(text)};
    std::reverse(picture.rows.begin(), picture.rows.end());
    std::size_t blank = std::string::npos, width = 0;  // columns that are blank in all rows
    for (const std::string& row : picture.rows) blank = std::min(blank, row.find_first_not_of(' '));
    for (std::string& row : picture.rows) {
        row.erase(0, std::min(blank, row.size()));
        row.erase(row.find_last_not_of(' ') + 1);
        width = std::max(width, row.size());
    }
    picture.width = static_cast<int>(width);
    picture.height = static_cast<int>(picture.rows.size());
    return picture;
}

// On which sides the board ends with the picture.
struct Sides {
    bool left = false, right = false, bottom = false, top = false;
};

Result<Sides> sides_of(const Picture& picture) {
    Sides sides;
    for (int row = 0; row < picture.height; ++row) {
        for (int column = 0; column < picture.width; ++column) {
            if (!is_open(picture.at(column, row))) continue;
            for (const auto& [c, r] :
                 {std::pair{column - 1, row}, {column + 1, row}, {column, row - 1}, {column, row + 1}}) {
                if (picture.at(c, r) != ' ') continue;
                if (picture.has(c, r))
                    return Error{"the drawing does not say what is next to one of its points",
                                 picture.height - row, column + 1};
                sides.left |= c < 0;
                sides.right |= c >= picture.width;
                sides.bottom |= r < 0;
                sides.top |= r >= picture.height;
            }
        }
    }
    return sides;
}

go::Color color_of(char sign) { return sign == 'X' || sign == 'x' ? go::Color::black : go::Color::white; }

}  // namespace

int Place::empty() const {
    int count = 0;
    points.for_each([&](Point p) { count += board.is_empty(p); });
    return count;
}

bool Place::is_shut() const {
    bool shut = !points.empty();
    points.for_each([&](Point p) {
        for (const Point q : p.neighbours())
            shut = shut && (points.contains(q) || !board.size().contains(q) || !board.is_empty(q));
    });
    return shut;
}

std::vector<Place> open_parts(const Place& place) {
    std::vector<Place> result;
    if (!place.is_shut()) return result;
    const auto ground = endgame::terrain(place.board, place.points, 0);
    if (!ground) return result;
    const endgame::Parts parts = endgame::settle(*ground, endgame::root_state(*ground, place.board), {});
    if (parts.overflow) return result;
    for (const endgame::State& state : parts.parts) {
        Place part{place.board, {}};
        endgame::for_each_bit(
            state.open, [&](int i) { part.points.insert(ground->points[static_cast<std::size_t>(i)]); });
        if (part.is_shut()) result.push_back(std::move(part));
    }
    return result;
}

Drawing drawn(const survey::NormalForm& form) {
    const auto signs = signs_of(form.key);
    Drawing drawing{{}, 0, 0};
    int rows = 0, columns = 0, first_row = 1, first_column = 1;
    for (const Sign& sign : signs) {
        rows = std::max(rows, sign.row + 1);
        columns = std::max(columns, sign.column + 1);
        first_row = std::min(first_row, sign.row);
        first_column = std::min(first_column, sign.column);
    }
    std::vector<std::string> lines(static_cast<std::size_t>(rows - first_row),
                                   std::string(static_cast<std::size_t>(columns - first_column), ' '));
    for (const Sign& sign : signs)
        lines[static_cast<std::size_t>(sign.row - first_row)]
             [static_cast<std::size_t>(sign.column - first_column)] = sign.sign;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        line->erase(line->find_last_not_of(' ') + 1);
        drawing.text += (line == lines.rbegin() ? "" : "/") + *line;
    }
    drawing.left = 1 - first_column;
    drawing.below = 1 - first_row;
    return drawing;
}

bool is_drawing(std::string_view text) {
    return text.find('.') != text.npos && text.find_first_not_of(".XOxo _/\r\n") == text.npos;
}

Result<Place> parse_drawing(std::string_view text) {
    if (!is_drawing(text))
        return Error{
            "a drawing has . for empty points, X and O for stones, and x and o for the stones around"};
    const Picture picture = picture_of(text);
    const auto sides = sides_of(picture);
    if (!sides) return sides.error();
    const int left = sides->left ? 0 : deep, bottom = sides->bottom ? 0 : deep;
    const go::Size size{left + picture.width + (sides->right ? 0 : deep),
                        bottom + picture.height + (sides->top ? 0 : deep)};
    if (size.width > go::max_size || size.height > go::max_size)
        return Error{"the drawing is too large for a board with walls around it"};
    Place place{go::Board(size), {}};
    for (int row = 0; row < picture.height; ++row) {
        for (int column = 0; column < picture.width; ++column) {
            const char sign = picture.at(column, row);
            const Point p = Point::at(left + column, bottom + row);
            if (is_open(sign)) place.points.insert(p);
            if (sign != ' ' && sign != '.') place.board.place(p, color_of(sign));
        }
    }
    return place;
}

Place likeness(const Place& place, go::Symmetry symmetry, bool swapped) {
    Place other{go::transformed(place.board, symmetry),
                go::transformed(place.points, place.board.size(), symmetry)};
    if (!swapped) return other;
    go::for_each_point(other.board.size(), [&](Point p) {
        const Cell cell = other.board.at(p);
        if (go::is_stone(cell)) other.board.place(p, go::opponent(go::color_of(cell)));
    });
    return other;
}

std::optional<Place> with_living_walls(const Place& place) {
    for (const bool swapped : {false, true}) {
        for (const go::Symmetry symmetry : go::symmetries(go::square(go::max_size))) {
            const Place laid = likeness(place, symmetry, swapped);
            Owners owners;
            go::for_each_point(laid.board.size(), [&](Point p) { owners[p] = laid.board.at(p); });
            const auto cut = cut_out(laid.board, laid.points, owners);
            if (cut) return likeness({cut->board, cut->open}, go::inverse(symmetry), swapped);
        }
    }
    return {};
}

}  // namespace tedomari::atlas
