// SPDX-License-Identifier: MIT
#include "base/rational.h"

#include <gmpxx.h>
#include <gtest/gtest.h>
#include <optional>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tedomari {
namespace {

// The oracle: GMP's big fractions, which cannot overflow.
mpq_class big(Rational r) {
    return mpq_class(mpz_class(std::to_string(r.numerator())), mpz_class(std::to_string(r.denominator())));
}

bool fits(const mpz_class& z) {
    static const mpz_class limit(std::to_string(INT64_MAX));
    return z <= limit && z >= -limit;
}

// Small values meet often, huge ones overflow: draw both.
Rational any_rational() {
    const auto part = [] {
        return *rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-50, 50),
                               rc::gen::inRange<std::int64_t>(-(INT64_C(1) << 33), INT64_C(1) << 33),
                               rc::gen::inRange<std::int64_t>(INT64_MIN + 1, INT64_MAX));
    };
    const std::int64_t numerator = part();
    const std::int64_t denominator = part();
    return Rational(numerator, denominator == 0 ? 1 : denominator);
}

template <class F>
std::optional<Rational> unless_overflow(F f) {
    try {
        return f();
    } catch (const RationalOverflow&) {
        return std::nullopt;
    }
}

// Ours is exactly GMP's when GMP's fits, and a typed error when it does not.
void expect_same(const std::optional<Rational>& ours, mpq_class theirs) {
    theirs.canonicalize();
    const bool representable = fits(theirs.get_num()) && fits(theirs.get_den());
    RC_ASSERT(ours.has_value() == representable);
    if (ours) {
        RC_ASSERT(big(*ours) == theirs);
        RC_ASSERT(ours->denominator() > 0);
        RC_ASSERT(std::to_string(ours->denominator()) == theirs.get_den().get_str());
    }
}

RC_GTEST_PROP(rational, addition_is_gmps, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    expect_same(unless_overflow([&] { return a + b; }), big(a) + big(b));
}

RC_GTEST_PROP(rational, subtraction_is_gmps, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    expect_same(unless_overflow([&] { return a - b; }), big(a) - big(b));
}

RC_GTEST_PROP(rational, multiplication_is_gmps, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    expect_same(unless_overflow([&] { return a * b; }), big(a) * big(b));
}

RC_GTEST_PROP(rational, division_is_gmps, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    RC_PRE(b != 0);
    expect_same(unless_overflow([&] { return a / b; }), big(a) / big(b));
}

RC_GTEST_PROP(rational, order_is_gmps, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    RC_ASSERT((a < b) == (big(a) < big(b)));
    RC_ASSERT((a == b) == (big(a) == big(b)));
    RC_ASSERT((a > b) == (b < a));
}

RC_GTEST_PROP(rational, negation_and_absolute_value_are_gmps, ()) {
    const Rational a = any_rational();
    RC_ASSERT(big(-a) == -big(a));
    RC_ASSERT(big(abs(a)) == mpq_class(::abs(big(a))));
}

RC_GTEST_PROP(rational, floor_and_ceil_are_gmps, ()) {
    const Rational a = any_rational();
    mpz_class below;
    mpz_class above;
    mpz_fdiv_q(below.get_mpz_t(), big(a).get_num_mpz_t(), big(a).get_den_mpz_t());
    mpz_cdiv_q(above.get_mpz_t(), big(a).get_num_mpz_t(), big(a).get_den_mpz_t());
    RC_ASSERT(std::to_string(a.floor()) == below.get_str());
    RC_ASSERT(std::to_string(a.ceil()) == above.get_str());
}

RC_GTEST_PROP(rational, midpoint_lies_between, ()) {
    const Rational a = any_rational();
    const Rational b = any_rational();
    expect_same(unless_overflow([&] { return midpoint(a, b); }),
                fits(mpq_class(big(a) + big(b)).get_num()) && fits(mpq_class(big(a) + big(b)).get_den())
                    ? mpq_class((big(a) + big(b)) / 2)
                    : mpq_class(mpz_class(1) << 70));
}

RC_GTEST_PROP(rational, what_prints_parses_to_itself, ()) {
    const Rational a = any_rational();
    RC_ASSERT(*parse_rational(to_string(a)) == a);
    RC_ASSERT(*parse_rational(to_mixed_string(a)) == a);
}

TEST(rational, reads_what_people_write) {
    EXPECT_EQ(*parse_rational("3"), Rational(3));
    EXPECT_EQ(*parse_rational("-7/4"), Rational(-7, 4));
    EXPECT_EQ(*parse_rational("-1 3/4"), Rational(-7, 4));
    EXPECT_EQ(*parse_rational("6.5"), Rational(13, 2));
    EXPECT_EQ(*parse_rational("-0.25"), Rational(-1, 4));
    EXPECT_EQ(*parse_rational("+2"), Rational(2));
    EXPECT_EQ(*parse_rational("4/6"), Rational(2, 3));
}

TEST(rational, refuses_what_is_no_number_and_says_where) {
    const auto column = [](std::string_view text) { return parse_rational(text).error().column; };
    EXPECT_EQ(column(""), 1);
    EXPECT_EQ(column("x"), 1);
    EXPECT_EQ(column("1/"), 3);
    EXPECT_EQ(column("1/0"), 4);
    EXPECT_EQ(column("1 2"), 4);
    EXPECT_EQ(column("1 2/3 4"), 6);
    EXPECT_EQ(column("2x"), 2);
    EXPECT_EQ(parse_rational("99999999999999999999").error().message, "number is too large");
    EXPECT_EQ(parse_rational("9223372036854775807 1/2").error().message, "number is too large");
    EXPECT_EQ(parse_rational("0.00000000000000000001").error().message, "too many decimals");
}

TEST(rational, prints_as_players_write) {
    EXPECT_EQ(to_mixed_string(Rational(7, 4)), "1 3/4");
    EXPECT_EQ(to_mixed_string(Rational(-7, 4)), "-1 3/4");
    EXPECT_EQ(to_mixed_string(Rational(-3, 4)), "-3/4");
    EXPECT_EQ(to_mixed_string(Rational(5)), "5");
}

TEST(rational, dyadics_are_told_from_thirds) {
    EXPECT_TRUE(Rational(5, 8).is_dyadic());
    EXPECT_TRUE(Rational(-3).is_dyadic());
    EXPECT_FALSE(Rational(23, 3).is_dyadic());
}

TEST(rational, the_most_negative_integer_is_refused) {
    EXPECT_THROW(Rational(std::int64_t{INT64_MIN}), RationalOverflow);
    EXPECT_THROW(Rational(INT64_MIN, 1), RationalOverflow);
    EXPECT_EQ(Rational(INT64_MIN, 2), Rational(INT64_MIN / 2, 1));
}

}  // namespace
}  // namespace tedomari
