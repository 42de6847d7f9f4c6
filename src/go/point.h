// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace tedomari::go {

inline constexpr int max_size = 25;  // GTP has 25 column letters

// An intersection.  Points number the rows of a framed board from the lower left, so a
// neighbour is one addition away and a neighbour off the board is still a valid index.
//
//      26 columns: one frame column, then A B C …        index = (row + 1) * 26 + column + 1
//      27 rows: a frame row below and above               0 is nowhere
class Point {
public:
    static constexpr int stride = max_size + 1;
    static constexpr int count = stride * (max_size + 2) + 1;

    constexpr Point() = default;  // nowhere
    static constexpr Point at(int column, int row) { return Point((row + 1) * stride + column + 1); }
    static constexpr Point from_index(int index) { return Point(index); }

    constexpr int index() const { return index_; }
    constexpr int column() const { return index_ % stride - 1; }  // 0 is A
    constexpr int row() const { return index_ / stride - 1; }     // 0 is 1
    constexpr bool is_nowhere() const { return index_ == 0; }

    constexpr Point north() const { return Point(index_ + stride); }
    constexpr Point south() const { return Point(index_ - stride); }
    constexpr Point east() const { return Point(index_ + 1); }
    constexpr Point west() const { return Point(index_ - 1); }
    constexpr std::array<Point, 4> neighbours() const { return {south(), west(), east(), north()}; }
    constexpr std::array<Point, 4> diagonals() const {
        return {south().west(), south().east(), north().west(), north().east()};
    }

    friend constexpr auto operator<=>(Point, Point) = default;  // NOLINT(modernize-use-nullptr): none here

private:
    explicit constexpr Point(int index) : index_(static_cast<std::uint16_t>(index)) {}
    std::uint16_t index_ = 0;
};

// One T for every point, frame included; indexed by Point only.
template <class T>
class PointMap {
public:
    constexpr PointMap() : items_{} {}
    explicit constexpr PointMap(const T& value) { items_.fill(value); }

    constexpr T& operator[](Point p) { return items_[static_cast<std::size_t>(p.index())]; }
    constexpr const T& operator[](Point p) const { return items_[static_cast<std::size_t>(p.index())]; }
    constexpr void fill(const T& value) { items_.fill(value); }
    friend constexpr bool operator==(const PointMap&, const PointMap&) = default;

private:
    std::array<T, static_cast<std::size_t>(Point::count)> items_;
};

// Width and height, each 1..max_size.
struct Size {
    int width = 19;
    int height = 19;

    constexpr int points() const { return width * height; }
    constexpr bool contains(Point p) const {
        return p.column() >= 0 && p.column() < width && p.row() >= 0 && p.row() < height;
    }
    constexpr bool is_square() const { return width == height; }
    friend constexpr bool operator==(Size, Size) = default;
};

constexpr Size square(int side) { return {side, side}; }

// Calls f(Point) for every point of the board, row by row from A1.
template <class F>
constexpr void for_each_point(Size size, F&& f) {
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) f(Point::at(column, row));
    }
}

// GTP coordinates: a letter without I and a number, any case: "D4".
Result<Point> parse_point(std::string_view text, Size size);
std::string to_string(Point p);  // "D4"; nowhere is "pass"
std::string to_string(std::span<const Point> points, std::string_view between = " ");  // "D4 E5"
std::ostream& operator<<(std::ostream& out, Point p);
char column_letter(int column);

// "19", "9x13" (width x height).
Result<Size> parse_size(std::string_view text);
std::string to_string(Size size);
std::ostream& operator<<(std::ostream& out, Size size);

}  // namespace tedomari::go

template <>
struct std::hash<tedomari::go::Point> {
    std::size_t operator()(tedomari::go::Point p) const noexcept {
        return static_cast<std::size_t>(p.index());
    }
};
