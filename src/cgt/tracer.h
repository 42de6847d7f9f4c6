// SPDX-License-Identifier: MIT
#pragma once

// Hot: no allocation but that of results, no rational numbers.  How trajectories are made from trajectories:
// walk up the common pieces of two of them in a shared integer unit, and trace the result.  Where two lines
// meet between two units the work starts again with a finer unit; slopes are small, so that is rarely needed
// twice.
//
//      Pieces pieces(a, b, unit);              //  ──┐      a bends at t1, b at t2:
//      while (pieces.next())                   //    └─┐    pieces [base,t1) [t1,t2) [t2,forever)
//          trace.line(…);

#include <cassert>
#include <cstdint>
#include <limits>
#include <numeric>

#include "cgt/trajectory.h"

namespace tedomari::cgt {

inline constexpr std::int64_t forever = std::numeric_limits<std::int64_t>::max();

// Numbers of trajectories stay below this, so that sums and differences of a few of them cannot overflow.
inline constexpr std::int64_t largest_number = std::int64_t{1} << 60;

inline std::int64_t checked(std::int64_t number) {
    if (number > largest_number || number < -largest_number) throw RationalOverflow();
    return number;
}

inline std::int64_t times(std::int64_t a, std::int64_t b) {
    std::int64_t product;
    if (__builtin_mul_overflow(a, b, &product)) throw RationalOverflow();
    return checked(product);
}

inline std::int64_t common_denominator(std::int64_t a, std::int64_t b) {
    return a == b ? a : times(a, b / std::gcd(a, b));
}

// a's pieces and b's, cut at the bends of either.  An infinite trajectory counts as the constant ±10^18 or
// so: never reached by lines of finite ones, which `checked` keeps within bounds.
class Pieces {
public:
    // The line value + slope * (t - from).
    struct Line {
        std::int64_t value, slope;
    };

    // The unit is a multiple of both denominators.
    Pieces(const Trajectory& a, const Trajectory& b, std::int64_t unit) : a_(a, unit), b_(b, unit) {
        assert(a.is_infinite() || b.is_infinite() || a.base() == b.base());
        to_ = a.is_infinite() ? b_.knot.t : a_.knot.t;
    }

    bool next() {
        if (to_ == forever) return false;
        from_ = to_;
        a_.advance_to(from_);
        b_.advance_to(from_);
        to_ = std::min(a_.next_t, b_.next_t);
        return true;
    }

    std::int64_t from() const { return from_; }
    std::int64_t to() const { return to_; }  // forever in the last piece
    Line a() const { return a_.line(from_); }
    Line b() const { return b_.line(from_); }

private:
    struct Cursor {
        Cursor(const Trajectory& trajectory, std::int64_t unit)
            : at(trajectory.begin()), end(trajectory.end()) {
            if (trajectory.is_infinite()) {
                knot = {0, trajectory.is_plus_infinity() ? forever / 2 : -forever / 2, 0};
                return;
            }
            scale = unit / trajectory.denominator();
            knot = scaled(*at);
            look_ahead();
        }
        Trajectory::Knot scaled(const Trajectory::Knot& k) const {
            if (scale == 1) return k;
            return {times(k.t, scale), times(k.value, scale), k.slope};
        }
        void look_ahead() { next_t = at + 1 == end ? forever : scale == 1 ? at[1].t : times(at[1].t, scale); }
        void advance_to(std::int64_t t) {
            if (next_t > t) return;
            knot = scaled(*++at);
            look_ahead();
        }
        Line line(std::int64_t t) const {
            if (knot.t == t || knot.slope == 0) return {knot.value, knot.slope};
            return {checked(knot.value + times(knot.slope, t - knot.t)), knot.slope};
        }

        const Trajectory::Knot* at;
        const Trajectory::Knot* end;
        std::int64_t scale = 1, next_t = forever;
        Trajectory::Knot knot;
    };

    Cursor a_, b_;
    std::int64_t from_ = 0, to_;
};

// Collects the knots of a result.
class Tracer {
public:
    // From t on, until the next call.  Continuity is the caller's.
    void line(std::int64_t t, std::int64_t value, std::int64_t slope) {
        auto& knots = result_.knots_;
        if (!knots.empty() && knots.back().slope == slope) return;
        knots.push_back({t, value, slope});
    }
    Trajectory finish(std::int64_t denominator) {
        result_.denominator_ = denominator;
        result_.reduce();
        return std::move(result_);
    }

private:
    Trajectory result_ = Trajectory::plus_infinity();  // no knots yet
};

// distance / speed in whole units; when that is no whole number, `finer` becomes what the unit must be
// multiplied by.
struct Meeting {
    std::int64_t finer = 1;

    std::int64_t after(std::int64_t distance, std::int64_t speed) {
        assert(distance >= 0 && speed > 0);
        if (distance % speed != 0) finer = speed / std::gcd(distance, speed);
        return distance / speed;
    }
    bool missed() const { return finer != 1; }
};

}  // namespace tedomari::cgt
