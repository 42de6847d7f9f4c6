// SPDX-License-Identifier: MIT
#include "trial/json_board.h"

#include <nlohmann/json.hpp>

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Point;
using nlohmann::json;

std::string text_of(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

Result<Board> board_of_rows(const json& line) {
    const auto given = line.find("board_size");
    const int size = given != line.end() && given->is_number_integer() ? given->get<int>() : 0;
    if (size < 1 || size > go::max_size) return Error{"board_size must be 1 to 25"};
    const auto rows = line.find("rows");
    if (rows == line.end() || !rows->is_array() || static_cast<int>(rows->size()) != size)
        return Error{"rows must be as many as board_size"};
    Board board(go::square(size));
    for (int row = 0; row < size; ++row) {
        const json& signs = (*rows)[static_cast<std::size_t>(row)];
        if (!signs.is_string() || static_cast<int>(signs.get<std::string>().size()) != size)
            return Error{"every row must have board_size signs"};
        for (int column = 0; column < size; ++column) {
            const char sign = signs.get_ref<const std::string&>()[static_cast<std::size_t>(column)];
            if (sign == 'X') board.place(Point::at(column, size - 1 - row), Color::black);
            if (sign == 'O') board.place(Point::at(column, size - 1 - row), Color::white);
        }
    }
    if (!board.is_possible()) return Error{"a chain has no liberty"};
    return board;
}

Result<Board> board_with_holes(const json& line) {
    auto board = board_of_rows(line);
    if (!board) return board;
    go::for_each_point(board->size(), [&](Point p) {
        const json& signs = line["rows"][static_cast<std::size_t>(board->size().height - 1 - p.row())];
        if (signs.get_ref<const std::string&>()[static_cast<std::size_t>(p.column())] == '_') board->close(p);
    });
    if (!board->is_possible()) return Error{"a chain has no liberty"};
    return board;
}

}  // namespace tedomari::trial
