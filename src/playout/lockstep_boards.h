// SPDX-License-Identifier: MIT
#pragma once

#include "playout/lanes.h"
#include "playout/lockstep_task.h"

namespace tedomari::playout {

// The size of a board, known when compiling or not.
template <int columns, int rows>
struct FixedShape {
    static constexpr int max_width = columns, max_height = rows;
    constexpr FixedShape(int, int) {}
    static constexpr int width() { return columns; }
    static constexpr int height() { return rows; }
};

struct AnyShape {
    static constexpr int max_width = go::max_size, max_height = go::max_size;
    constexpr AnyShape(int columns, int rows) : width_(columns), height_(rows) {}
    constexpr int width() const { return width_; }
    constexpr int height() const { return height_; }

private:
    int width_, height_;
};

constexpr int bits_for(int n) {
    int bits = 0;
    while ((1 << bits) <= n) ++bits;
    return bits;
}

// Where the plane of a point is.
template <class Shape>
constexpr int plane(const Shape& shape, int x, int y) {
    return (y + 1) * (shape.width() + 1) + x + 1;
}

// Many boards in lock-step: a plane is one bit of every game at one point.
//
// Hot.  Layout:
//
//                       lane 0 1 2 3 …                     planes of a 3 x 2 board, by index:
//      own[at(0, 0)]         1 0 0 1 …                       frame   9 10 11        row above
//      own[at(1, 0)]         0 0 1 0 …                           8   5  6  7        row 1
//       …                                                        4   1  2  3 ..     row 0
//                                                                    frame          row below
//                                                          stride = width + 1: a frame point serves both
//                                                          its rows
//
//      own, enemy     the stones of the player to move and of the other; the frame is both
//      breathing      stones known to have a liberty                              frame: none
//      safe           stones known to have two                                    frame: all
//      candidate      points that may be chosen; the rest is no longer of interest
//      below[y]       how many candidates the rows below y have: a binary number in planes
//      row[y], column[x]   where the games' last moves are, not yet carried out: at most one of each a lane
//
// A step makes one move in every game.  For each it is the other's turn after it, except in a game whose move
// turned out to be suicide: it is refused, and the player draws again in the next step without that point.
template <class V, class Shape_>
struct Boards {
    using Lanes = V;
    using Shape = Shape_;
    static constexpr int max_width = Shape::max_width, max_height = Shape::max_height;
    static constexpr int planes = (max_width + 1) * (max_height + 2) + 1;
    static constexpr int row_bits = bits_for(max_width);  // of a number up to the points of a row
    static constexpr int area_bits = bits_for(max_width * max_height);  // … of the board
    static constexpr int length_bits = 16;

    explicit Boards(Shape s) : shape(s) {
        for (int i = 0; i < planes; ++i) {
            own[i] = enemy[i] = safe[i] = candidate[i] = all_lanes<V>();
            breathing[i] = V{};
        }
        for (int y = 0; y < height(); ++y) {
            for (int x = 0; x < width(); ++x) own[at(x, y)] = enemy[at(x, y)] = safe[at(x, y)] = V{};
        }
        refused = all_lanes<V>();
    }

    constexpr int width() const { return shape.width(); }
    constexpr int height() const { return shape.height(); }
    constexpr int stride() const { return shape.width() + 1; }
    constexpr int at(int x, int y) const { return plane(shape, x, y); }

    [[no_unique_address]] Shape shape;
    alignas(64) V own[planes];
    V enemy[planes];
    V safe[planes];
    V breathing[planes];
    V candidate[planes];
    V below[max_height + 1][area_bits] = {};
    V row[max_height] = {};
    V column[max_width] = {};
    // By row, after a move: stones of the enemy without liberties, some and more than one, and own ones.
    struct Dead {
        V enemy, enemies, own, owns;
    } dead[max_height];

    // Masks of lanes.
    V refused;  // the last move was suicide …
    V ko{};     // … or took a ko
    V black_to_move{};
    V live{};                    // a game is being played
    V passed{};                  // its last move was a pass
    V done{};                    // it has ended and is not yet counted
    V length[length_bits] = {};  // counts up to the move limit, which sets the highest bit
};

}  // namespace tedomari::playout
