// SPDX-License-Identifier: MIT
#pragma once

#include <cctype>
#include <string>
#include <vector>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// A local position drawn with its surroundings: X O are stones outside the region, alive; x o stones and .
// points of it; # is neither.
struct Scene {
    go::Board board{go::square(19)};
    go::PointSet region;
};

enum class Place { centre, lower_edge };

inline Scene scene(const std::vector<std::string>& rows, Place place = Place::centre) {
    Scene result;
    const int bottom = place == Place::centre ? 6 : 0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
            const go::Point p =
                go::Point::at(4 + static_cast<int>(c), bottom + static_cast<int>(rows.size() - 1 - r));
            const char sign = rows[r][c];
            if (sign == '.' || sign == 'x' || sign == 'o') result.region.insert(p);
            const char stone = static_cast<char>(std::toupper(sign));
            if (stone == 'X') result.board.place(p, go::Color::black);
            if (stone == 'O') result.board.place(p, go::Color::white);
        }
    }
    return result;
}

// An empty room of two rows on the edge: Black's wall around its left part, White's around the rest, which
// begins after `black` columns.
inline Scene shore(int points, int black) {
    const int width = points / 2;
    std::string wall = "X", row = "X";
    for (int c = 0; c < width; ++c) {
        wall += c < black ? 'X' : 'O';
        row += '.';
    }
    return scene({wall + "O", row + "O", row + "O"}, Place::lower_edge);
}

}  // namespace tedomari::endgame
