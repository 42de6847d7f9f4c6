// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "base/rational.h"

namespace tedomari::cgt {

// A fraction whose denominator is a power of two: the only numbers that short games reach.
// Invariant: at most 53 significant bits and a denominator of at most 2^62, so that the double inside is the
// number itself and never a rounded one.  An operation is exact or throws RationalOverflow.
class Dyadic {
public:
    constexpr Dyadic() = default;
    constexpr Dyadic(int value) : value_(value) {}
    explicit Dyadic(Rational value);  // must be dyadic
    // Nothing unless the value is dyadic; throws when it is but has too many bits.
    static std::optional<Dyadic> from(Rational value);
    static constexpr Dyadic exactly(double value) {
        return Dyadic(value, 0);
    }  // the caller keeps the invariant

    constexpr double exact() const { return value_; }
    Rational to_rational() const;
    bool is_integer() const;
    int denominator_log2() const;  // 3/8 -> 3

    constexpr Dyadic operator-() const { return Dyadic(0.0 - value_, 0); }
    friend Dyadic operator+(Dyadic a, Dyadic b) {
        const double sum = a.value_ + b.value_;
        const double b_part = sum - a.value_;
        if ((a.value_ - (sum - b_part)) + (b.value_ - b_part) != 0) throw RationalOverflow();
        return Dyadic(sum, 0);
    }
    friend Dyadic operator-(Dyadic a, Dyadic b) { return a + -b; }
    friend Dyadic times(std::int64_t n, Dyadic a);

    friend constexpr bool operator==(Dyadic a, Dyadic b) { return a.value_ == b.value_; }
    friend constexpr std::strong_ordering operator<=>(Dyadic a, Dyadic b) {
        return a.value_ < b.value_   ? std::strong_ordering::less
               : a.value_ > b.value_ ? std::strong_ordering::greater
                                     : std::strong_ordering::equal;
    }

private:
    constexpr Dyadic(double value, int) : value_(value) {}
    double value_ = 0;
};
static_assert(sizeof(Dyadic) == 8);

// The number born first among those strictly between two bounds, lower < upper; a bound may be infinite.
Dyadic simplest_between(double lower, double upper);

// The day a number is born: |n| for an integer, 2 for 1/2 and 3/4 is born on day 3.
std::int64_t birthday(Dyadic number);

}  // namespace tedomari::cgt
