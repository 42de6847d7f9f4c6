// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "base/rng.h"
#include "endgame/evaluate.h"
#include "endgame/pictures.test.h"

// What `evaluate` says of drawn scenes, in a line.
namespace tedomari::endgame {

using Rows = std::vector<std::string>;

inline local::LocalGame value(const Scene& scene) {
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = 500'000;
    const auto game = evaluate(scene.board, scene.region, effort);
    EXPECT_TRUE(game) << (game ? "" : game.error().message);
    return game ? *game : local::LocalGame{};
}

// "17/8, 7/8 gote"
inline std::string summary(const Scene& scene) {
    const local::LocalGame game = value(scene);
    std::string text = to_string(game.count.value) + ", " + to_string(game.temperature.value) + " " +
                       std::string(to_string(game.kind));
    if (game.evidence != Evidence::proved) text += " (not proved)";
    return text;
}

inline std::string summary(const Rows& rows, Place place = Place::centre) {
    return summary(scene(rows, place));
}

inline std::string times(int n, char c) { return std::string(static_cast<std::size_t>(n), c); }

inline Rows corridor(int n) {
    const std::string wall = "X" + times(n, 'X') + "O";
    return {wall, "X" + times(n, '.') + "O", wall};
}

// A room whose wall has gaps, so that play may spill over its border.
inline Scene random_shelter(Rng& rng) {
    const int width = 2 + static_cast<int>(rng.below(2)), height = 1 + static_cast<int>(rng.below(2));
    std::vector<std::string> rows;
    for (int r = 0; r < height + 1; ++r) {
        std::string row;
        for (int c = 0; c < width + 2; ++c) {
            const bool inside = r > 0 && c > 0 && c <= width;
            const auto kind = rng.below(8);
            row += inside ? (kind == 0   ? 'x'
                             : kind == 1 ? 'o'
                                         : '.')
                          : (kind == 0  ? '#'
                             : kind < 5 ? 'X'
                                        : 'O');
        }
        rows.push_back(row);
    }
    return scene(rows, Place::lower_edge);
}

}  // namespace tedomari::endgame
