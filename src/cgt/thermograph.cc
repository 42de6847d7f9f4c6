// SPDX-License-Identifier: MIT
#include "cgt/thermograph.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "cgt/tracer.h"

namespace tedomari::cgt {

Thermograph Thermograph::mast(Rational value, Rational base) {
    return {Trajectory(value, base), Trajectory(value, base)};
}

Rational Thermograph::temperature() const { return std::max(left.last_bend(), right.last_bend()); }

Thermograph& Thermograph::operator+=(Rational shift) {
    left += shift;
    right += shift;
    return *this;
}

Scaffolds Scaffolding::finish() && {
    best_.left.tilt(-1);
    best_.right.tilt(+1);
    return std::move(best_);
}

namespace {

// Traces both walls in one walk up the scaffolds.
class Ascent {
public:
    Ascent(const Scaffolds& scaffolds, std::int64_t unit, std::int64_t score)
        : pieces_(scaffolds.left, scaffolds.right, unit), value_(score) {}

    // What the unit must be multiplied by; 1 when all is traced.
    std::int64_t run() {
        while (pieces_.next()) {
            t_ = pieces_.from();
            left_ = pieces_.a();
            right_ = pieces_.b();
            if (first_) {
                in_cave_ = left_.value < right_.value;
                value_ = std::clamp(value_, std::min(left_.value, right_.value), right_.value);
                first_ = false;
            }
            while (t_ < pieces_.to()) {
                const std::int64_t next = in_cave_ ? cave() : hill();
                if (meeting_.missed()) return meeting_.finer;
                if (next == forever) break;
                advance_to(next);
            }
        }
        return 1;
    }

    Thermograph finish(std::int64_t unit) { return {left_trace_.finish(unit), right_trace_.finish(unit)}; }

private:
    // Both walls from here to the end of the hill or of the piece.
    std::int64_t hill() {
        const std::int64_t closing = right_.slope - left_.slope;
        const std::int64_t width = left_.value - right_.value;
        if (width == 0 && closing > 0) {
            in_cave_ = true;
            value_ = left_.value;
            return t_;
        }
        left_trace_.line(t_, left_.value, left_.slope);
        right_trace_.line(t_, right_.value, right_.slope);
        return closing > 0 ? soonest(width, closing, pieces_.to()) : pieces_.to();
    }

    // The balloon from here to where it meets or leaves something.
    std::int64_t cave() {
        if (left_.value == right_.value && left_.slope >= right_.slope) {
            in_cave_ = false;
            return t_;
        }
        std::int64_t slope = 0;
        std::int64_t end = pieces_.to();
        if (value_ == left_.value && left_.slope > 0) {
            slope = left_.slope;
        } else if (value_ == right_.value && right_.slope < 0) {
            slope = right_.slope;
        }
        if (left_.slope > slope) end = soonest(value_ - left_.value, left_.slope - slope, end);
        if (right_.slope < slope) end = soonest(right_.value - value_, slope - right_.slope, end);
        left_trace_.line(t_, value_, slope);
        right_trace_.line(t_, value_, slope);
        slope_ = slope;
        return end;
    }

    std::int64_t soonest(std::int64_t distance, std::int64_t speed, std::int64_t otherwise) {
        if (distance > 2 * largest_number) return otherwise;  // to an infinite scaffold
        const std::int64_t finer = meeting_.finer;
        const std::int64_t wait = meeting_.after(distance, speed);
        if (otherwise == forever || wait < otherwise - t_) return t_ + wait;
        meeting_.finer = finer;  // it would be beyond the piece
        return otherwise;
    }

    void advance_to(std::int64_t t) {
        const std::int64_t step = t - t_;
        if (step == 0) return;
        const bool last = t == pieces_.to();
        if (in_cave_) value_ = checked(value_ + times(slope_, step));
        if (!last) {
            left_.value = checked_or_infinite(left_, step);
            right_.value = checked_or_infinite(right_, step);
        }
        t_ = t;
    }
    static std::int64_t checked_or_infinite(const Pieces::Line& line, std::int64_t step) {
        return line.slope == 0 ? line.value : checked(line.value + times(line.slope, step));
    }

    Pieces pieces_;
    Pieces::Line left_{}, right_{};
    std::int64_t t_ = 0, value_, slope_ = 0;
    bool first_ = true, in_cave_ = false;
    Meeting meeting_;
    Tracer left_trace_, right_trace_;
};

}  // namespace

Thermograph thermograph(const Scaffolds& scaffolds, const Ground& ground) {
    const auto& [left, right] = scaffolds;
    if (left.is_plus_infinity() || right.is_minus_infinity()) return {left, right};
    if (left.is_infinite() && right.is_infinite()) return Thermograph::mast(ground.score, ground.base);
    std::int64_t unit = ground.score.denominator();
    if (!left.is_infinite()) unit = common_denominator(unit, left.denominator());
    if (!right.is_infinite()) unit = common_denominator(unit, right.denominator());
    for (;;) {
        Ascent ascent(scaffolds, unit, times(ground.score.numerator(), unit / ground.score.denominator()));
        const std::int64_t finer = ascent.run();
        if (finer == 1) return ascent.finish(unit);
        unit = times(unit, finer);
    }
}

Thermograph pass_banned(const Scaffolds& scaffolds, Side side) {
    const auto& [left, right] = scaffolds;
    if (side == Side::left) return {left, minimum(left, right)};
    return {maximum(left, right), right};
}

// Climbs from the integers beside the number to the number itself, k steps for a fraction of 2^k; at each
// step both neighbours are known.
Thermograph thermograph_of_number(Rational number) {
    if (number.is_integer() || !number.is_dyadic()) return Thermograph::mast(number);
    Rational low = number.floor(), high = low + 1;
    Thermograph below = Thermograph::mast(low), above = Thermograph::mast(high);
    for (;;) {
        Scaffolding scaffolding;
        scaffolding.left_option(below.right);
        scaffolding.right_option(above.left);
        Thermograph between = thermograph(std::move(scaffolding).finish());
        const Rational middle = midpoint(low, high);
        if (middle == number) return between;
        (middle < number ? low : high) = middle;
        (middle < number ? below : above) = std::move(between);
    }
}

std::vector<Phase> phases(const Thermograph& thermograph) {
    std::vector<Phase> result;
    const auto& [left, right] = thermograph;
    if (left.is_infinite() || right.is_infinite()) return result;
    const std::int64_t unit = common_denominator(left.denominator(), right.denominator());
    Pieces pieces(left, right, unit);
    while (pieces.next()) {
        const bool apart = pieces.a().value != pieces.b().value || pieces.a().slope != pieces.b().slope;
        const Phase::Kind kind = apart                   ? Phase::Kind::hill
                                 : pieces.a().slope == 0 ? Phase::Kind::vertical
                                                         : Phase::Kind::slanting;
        if (!result.empty() && result.back().kind == kind) continue;
        const Rational from(pieces.from(), unit);
        if (!result.empty()) result.back().to = from;
        result.push_back({from, std::nullopt, kind});
    }
    return result;
}

std::vector<Rational> activation_temperatures(const Thermograph& thermograph) {
    std::vector<Rational> result;
    for (const Phase& phase : phases(thermograph)) {
        if (!phase.active()) result.insert(result.begin(), phase.from);
    }
    return result;
}

bool is_dormant_at(const Thermograph& thermograph, Rational t) {
    for (const Phase& phase : phases(thermograph)) {
        if (phase.from <= t && (!phase.to || t <= *phase.to) && !phase.active()) return true;
    }
    return false;
}

std::vector<Cave> caves(const Scaffolds& scaffolds) {
    const auto& [left, right] = scaffolds;
    std::vector<Cave> result;
    const bool infinite = left.is_infinite() || right.is_infinite();
    const Rational base = !left.is_infinite() ? left.base() : !right.is_infinite() ? right.base() : coldest;
    std::vector<Rational> changes = crossings(left, right);
    changes.insert(changes.begin(), base);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const std::optional<Rational> to =
            i + 1 < changes.size() ? std::optional(changes[i + 1]) : std::nullopt;
        const Rational inside = to ? midpoint(changes[i], *to) : changes[i] + 1;
        const bool is_cave = infinite ? left.is_minus_infinity() || right.is_plus_infinity()
                                      : left.at(inside) < right.at(inside);
        if (is_cave) result.push_back({changes[i], to});
    }
    return result;
}

std::string to_string(Phase::Kind kind) {
    constexpr const char* names[] = {"hill", "slanting", "vertical"};
    return names[static_cast<int>(kind)];
}

std::string to_string(const Thermograph& thermograph) {
    return "left " + to_string(thermograph.left) + ", right " + to_string(thermograph.right);
}

std::ostream& operator<<(std::ostream& out, const Thermograph& thermograph) {
    return out << to_string(thermograph);
}

}  // namespace tedomari::cgt
