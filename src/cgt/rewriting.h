// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "cgt/diagram.h"
#include "cgt/side.h"
#include "cgt/store.h"

// Games of one's own: a move replaces a pattern on a board.
//
//     left  every xo -> .x          Clobber; what is behind # alone on its line is a comment
//     right every ox -> .o
//
// A rule says who moves (left, right, both), perhaps which ways the pattern lies (across as written, unless told: back,
// down, up, or every of the eight ways a square can lie), what must be there, and what is there afterwards.  Rows of a
// pattern are separated by '/', rules by ';' or line ends; '?' is any square, and stays.
namespace tedomari::cgt {

class Rewriting {
public:
    static Result<Rewriting> parse(std::string_view rules);

    // The value of a board.  What appears on no left side can never be moved on, and parts that it separates are added
    // (unless '?' may reach across).  A position that comes back is an error.  Throws what a Store throws.
    Result<Game> value(Store& store, std::string_view board) const;

private:
    struct Replacement {  // one way it lies
        Diagram before, after;
        friend bool operator==(const Replacement& a, const Replacement& b) {
            return a.before.rows == b.before.rows && a.before.cells == b.before.cells &&
                   a.after.cells == b.after.cells;
        }
    };
    class Search;

    const std::vector<Replacement>& rules(Side side) const { return side == Side::left ? left_ : right_; }
    std::vector<Replacement> left_, right_;
    bool falls_apart_ = true;
};

}  // namespace tedomari::cgt
