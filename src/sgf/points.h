// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "go/color.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// "aa" is the upper left corner, the column first; 'A' to 'Z' count on from 'z'.  White space does not
// matter.
Result<go::Point> from_sgf(std::string_view raw, go::Size size);
// A move's point: nowhere for the pass "" and, on boards up to 19x19, "tt".
Result<go::Point> move_from_sgf(std::string_view raw, go::Size size);
std::string to_sgf(go::Point p, go::Size size);  // "dd"; a pass is ""

// The points of a list such as AB or SQ, rectangles ("aa:cc") spelled out, each once.  What cannot be read is
// left out and warned of, at its place.
std::vector<go::Point> points(const Tree& tree, const Tree::Property& list, go::Size size,
                              Warnings& warnings);
std::vector<go::Point> points(const Tree& tree, NodeId node, std::string_view name, go::Size size,
                              Warnings& warnings);

// A warning about a piece of the tree, at its place in the file.
void warn(Warnings& warnings, const Tree& tree, std::string_view piece, std::string message);

}  // namespace tedomari::sgf
