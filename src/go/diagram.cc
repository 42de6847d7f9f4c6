// SPDX-License-Identifier: MIT
#include "go/diagram.h"

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "go/handicap.h"

namespace tedomari::go {

namespace {

std::string letters_line(Size size) {
    std::string line = "  ";
    for (int column = 0; column < size.width; ++column) line += std::string(" ") + column_letter(column);
    return line + "\n";
}

std::string row_label(int row) {
    const std::string number = std::to_string(row + 1);
    return number.size() == 1 ? " " + number : number;
}

class Drawing {
public:
    Drawing(const Board& board, const DiagramStyle& style)
        : board_(board), style_(style), stars_(star_points(board.size())) {}

    std::string text() const {
        const Size size = board_.size();
        std::string result = style_.coordinates ? letters_line(size) : "";
        for (int row = size.height - 1; row >= 0; --row) result += line(row);
        return result + (style_.coordinates ? letters_line(size) : "");
    }

private:
    char sign(Point p) const {
        if (const char mark = style_.mark ? style_.mark(p) : '\0'; mark != '\0') return mark;
        if (board_.at(p) == Cell::black) return 'X';
        if (board_.at(p) == Cell::white) return 'O';
        if (board_.at(p) == Cell::edge) return '_';
        const bool star = std::find(stars_.begin(), stars_.end(), p) != stars_.end();
        return style_.coordinates && star ? '+' : '.';
    }

    std::string line(int row) const {
        std::string result = style_.coordinates ? row_label(row) + " " : "";
        for (int column = 0; column < board_.size().width; ++column) {
            const Point p = Point::at(column, row);
            if (column > 0 && result.back() != ')') result += ' ';
            const bool last = p == style_.last_move;
            if (last && !result.empty() && result.back() == ' ') result.back() = '(';
            result += sign(p);
            if (last) result += ')';
        }
        if (style_.coordinates) result += (result.back() == ')' ? "" : " ") + std::to_string(row + 1);
        return result + "\n";
    }

    const Board& board_;
    const DiagramStyle& style_;
    std::vector<Point> stars_;
};

}  // namespace

std::string to_diagram(const Board& board, const DiagramStyle& style) { return Drawing(board, style).text(); }

std::string to_diagram(const Position& position, const DiagramStyle& style) {
    const Board& board = position.board;
    std::string headers = "to move: " + std::string(to_string(position.to_move)) + "\n";
    if (!board.ko().is_nowhere()) headers += "ko: " + to_string(board.ko()) + "\n";
    const auto captured = [&](const char* letter, Color color) {
        if (board.captured(color) == 0) return;
        headers += letter + std::string(" stones captured: ") + std::to_string(board.captured(color)) + "\n";
    };
    captured("B", Color::black);
    captured("W", Color::white);
    return headers + to_diagram(board, style);
}

std::ostream& operator<<(std::ostream& out, const Board& board) {
    return out << '\n' << to_diagram(board, {.coordinates = false, .last_move = {}, .mark = {}});
}
std::ostream& operator<<(std::ostream& out, const Position& position) {
    return out << '\n' << to_diagram(position);
}

Position position(std::string_view picture) {
    auto read = parse_diagram(picture);
    if (!read) throw std::invalid_argument(describe(read.error()));
    return *std::move(read);
}

Board diagram(std::string_view picture) { return position(picture).board; }

Point at(std::string_view vertex) {
    const auto point = parse_point(vertex, square(max_size));
    if (!point) throw std::invalid_argument(describe(point.error()));
    return *point;
}

}  // namespace tedomari::go
