// SPDX-License-Identifier: MIT
#include "forge/shape.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/hash.h"
#include "go/symmetry.h"

namespace tedomari::forge {

using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr go::Symmetry ways[] = {{false, false, false}, {false, false, true}, {false, true, false},
                                 {false, true, true},   {true, false, false}, {true, false, true},
                                 {true, true, false},   {true, true, true}};

// Rows of signs for the points of `near`; the board's edge shows where something open touches it.
std::string picture(const go::Board& board, const PointSet& open, const PointSet& marked, Color mine) {
    const go::Size size = board.size();
    const PointSet near = open | open.neighbours();
    int left = go::max_size, right = -2, bottom = go::max_size, top = -2;
    near.for_each([&](Point p) {
        left = std::min(left, p.column());
        right = std::max(right, p.column());
        bottom = std::min(bottom, p.row());
        top = std::max(top, p.row());
    });
    std::string rows;
    for (int row = top; row >= bottom; --row) {
        for (int column = left; column <= right; ++column) {
            const Point p = Point::at(column, row);
            char sign = ' ';
            if (near.contains(p) && !size.contains(p)) {
                sign = '#';
            } else if (near.contains(p)) {
                const go::Cell cell = board.at(p);
                sign = cell == go::Cell::empty ? '.' : cell == go::cell(mine) ? 'X' : 'O';
                if (marked.contains(p)) sign = cell == go::Cell::empty ? ',' : sign == 'X' ? 'x' : 'o';
            }
            rows += sign;
        }
        rows += '\n';
    }
    return rows;
}

}  // namespace

std::string shape_name(const go::Board& board, const PointSet& open, const PointSet& marked,
                       std::optional<Color> mover, std::string_view question) {
    std::string first;
    for (const go::Symmetry way : ways) {
        const go::Board turned = go::transformed(board, way);
        const PointSet open_there = go::transformed(open, board.size(), way);
        const PointSet marked_there = go::transformed(marked, board.size(), way);
        for (const Color mine : {Color::black, Color::white}) {
            if (mover && mine != *mover) continue;
            std::string here = picture(turned, open_there, marked_there, mine);
            if (first.empty() || here < first) first = std::move(here);
        }
    }
    first += question;
    std::uint64_t hash = 0;
    for (const char c : first)
        hash = combine(hash, static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    return fmt::format("{:016x}", hash);
}

}  // namespace tedomari::forge
