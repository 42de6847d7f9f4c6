// SPDX-License-Identifier: MIT
#include "cgt/diagram.h"

#include <fmt/format.h>

namespace tedomari::cgt {

Diagram Diagram::filled(int rows, int columns, char cell) {
    return {rows, columns,
            std::string(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), cell)};
}

std::uint64_t Diagram::squares(char cell) const {
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] == cell) found |= std::uint64_t{1} << i;
    }
    return found;
}

Result<Diagram> parse_diagram(std::string_view text, std::string_view allowed) {
    Diagram diagram;
    int length = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : '|';
        const int column = static_cast<int>(i) + 1;
        if (c == ' ') continue;
        if (c != '|' && c != '/' && c != '\n') {
            if (allowed.find(c) == std::string_view::npos) {
                return Error{fmt::format("'{}' is none of \"{}\"", c, allowed), 0, column};
            }
            diagram.cells += c;
            ++length;
            continue;
        }
        if (length == 0 && i == text.size() && diagram.rows > 0) break;  // a closing line end
        if (diagram.rows == 0) diagram.columns = length;
        if (length != diagram.columns) {
            return Error{
                fmt::format("row {} has {} squares, the first {}", diagram.rows + 1, length, diagram.columns),
                0, column};
        }
        ++diagram.rows;
        length = 0;
    }
    if (diagram.columns == 0) return Error{"the board has no squares", 0, 1};
    return diagram;
}

}  // namespace tedomari::cgt
