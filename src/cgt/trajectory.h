// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "base/rational.h"
#include "base/small_vector.h"

namespace tedomari::cgt {

// Where play on integers stops paying: every trajectory of a game starts here.
inline constexpr Rational coldest = -1;

// A trajectory bends here.
struct Bend {
    Rational t, value;
    friend bool operator==(const Bend&, const Bend&) = default;
};

// An exact piecewise linear function of the temperature from its base (-1 unless said otherwise) upwards:
// the data structure of thermography [Berlekamp 1996, 2.2].  Slopes are integers: -1, 0 and +1 in walls of
// loop-free games, more in kos.  Or infinite throughout: the scaffold of a player who has no move.
//
// Hot: merging walls is all that thermography does.  So all numbers of one trajectory share a denominator and
// merging works on integers; the first few knots are stored inside.
//
//      denominator 2:   t   value  slope            t
//      knot 0          -2     6     0               ^    \      the last slope goes on for ever
//      knot 1           1     6    -1               |     |     from -1 to 1/2 at 3, then 3 - (t - 1/2)
//
// Invariants: t grows strictly, neighbouring slopes differ, the denominator is the least possible; hence two
// trajectories are equal exactly when their parts are.  Throws RationalOverflow rather than be wrong.
class Trajectory {
public:
    struct Knot {
        std::int64_t t, value, slope;  // t and value in units of 1 / denominator
        friend bool operator==(const Knot&, const Knot&) = default;
    };

    Trajectory() : Trajectory(Rational(0)) {}
    // A vertical mast.
    explicit Trajectory(Rational value, Rational base = coldest) : Trajectory(value, 0, base) {}
    // The ray that starts at the base with this value.
    Trajectory(Rational value, int slope, Rational base = coldest);
    static Trajectory minus_infinity() { return Trajectory(-1, nullptr); }
    static Trajectory plus_infinity() { return Trajectory(+1, nullptr); }
    // Through these points, t rising, with integer slopes between them.
    static Trajectory through(const std::vector<Bend>& bends, int last_slope = 0);

    bool is_infinite() const { return knots_.empty(); }
    bool is_minus_infinity() const { return is_infinite() && denominator_ < 0; }
    bool is_plus_infinity() const { return is_infinite() && denominator_ > 0; }

    // What follows asks for a finite trajectory.
    Rational base() const { return {knots_[0].t, denominator_}; }
    Rational at(Rational t) const;
    int slope_above(Rational t) const;  // just above t
    int slope_below(Rational t) const;  // just below t, t > base
    int last_slope() const { return static_cast<int>(knots_.back().slope); }
    Rational last_bend() const { return {knots_.back().t, denominator_}; }  // the base of a straight one
    Rational last_value() const { return {knots_.back().value, denominator_}; }
    std::vector<Bend> bends() const;  // the base first

    Trajectory operator-() const;
    Trajectory& operator+=(Rational shift);
    // Adds slope * t: tilt(-1) turns Right's wall of Left's option into Left's scaffold.
    Trajectory& tilt(int slope);

    friend bool operator==(const Trajectory& a, const Trajectory& b) {
        return a.denominator_ == b.denominator_ &&
               std::equal(a.knots_.begin(), a.knots_.end(), b.knots_.begin(), b.knots_.end());
    }

    std::uint64_t hash() const;
    std::int64_t denominator() const { return denominator_; }
    const Knot* begin() const { return knots_.begin(); }
    const Knot* end() const { return knots_.end(); }

private:
    friend class Tracer;
    Trajectory(int sign, std::nullptr_t) : denominator_(sign) {}
    const Knot& knot_at(Rational t) const;
    void reduce();

    std::int64_t denominator_ = 1;  // of an infinite one its sign
    SmallVector<Knot, 4> knots_;
};

Trajectory maximum(const Trajectory& a, const Trajectory& b);
Trajectory minimum(const Trajectory& a, const Trajectory& b);

// At every temperature: less, greater, equivalent, or unordered when they cross.
std::partial_ordering compare(const Trajectory& a, const Trajectory& b);

// The temperatures at which the sign of a - b changes, touching included: ascending.
std::vector<Rational> crossings(const Trajectory& a, const Trajectory& b);

// The lowest t from which on a and b are the same; nothing when they differ for ever.
std::optional<Rational> agree_from(const Trajectory& a, const Trajectory& b);

// The part from `base` upwards.
Trajectory from(const Trajectory& a, Rational base);

std::string to_string(const Trajectory& a);  // "(-1,3) (1/2,3) slope -1"
std::ostream& operator<<(std::ostream& out, const Trajectory& a);

}  // namespace tedomari::cgt
