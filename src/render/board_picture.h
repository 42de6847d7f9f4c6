// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::render {

// What is drawn over a board.
struct BoardPicture {
    struct Region {
        go::PointSet points;
        double heat = 0;        // 0 cold … 1 hottest: how strong its color is
        bool is_vague = false;  // not decided: drawn faint, so that it does not drown what is
        std::string tooltip;
        std::string link;  // "#region-A"; empty: none
    };
    struct Label {
        go::Point at;
        std::string word, below;  // "A" and, smaller, "1 1/2"
    };
    struct Number {  // of a move, on its stone
        go::Point at;
        int number;
    };
    struct Sides {
        bool left = false, right = false, top = false, bottom = false;
    };

    go::Board board;
    std::string title;
    std::vector<Region> regions;
    std::vector<Label> labels;
    go::PointSet black_points, white_points;  // settled territory: small squares
    go::PointMap<double> leaning;             // who will probably own what is not settled, -1 … 1: shades
    go::PointSet dead;                        // stones drawn faint
    go::PointSet triangles;                   // stones that are meant
    std::vector<Number> numbers;
    Sides goes_on;  // where it is a piece of a larger board
    go::Point last_move;
    go::Move best{go::Color::black, go::Point()};  // a ring in the mover's color; nowhere: none
};

// A picture of its own that looks the same on light and dark pages: wood is wood.
std::string to_svg(const BoardPicture& picture);

}  // namespace tedomari::render
