// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "base/rational.h"
#include "cgt/side.h"
#include "cgt/trajectory.h"

namespace tedomari::cgt {

using Wall = Trajectory;

// What a game is worth to each player as a tax on moving rises [Berlekamp 1996].
// Invariant: left >= right at every t, with equality from the temperature up.
// The value of the economic game at tax t is `left` when Left moves next, `right` when Right does.
struct Thermograph {
    Wall left, right;

    // The vertical mast of a position that nobody wants to touch.
    static Thermograph mast(Rational value, Rational base = coldest);

    Rational temperature() const;  // the base of the mast that rises for ever
    Rational mean() const { return left.last_value(); }

    Thermograph operator-() const { return {-right, -left}; }
    Thermograph& operator+=(Rational shift);
    friend bool operator==(const Thermograph&, const Thermograph&) = default;
};

// What each player can reach by moving, tax paid.  Between them stand hills (left >= right) and caves.
struct Scaffolds {
    Trajectory left = Trajectory::minus_infinity();  // no move
    Trajectory right = Trajectory::plus_infinity();

    friend bool operator==(const Scaffolds&, const Scaffolds&) = default;
};

// Collects the options of a position: left scaffold = max of their right walls - t, right = min + t.
class Scaffolding {
public:
    void left_option(const Wall& its_right_wall) { best_.left = maximum(best_.left, its_right_wall); }
    void right_option(const Wall& its_left_wall) { best_.right = minimum(best_.right, its_left_wall); }
    Scaffolds finish() &&;

private:
    Scaffolds best_;  // without the tax
};

// Where temperatures begin, and what the position is worth if nobody ever moves in it: 0 when the last move
// decides, the score on the board in Go.  A cave that reaches the ground starts its mast there.
struct Ground {
    Rational base = coldest;
    Rational score = 0;
};

// Inside hills the walls are the scaffolds.  Inside a cave they are one mast, the path of a balloon that
// starts at the drain, rises straight and follows whichever scaffold it meets, until the cave's chimney.
Thermograph thermograph(const Scaffolds& scaffolds, const Ground& ground = {});

// The same when `side` may not pass: in a cave he has to follow his own scaffold, up or down.
Thermograph pass_banned(const Scaffolds& scaffolds, Side side);

// A number's thermograph: a mast above -1/2^k for a fraction of 2^k, above -1 for an integer.  Other
// fractions (prices, never values of short games) are masts from -1.
Thermograph thermograph_of_number(Rational number);

// From one temperature to the next, what the walls do.
struct Phase {
    enum class Kind {
        hill,      // both players want to move
        slanting,  // one mast, leaning on a scaffold whose owner wants to move
        vertical,  // nobody does: dormant
    };
    Rational from;
    std::optional<Rational> to;  // nothing: for ever
    Kind kind;

    bool active() const { return kind != Kind::vertical; }
    friend bool operator==(const Phase&, const Phase&) = default;
};

std::vector<Phase> phases(const Thermograph& thermograph);                      // from the ground up
std::vector<Rational> activation_temperatures(const Thermograph& thermograph);  // highest first
bool is_dormant_at(const Thermograph& thermograph, Rational t);

// Where the scaffolds cross: the cave between drain and chimney, the hill below and above.
struct Cave {
    Rational drain;                   // the base when the cave reaches the ground
    std::optional<Rational> chimney;  // nothing: the cave is endless

    friend bool operator==(const Cave&, const Cave&) = default;
};
std::vector<Cave> caves(const Scaffolds& scaffolds);

std::string to_string(Phase::Kind kind);
std::string to_string(const Thermograph& thermograph);
std::ostream& operator<<(std::ostream& out, const Thermograph& thermograph);

}  // namespace tedomari::cgt
