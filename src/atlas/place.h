// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "atlas/cut.h"
#include "base/result.h"
#include "survey/region_store.h"

namespace tedomari::atlas {

// Points where something is open and, on the board around them, the stones that shut them off.  These live.
struct Place {
    go::Board board;
    go::PointSet points;

    int empty() const;
    // Whether nothing but stones and the edge is next to the points.
    bool is_shut() const;
    survey::NormalForm form(survey::Colors colors) const {
        return survey::normal_form(board, points, colors);
    }
};

// What can still change in a place, once the stones that are alive in it and the ground that is settled are left out: parts
// that do not touch, so that the place is worth as much as they are together.  Nothing where the place is not shut.
std::vector<Place> open_parts(const Place& place);

// A place as a picture, rows from the top with '/' between: '.', 'X', 'O' are its points, 'x' and 'o' the stones that
// shut it off.  A space is of no matter, and off the board where it is next to one of the points.
//
//      xxxo          a corridor on the lower edge: two points, Black's to the left and above
//      x..o
struct Drawing {
    std::string text;
    int left = 0, below = 0;  // so many columns and rows of stones before the points
};
Drawing drawn(const survey::NormalForm& form);  // of a place that is shut
// Rows may be on lines of their own as well.  The place is laid on a board as large as walls around it need.
Result<Place> parse_drawing(std::string_view text);
bool is_drawing(std::string_view text);  // whether all of it are such signs

// The same laid otherwise on the table, with the colors exchanged or not.
Place likeness(const Place& place, go::Symmetry symmetry, bool swapped);

// The place on a board of its own, on which every wall has two eyes.  Nothing where no such board was found: how walls are
// laid depends on how the place lies, so that all its likenesses are tried.
std::optional<Place> with_living_walls(const Place& place);

}  // namespace tedomari::atlas
