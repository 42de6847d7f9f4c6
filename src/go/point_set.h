// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "go/point.h"

namespace tedomari::go {

// A set of points, one bit each, in the order of Point: eleven words, 88 bytes, whatever the board's size.
// Hot: no allocation; union, intersection and difference touch eleven words, contains() one.
class PointSet {
public:
    constexpr PointSet() = default;
    constexpr PointSet(std::initializer_list<Point> points) {
        for (const Point p : points) insert(p);
    }

    constexpr bool contains(Point p) const { return (words_[word(p)] & bit(p)) != 0; }
    constexpr void insert(Point p) { words_[word(p)] |= bit(p); }
    constexpr void erase(Point p) { words_[word(p)] &= ~bit(p); }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t w : words_) any |= w;
        return any == 0;
    }
    constexpr int size() const {
        int total = 0;
        for (const std::uint64_t w : words_) total += std::popcount(w);
        return total;
    }
    // The lowest point; nowhere when empty.
    constexpr Point first() const {
        for (std::size_t i = 0; i < words; ++i) {
            if (words_[i] != 0) return lowest(i, words_[i]);
        }
        return {};
    }
    // Calls f(Point) in order; the set may change meanwhile without effect on the walk of the current word.
    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::size_t i = 0; i < words; ++i) {
            for (std::uint64_t w = words_[i]; w != 0; w &= w - 1) f(lowest(i, w));
        }
    }

    std::vector<Point> points() const {  // in order
        std::vector<Point> all;
        for_each([&](Point p) { all.push_back(p); });
        return all;
    }

    constexpr PointSet& operator|=(const PointSet& b) {
        for (std::size_t i = 0; i < words; ++i) words_[i] |= b.words_[i];
        return *this;
    }
    constexpr PointSet& operator&=(const PointSet& b) {
        for (std::size_t i = 0; i < words; ++i) words_[i] &= b.words_[i];
        return *this;
    }
    constexpr PointSet& operator-=(const PointSet& b) {
        for (std::size_t i = 0; i < words; ++i) words_[i] &= ~b.words_[i];
        return *this;
    }
    friend constexpr PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend constexpr PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
    friend constexpr bool operator==(const PointSet&, const PointSet&) = default;

    // The points next to a point of the set, the frame's included; points of the set only if next to others.
    constexpr PointSet neighbours() const {
        PointSet found;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t below = i > 0 ? words_[i - 1] : 0;
            const std::uint64_t above = i + 1 < words ? words_[i + 1] : 0;
            const std::uint64_t here = words_[i];
            found.words_[i] = here << 1 | below >> 63 | here >> 1 | above << 63 | here << Point::stride |
                              below >> (64 - Point::stride) | here >> Point::stride |
                              above << (64 - Point::stride);
        }
        return found;
    }

    // The size of the intersection.  Quick when that is small, as with the liberties that two chains share.
    friend constexpr int shared_points(const PointSet& a, const PointSet& b) {
        int total = 0;
        for (std::size_t i = 0; i < words; ++i) {
            for (std::uint64_t w = a.words_[i] & b.words_[i]; w != 0; w &= w - 1) ++total;
        }
        return total;
    }
    constexpr bool intersects(const PointSet& b) const {
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < words; ++i) any |= words_[i] & b.words_[i];
        return any != 0;
    }
    constexpr bool includes(const PointSet& b) const { return (b - *this).empty(); }

private:
    static constexpr std::size_t words = (static_cast<std::size_t>(Point::count) + 63) / 64;

    static constexpr std::size_t word(Point p) { return static_cast<std::size_t>(p.index()) / 64; }
    static constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << (p.index() % 64); }
    static constexpr Point lowest(std::size_t i, std::uint64_t w) {
        return Point::from_index(static_cast<int>(i) * 64 + std::countr_zero(w));
    }

    std::array<std::uint64_t, words> words_{};
};
static_assert(sizeof(PointSet) == 88);

}  // namespace tedomari::go
