// SPDX-License-Identifier: MIT
#include "base/rational.h"

#include <cassert>
#include <charconv>
#include <numeric>
#include <ostream>

namespace tedomari {

namespace {

__extension__ using Wide = __int128;

std::int64_t narrow(Wide value) {
    if (value > INT64_MAX || value <= INT64_MIN) throw RationalOverflow();
    return static_cast<std::int64_t>(value);
}

Wide gcd(Wide a, Wide b) {
    if (a < 0) a = -a;
    while (b > INT64_MAX || a > INT64_MAX) {
        if (b == 0) return a;
        a %= b;
        std::swap(a, b);
    }
    return std::gcd(static_cast<std::int64_t>(a), static_cast<std::int64_t>(b));
}

}  // namespace

Rational Rational::reduced(Wide numerator, Wide denominator) {
    assert(denominator != 0);
    if (denominator < 0) {
        numerator = -numerator;
        denominator = -denominator;
    }
    const Wide divisor = gcd(numerator, denominator);
    return raw(narrow(numerator / divisor), narrow(denominator / divisor));
}

Rational::Rational(std::int64_t numerator, std::int64_t denominator)
    : Rational(reduced(numerator, denominator)) {}

// Fractions of up to 63 bits each make sums below 2^127: no intermediate can overflow.
Rational operator+(Rational a, Rational b) {
    if (a.denominator_ == b.denominator_) {
        return Rational::reduced(static_cast<Wide>(a.numerator_) + b.numerator_, a.denominator_);
    }
    return Rational::reduced(
        static_cast<Wide>(a.numerator_) * b.denominator_ + static_cast<Wide>(b.numerator_) * a.denominator_,
        static_cast<Wide>(a.denominator_) * b.denominator_);
}

Rational operator-(Rational a, Rational b) { return a + -b; }

Rational operator*(Rational a, Rational b) {
    return Rational::reduced(static_cast<Wide>(a.numerator_) * b.numerator_,
                             static_cast<Wide>(a.denominator_) * b.denominator_);
}

Rational operator/(Rational a, Rational b) {
    assert(b.numerator_ != 0);
    return Rational::reduced(static_cast<Wide>(a.numerator_) * b.denominator_,
                             static_cast<Wide>(a.denominator_) * b.numerator_);
}

std::int64_t Rational::floor() const {
    const std::int64_t quotient = numerator_ / denominator_;
    return quotient - (numerator_ % denominator_ < 0 ? 1 : 0);
}

std::int64_t Rational::ceil() const { return -(-*this).floor(); }

Rational abs(Rational r) { return r < 0 ? -r : r; }

Rational midpoint(Rational a, Rational b) { return (a + b) / 2; }

namespace {

// A cursor over the text of a number; `column` is what an error names.
struct Reader {
    std::string_view text;
    std::size_t at = 0;

    bool done() const { return at == text.size(); }
    bool accept(char c) {
        if (done() || text[at] != c) return false;
        ++at;
        return true;
    }
    Error error(std::string message) const { return {std::move(message), 0, static_cast<int>(at) + 1}; }

    Result<std::int64_t> digits() {
        std::int64_t value = 0;
        const char* first = text.data() + at;
        const char* last = text.data() + text.size();
        if (first == last || *first < '0' || *first > '9') return error("a digit is expected");
        const auto [end, code] = std::from_chars(first, last, value);
        if (code != std::errc()) return error("number is too large");
        at += static_cast<std::size_t>(end - first);
        return value;
    }
};

Result<Rational> fraction(Reader& reader, std::int64_t numerator) {
    const auto denominator = reader.digits();
    if (!denominator) return denominator.error();
    if (*denominator == 0) return reader.error("denominator is zero");
    return Rational(numerator, *denominator);
}

Result<Rational> decimals(Reader& reader, std::int64_t whole) {
    const std::size_t start = reader.at;
    const auto digits = reader.digits();
    if (!digits) return digits.error();
    std::int64_t scale = 1;
    for (std::size_t i = start; i < reader.at; ++i) {
        if (__builtin_mul_overflow(scale, std::int64_t{10}, &scale)) return reader.error("too many decimals");
    }
    return Rational(whole) + Rational(*digits, scale);
}

Result<Rational> unsigned_number(Reader& reader) {
    const auto whole = reader.digits();
    if (!whole) return whole.error();
    if (reader.accept('/')) return fraction(reader, *whole);
    if (reader.accept('.')) return decimals(reader, *whole);
    if (!reader.accept(' ')) return Rational(*whole);
    const auto numerator = reader.digits();
    if (!numerator) return numerator.error();
    if (!reader.accept('/')) return reader.error("'/' is expected");
    const auto rest = fraction(reader, *numerator);
    if (!rest) return rest.error();
    return Rational(*whole) + *rest;
}

}  // namespace

Result<Rational> parse_rational(std::string_view text) {
    Reader reader{text};
    const bool negative = reader.accept('-');
    if (!negative) reader.accept('+');
    try {
        const auto number = unsigned_number(reader);
        if (!number) return number.error();
        if (!reader.done()) return reader.error("unexpected text after the number");
        return negative ? -*number : *number;
    } catch (const RationalOverflow&) {
        return reader.error("number is too large");
    }
}

std::string to_string(Rational r) {
    std::string text = std::to_string(r.numerator());
    if (!r.is_integer()) text += "/" + std::to_string(r.denominator());
    return text;
}

std::string to_mixed_string(Rational r) {
    const Rational size = abs(r);
    const std::int64_t whole = size.floor();
    if (size.is_integer() || whole == 0) return to_string(r);
    return (r < 0 ? "-" : "") + std::to_string(whole) + " " + to_string(size - whole);
}

std::ostream& operator<<(std::ostream& out, Rational r) { return out << to_string(r); }

}  // namespace tedomari
