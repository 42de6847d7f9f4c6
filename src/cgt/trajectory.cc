// SPDX-License-Identifier: MIT
#include "cgt/trajectory.h"

#include <bit>
#include <cassert>
#include <ostream>

#include "base/hash.h"
#include "cgt/tracer.h"

namespace tedomari::cgt {

Trajectory::Trajectory(Rational value, int slope, Rational base) {
    denominator_ = common_denominator(value.denominator(), base.denominator());
    knots_.push_back({times(base.numerator(), denominator_ / base.denominator()),
                      times(value.numerator(), denominator_ / value.denominator()), slope});
}

Trajectory Trajectory::through(const std::vector<Bend>& bends, int last_slope) {
    assert(!bends.empty());
    std::int64_t unit = 1;
    for (const Bend& bend : bends) {
        unit = common_denominator(unit, bend.t.denominator());
        unit = common_denominator(unit, bend.value.denominator());
    }
    const auto in_units = [unit](Rational r) { return times(r.numerator(), unit / r.denominator()); };
    Tracer trace;
    for (std::size_t i = 0; i < bends.size(); ++i) {
        Rational slope = last_slope;
        if (i + 1 < bends.size()) {
            assert(bends[i].t < bends[i + 1].t);
            slope = (bends[i + 1].value - bends[i].value) / (bends[i + 1].t - bends[i].t);
        }
        assert(slope.is_integer());
        trace.line(in_units(bends[i].t), in_units(bends[i].value), slope.numerator());
    }
    return trace.finish(unit);
}

// The denominator of nearly every loop-free wall is a power of two: then no division is needed.
void Trajectory::reduce() {
    if (denominator_ == 1) {
        for (const Knot& knot : knots_) checked(knot.value), checked(knot.t);
        return;
    }
    std::uint64_t bits = static_cast<std::uint64_t>(denominator_);
    for (const Knot& knot : knots_) {
        bits |= static_cast<std::uint64_t>(checked(knot.t)) | static_cast<std::uint64_t>(checked(knot.value));
    }
    const int shift = std::countr_zero(bits);
    denominator_ >>= shift;
    for (Knot& knot : knots_) {
        knot.t >>= shift;
        knot.value >>= shift;
    }
    if (std::has_single_bit(static_cast<std::uint64_t>(denominator_))) return;

    std::int64_t divisor = denominator_;
    for (const Knot& knot : knots_) divisor = std::gcd(std::gcd(divisor, knot.t), knot.value);
    if (divisor == 1) return;
    denominator_ /= divisor;
    for (Knot& knot : knots_) {
        knot.t /= divisor;
        knot.value /= divisor;
    }
}

const Trajectory::Knot& Trajectory::knot_at(Rational t) const {
    assert(!is_infinite() && t >= base());
    const Knot* knot = knots_.end() - 1;
    while (knot != knots_.begin() && t < Rational(knot->t, denominator_)) --knot;
    return *knot;
}

Rational Trajectory::at(Rational t) const {
    const Knot& knot = knot_at(t);
    return Rational(knot.value, denominator_) + knot.slope * (t - Rational(knot.t, denominator_));
}

int Trajectory::slope_above(Rational t) const { return static_cast<int>(knot_at(t).slope); }

int Trajectory::slope_below(Rational t) const {
    assert(t > base());
    const Knot* knot = &knot_at(t);
    if (Rational(knot->t, denominator_) == t) --knot;
    return static_cast<int>(knot->slope);
}

std::vector<Bend> Trajectory::bends() const {
    std::vector<Bend> result;
    for (const Knot& knot : knots_) {
        result.push_back({Rational(knot.t, denominator_), Rational(knot.value, denominator_)});
    }
    return result;
}

Trajectory Trajectory::operator-() const {
    Trajectory result = *this;
    if (is_infinite()) result.denominator_ = -denominator_;
    for (Knot& knot : result.knots_) {
        knot.value = -knot.value;
        knot.slope = -knot.slope;
    }
    return result;
}

Trajectory& Trajectory::operator+=(Rational shift) {
    if (is_infinite()) return *this;
    const std::int64_t unit = common_denominator(denominator_, shift.denominator());
    const std::int64_t scale = unit / denominator_;
    const std::int64_t by = times(shift.numerator(), unit / shift.denominator());
    for (Knot& knot : knots_) {
        knot.t = times(knot.t, scale);
        knot.value = times(knot.value, scale) + by;
    }
    denominator_ = unit;
    reduce();
    return *this;
}

Trajectory& Trajectory::tilt(int slope) {
    for (Knot& knot : knots_) {
        knot.value = checked(knot.value + times(slope, knot.t));
        knot.slope += slope;
    }
    return *this;  // t and value + slope * t have the same common divisors as t and value
}

std::uint64_t Trajectory::hash() const {
    std::uint64_t hash = static_cast<std::uint64_t>(denominator_);
    for (const Knot& knot : knots_) {
        hash = combine(hash, static_cast<std::uint64_t>(knot.t));
        hash = combine(hash, static_cast<std::uint64_t>(knot.value));
        hash = combine(hash, static_cast<std::uint64_t>(knot.slope));
    }
    return hash;
}

namespace {

// The upper envelope of sign * a and sign * b, times sign.
Trajectory envelope(const Trajectory& a, const Trajectory& b, std::int64_t sign) {
    if (a.is_infinite()) return (a.denominator() > 0) == (sign > 0) ? a : b;
    if (b.is_infinite()) return (b.denominator() > 0) == (sign > 0) ? b : a;
    std::int64_t unit = common_denominator(a.denominator(), b.denominator());
    for (;;) {
        Tracer trace;
        Meeting meeting;
        Pieces pieces(a, b, unit);
        while (!meeting.missed() && pieces.next()) {
            const auto a_line = pieces.a(), b_line = pieces.b();
            const std::int64_t lead = sign * (a_line.value - b_line.value);
            const std::int64_t gain = sign * (a_line.slope - b_line.slope);
            const bool a_first = lead > 0 || (lead == 0 && gain >= 0);
            const auto& first = a_first ? a_line : b_line;
            trace.line(pieces.from(), first.value, first.slope);
            if (lead == 0 || (lead > 0) == (gain >= 0) || gain == 0) continue;
            const std::int64_t wait = meeting.after(std::abs(lead), std::abs(gain));
            if (pieces.from() + wait >= pieces.to()) {
                meeting.finer = 1;
                continue;
            }
            const auto& second = a_first ? b_line : a_line;
            trace.line(pieces.from() + wait, second.value + times(second.slope, wait), second.slope);
        }
        if (!meeting.missed()) return trace.finish(unit);
        unit = times(unit, meeting.finer);
    }
}

struct Stretch {
    Rational from;
    int sign;  // of a - b, up to the next stretch
};

// The sign of a - b over open stretches of temperature; neighbouring stretches may have equal signs.
std::vector<Stretch> signs(const Trajectory& a, const Trajectory& b) {
    if (a.is_infinite() || b.is_infinite()) {
        const int sign_a = a.is_minus_infinity() ? -1 : a.is_plus_infinity() ? 1 : 0;
        const int sign_b = b.is_minus_infinity() ? -1 : b.is_plus_infinity() ? 1 : 0;
        const Rational base = !a.is_infinite() ? a.base() : !b.is_infinite() ? b.base() : coldest;
        return {{base, sign_a < sign_b ? -1 : sign_a > sign_b ? 1 : 0}};
    }
    const std::int64_t unit = common_denominator(a.denominator(), b.denominator());
    const auto sign_of = [](std::int64_t x) { return x < 0 ? -1 : x > 0 ? 1 : 0; };
    std::vector<Stretch> result;
    Pieces pieces(a, b, unit);
    while (pieces.next()) {
        const std::int64_t lead = pieces.a().value - pieces.b().value;
        const std::int64_t gain = pieces.a().slope - pieces.b().slope;
        const Rational from(pieces.from(), unit);
        result.push_back({from, lead != 0 ? sign_of(lead) : sign_of(gain)});
        if (lead == 0 || gain == 0 || (lead > 0) == (gain > 0)) continue;
        const Rational meeting = from + Rational(-lead, gain) * Rational(1, unit);
        if (pieces.to() != forever && meeting >= Rational(pieces.to(), unit)) continue;
        result.push_back({meeting, sign_of(gain)});
    }
    return result;
}

}  // namespace

Trajectory maximum(const Trajectory& a, const Trajectory& b) { return envelope(a, b, +1); }
Trajectory minimum(const Trajectory& a, const Trajectory& b) { return envelope(a, b, -1); }

std::partial_ordering compare(const Trajectory& a, const Trajectory& b) {
    bool less = false, greater = false;
    for (const Stretch& stretch : signs(a, b)) {
        less |= stretch.sign < 0;
        greater |= stretch.sign > 0;
    }
    if (less && greater) return std::partial_ordering::unordered;
    if (less) return std::partial_ordering::less;
    return greater ? std::partial_ordering::greater : std::partial_ordering::equivalent;
}

std::vector<Rational> crossings(const Trajectory& a, const Trajectory& b) {
    std::vector<Rational> result;
    const std::vector<Stretch> stretches = signs(a, b);
    for (std::size_t i = 1; i < stretches.size(); ++i) {
        if (stretches[i].sign != stretches[i - 1].sign) result.push_back(stretches[i].from);
    }
    return result;
}

std::optional<Rational> agree_from(const Trajectory& a, const Trajectory& b) {
    std::optional<Rational> result;
    for (const Stretch& stretch : signs(a, b)) {
        if (stretch.sign != 0) {
            result.reset();
        } else if (!result) {
            result = stretch.from;
        }
    }
    return result;
}

Trajectory from(const Trajectory& a, Rational base) {
    if (a.is_infinite() || base <= a.base()) return a;
    std::vector<Bend> bends = {{base, a.at(base)}};
    for (const Bend& bend : a.bends()) {
        if (bend.t > base) bends.push_back(bend);
    }
    return Trajectory::through(bends, a.last_slope());
}

std::string to_string(const Trajectory& a) {
    if (a.is_infinite()) return a.is_minus_infinity() ? "-infinity" : "infinity";
    std::string text;
    for (const Bend& bend : a.bends()) {
        text += (text.empty() ? "(" : " (") + to_string(bend.t) + "," + to_string(bend.value) + ")";
    }
    if (a.last_slope() != 0) text += " slope " + std::to_string(a.last_slope());
    return text;
}

std::ostream& operator<<(std::ostream& out, const Trajectory& a) { return out << to_string(a); }

}  // namespace tedomari::cgt
