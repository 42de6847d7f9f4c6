// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/result.h"

namespace tedomari {

// Thrown when an exact result does not fit 64-bit numerator and denominator: never a silent wrong number.
class RationalOverflow : public std::overflow_error {
public:
    RationalOverflow() : std::overflow_error("exact number too large for 64-bit arithmetic") {}
};

// An exact fraction.  Invariant: lowest terms, denominator > 0, neither part the most negative 64-bit value.
// Every operation works in 128 bits and either is exact or throws RationalOverflow.
// Kos give thirds, so dyadics are not enough; doubles would make `proved` a lie.
class Rational {
public:
    constexpr Rational() = default;
    constexpr Rational(int value) : numerator_(value) {}
    constexpr Rational(std::int64_t value) : numerator_(checked(value)) {}
    Rational(std::int64_t numerator, std::int64_t denominator);  // denominator != 0

    constexpr std::int64_t numerator() const { return numerator_; }
    constexpr std::int64_t denominator() const { return denominator_; }
    constexpr bool is_integer() const { return denominator_ == 1; }
    constexpr bool is_dyadic() const { return (denominator_ & (denominator_ - 1)) == 0; }
    std::int64_t floor() const;
    std::int64_t ceil() const;
    double to_double() const { return static_cast<double>(numerator_) / static_cast<double>(denominator_); }

    constexpr Rational operator-() const { return raw(-numerator_, denominator_); }
    friend Rational operator+(Rational a, Rational b);
    friend Rational operator-(Rational a, Rational b);
    friend Rational operator*(Rational a, Rational b);
    friend Rational operator/(Rational a, Rational b);  // b != 0
    Rational& operator+=(Rational b) { return *this = *this + b; }
    Rational& operator-=(Rational b) { return *this = *this - b; }
    Rational& operator*=(Rational b) { return *this = *this * b; }
    Rational& operator/=(Rational b) { return *this = *this / b; }

    friend constexpr bool operator==(Rational, Rational) = default;
    friend constexpr std::strong_ordering operator<=>(Rational a, Rational b) {
        __extension__ using Wide = __int128;
        return static_cast<Wide>(a.numerator_) * b.denominator_ <=>
               static_cast<Wide>(b.numerator_) * a.denominator_;
    }

private:
    static constexpr Rational raw(std::int64_t numerator, std::int64_t denominator) {
        Rational r;
        r.numerator_ = numerator;
        r.denominator_ = denominator;
        return r;
    }
    static constexpr std::int64_t checked(std::int64_t value) {
        if (value == INT64_MIN) throw RationalOverflow();
        return value;
    }
    __extension__ static Rational reduced(__int128 numerator, __int128 denominator);

    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};
static_assert(sizeof(Rational) == 16);

Rational abs(Rational r);
Rational midpoint(Rational a, Rational b);

// Reads "3", "-7/4", "1 3/4", "-1 3/4" and decimals such as "6.5"; nothing may follow.
Result<Rational> parse_rational(std::string_view text);

std::string to_string(Rational r);        // "7/4"
std::string to_mixed_string(Rational r);  // "1 3/4", as Go players write it
std::ostream& operator<<(std::ostream& out, Rational r);

}  // namespace tedomari

template <>
struct std::hash<tedomari::Rational> {
    std::size_t operator()(tedomari::Rational r) const noexcept {
        return static_cast<std::size_t>(static_cast<std::uint64_t>(r.numerator()) * 0x9e3779b97f4a7c15u ^
                                        static_cast<std::uint64_t>(r.denominator()) * 0xd1342543de82ef95u);
    }
};
