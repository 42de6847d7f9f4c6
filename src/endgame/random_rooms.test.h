// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "endgame/pictures.test.h"

namespace tedomari::endgame {

// A room of two or three rows in a wall of both colours, with a few stones in it.
inline Scene random_room(Rng& rng) {
    const int width = 2 + static_cast<int>(rng.below(3)), height = 1 + static_cast<int>(rng.below(2));
    std::vector<std::string> rows;
    const auto wall = [&] { return rng.below(3) == 0 ? 'O' : 'X'; };
    for (int r = 0; r < height + 2; ++r) {
        std::string row;
        for (int c = 0; c < width + 2; ++c) {
            const bool inside = r > 0 && r <= height && c > 0 && c <= width;
            const auto kind = rng.below(8);
            row += !inside ? wall() : kind == 0 ? 'x' : kind == 1 ? 'o' : '.';
        }
        rows.push_back(row);
    }
    return scene(rows);
}

// Small rooms with more stones, in the middle and on the edge, so that kos and captures abound.
inline Scene random_cell(Rng& rng) {
    const int width = 1 + static_cast<int>(rng.below(3)), height = 1 + static_cast<int>(rng.below(2));
    const auto white_walls = 1 + rng.below(4);
    std::vector<std::string> rows;
    for (int r = 0; r < height + 2; ++r) {
        std::string row;
        for (int c = 0; c < width + 2; ++c) {
            const bool inside = r > 0 && r <= height && c > 0 && c <= width;
            const auto kind = rng.below(16);
            row += !inside ? (rng.below(4) < white_walls ? 'O' : 'X') : kind < 3 ? 'x' : kind < 6 ? 'o' : '.';
        }
        rows.push_back(row);
    }
    return scene(rows, rng.below(2) == 0 ? Place::centre : Place::lower_edge);
}

// A small room whose wall has gaps, in the middle or on the edge, so that play may spill over its border.
inline Scene random_open_room(Rng& rng) {
    const int width = 1 + static_cast<int>(rng.below(3)), height = 1 + static_cast<int>(rng.below(2));
    const bool edge = rng.below(2) == 0;
    const auto white_walls = 1 + rng.below(4);
    std::vector<std::string> rows;
    for (int r = 0; r < height + (edge ? 1 : 2); ++r) {
        std::string row;
        for (int c = 0; c < width + 2; ++c) {
            const bool inside = r > 0 && r <= height && c > 0 && c <= width;
            const auto kind = rng.below(16);
            if (inside) {
                row += kind < 3 ? 'x' : kind < 6 ? 'o' : '.';
            } else {
                row += rng.below(6) == 0 ? '#' : rng.below(4) < white_walls ? 'O' : 'X';
            }
        }
        rows.push_back(row);
    }
    return scene(rows, edge ? Place::lower_edge : Place::centre);
}

}  // namespace tedomari::endgame
