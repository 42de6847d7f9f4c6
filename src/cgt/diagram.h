// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace tedomari::cgt {

// A board as people type it: rows from the top, separated by '|', '/' or line ends, all of one length.
struct Diagram {
    int rows = 0, columns = 0;
    std::string cells;  // by row, then column

    static Diagram filled(int rows, int columns, char cell);
    bool contains(int row, int column) const {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }
    char& at(int row, int column) { return cells[static_cast<std::size_t>(row * columns + column)]; }
    std::uint64_t squares(char cell) const;  // with this on them, of at most 64: the first is bit 0
    char at(int row, int column) const { return cells[static_cast<std::size_t>(row * columns + column)]; }
};

// The rows may hold only characters of `allowed`; the error's column counts from 1 within the text.
Result<Diagram> parse_diagram(std::string_view text, std::string_view allowed);

}  // namespace tedomari::cgt
