// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/rational.h"

// Hot: the walls of the interval thermographs.  cgt::Trajectory is the readable twin (wall.test.cc).
//
//      knots   t      value  slope       t and value count units of 1 / unit points, slopes are integers
//      0       0        6      0         the last slope goes on for ever
//      1       1        6     -1
//
// No allocation: results go to a WallBuffer on the stack.  A crossing that falls between two units, or more
// knots than fit, sets `Exactness::lost`; whoever sees it set must throw the result away.
namespace tedomari::endgame {

// 2^24 3^10 5 7: halvings 24 deep, kos within kos 10 deep.  A value of 10^4 points still fits 63 bits.
inline constexpr std::int64_t unit = (std::int64_t{1} << 24) * 59049 * 35;
inline constexpr std::int64_t far = 10'000 * unit;   // what a player loses who may not pass and cannot move
inline constexpr std::int64_t never = 5'000 * unit;  // no bend lies above this temperature

struct Knot {
    std::int64_t t, value, slope;
    friend bool operator==(const Knot&, const Knot&) = default;
};

struct Exactness {
    bool lost = false;
};

struct WallView {
    const Knot* knots = nullptr;
    int size = 0;

    std::int64_t at(std::int64_t t) const {
        int i = size - 1;
        while (knots[i].t > t) --i;
        return knots[i].value + (t - knots[i].t) * knots[i].slope;
    }
    // Where the wall stands upright for ever; nothing when it slants for ever.
    std::optional<std::int64_t> mast() const {
        if (knots[size - 1].slope != 0) return {};
        return knots[size - 1].value;
    }
    bool same(WallView other) const {
        if (size != other.size) return false;
        for (int i = 0; i < size; ++i) {
            if (!(knots[i] == other.knots[i])) return false;
        }
        return true;
    }
};

// Between what a wall stays at all temperatures.
struct Reach {
    std::int64_t lowest, highest;
};
inline Reach reach(WallView wall) {
    Reach result{wall.knots[0].value, wall.knots[0].value};
    for (int i = 1; i < wall.size; ++i) {
        result.lowest = std::min(result.lowest, wall.knots[i].value);
        result.highest = std::max(result.highest, wall.knots[i].value);
    }
    const std::int64_t slope = wall.knots[wall.size - 1].slope;
    if (slope < 0) result.lowest = -2 * far;
    if (slope > 0) result.highest = 2 * far;
    return result;
}

class WallBuffer {
public:
    static constexpr int capacity = 120;

    WallBuffer() = default;
    explicit WallBuffer(std::int64_t value) { push({0, value, 0}); }
    WallBuffer(const WallBuffer& other) { *this = other; }
    WallBuffer& operator=(const WallBuffer& other) {  // the knots in use, not the whole buffer
        std::copy(other.knots_.begin(), other.knots_.begin() + other.size_, knots_.begin());
        size_ = other.size_;
        full_ = other.full_;
        return *this;
    }

    void clear() { size_ = 0; }
    void push(Knot knot) {
        if (size_ > 0) {
            Knot& last = knots_[static_cast<std::size_t>(size_ - 1)];
            if (last.slope == knot.slope) return;  // straight on
            if (last.t == knot.t) {
                last = knot;
                if (size_ > 1 && knots_[static_cast<std::size_t>(size_ - 2)].slope == knot.slope) --size_;
                return;
            }
        }
        if (size_ == capacity) {
            full_ = true;
            return;
        }
        knots_[static_cast<std::size_t>(size_++)] = knot;
    }
    void raise(std::int64_t by) {
        for (int i = 0; i < size_; ++i) knots_[static_cast<std::size_t>(i)].value += by;
    }
    void tilt(int slope) {
        for (int i = 0; i < size_; ++i) {
            Knot& knot = knots_[static_cast<std::size_t>(i)];
            knot.value += slope * knot.t;
            knot.slope += slope;
        }
    }
    bool full() const { return full_; }
    int size() const { return size_; }
    WallView view() const { return {knots_.data(), size_}; }
    operator WallView() const { return view(); }

private:
    std::array<Knot, capacity> knots_;
    int size_ = 0;
    bool full_ = false;
};

// The higher (lower) of a and b + raise at every temperature.
void higher(WallView a, WallView b, std::int64_t raise, WallBuffer& out, Exactness& exactness);
void lower(WallView a, WallView b, std::int64_t raise, WallBuffer& out, Exactness& exactness);
void add(WallView a, WallView b, WallBuffer& out, Exactness& exactness);

// The walls over the scaffolds [Berlekamp 1996, 2.2]: the scaffolds themselves on a hill, in a cave the mast,
// which starts at the drain (at t = 0 from `stop`, the score when both pass) and is pushed by what it meets.
void erect(WallView left_scaffold, WallView right_scaffold, std::int64_t stop, WallBuffer& left,
           WallBuffer& right, Exactness& exactness);

// The lowest temperature from which on left <= right, that is from which on nobody cares to move.
std::int64_t freezing_point(WallView left_scaffold, WallView right_scaffold, Exactness& exactness);

inline Rational to_rational(std::int64_t units) { return {units, unit}; }

}  // namespace tedomari::endgame
