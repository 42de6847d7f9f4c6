// SPDX-License-Identifier: MIT
#include "cgt/dyadic.h"

#include <cassert>
#include <cmath>

namespace tedomari::cgt {

namespace {

constexpr double bits_of_a_double = 0x1p53;

}  // namespace

Dyadic::Dyadic(Rational value) {
    assert(value.is_dyadic());
    const auto numerator = static_cast<double>(value.numerator());
    if (std::abs(numerator) > bits_of_a_double) {
        // More digits than 53 bits are fine as long as the low ones are zero.
        if (std::abs(numerator) >= 0x1p63 || static_cast<std::int64_t>(numerator) != value.numerator()) {
            throw RationalOverflow();
        }
    }
    value_ = numerator / static_cast<double>(value.denominator());
}

std::optional<Dyadic> Dyadic::from(Rational value) {
    if (!value.is_dyadic()) return std::nullopt;
    return Dyadic(value);
}

Rational Dyadic::to_rational() const {
    const int shift = denominator_log2();
    const double numerator = std::ldexp(value_, shift);
    if (shift > 62 || std::abs(numerator) >= 0x1p63) throw RationalOverflow();
    return Rational(static_cast<std::int64_t>(numerator), std::int64_t{1} << shift);
}

bool Dyadic::is_integer() const { return value_ == std::floor(value_); }

int Dyadic::denominator_log2() const {
    int shift = 0;
    double v = value_;
    while (v != std::floor(v)) {
        v *= 2;
        ++shift;
    }
    return shift;
}

Dyadic times(std::int64_t n, Dyadic a) {
    const Rational product = Rational(n) * a.to_rational();
    return Dyadic(product);
}

Dyadic simplest_between(double lower, double upper) {
    assert(lower < upper);
    if (lower < 0 && upper > 0) return Dyadic(0);
    if (upper <= 0) return -simplest_between(0.0 - upper, 0.0 - lower);
    for (int shift = 0; shift <= 62; ++shift) {
        const double scaled = std::ldexp(lower, shift);
        if (scaled >= bits_of_a_double) break;
        const double candidate = std::ldexp(std::floor(scaled) + 1, -shift);
        if (candidate < upper) return Dyadic::exactly(candidate);
    }
    throw RationalOverflow();
}

std::int64_t birthday(Dyadic number) {
    const double size = std::abs(number.exact());
    if (number.is_integer()) return static_cast<std::int64_t>(size);
    return static_cast<std::int64_t>(std::floor(size)) + 1 + number.denominator_log2();
}

}  // namespace tedomari::cgt
