// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "base/result.h"
#include "go/point.h"

namespace tedomari::go {

enum class Color : std::uint8_t { black, white };              // who plays
enum class Cell : std::uint8_t { empty, black, white, edge };  // what a point holds

constexpr Color opponent(Color color) { return color == Color::black ? Color::white : Color::black; }
constexpr Cell cell(Color color) { return color == Color::black ? Cell::black : Cell::white; }
constexpr bool is_stone(Cell c) { return c == Cell::black || c == Cell::white; }
constexpr Color color_of(Cell stone) {
    return stone == Cell::black ? Color::black : Color::white;
}  // of a stone

constexpr int sign(Color color) { return color == Color::black ? 1 : -1; }  // of points, counted for Black

// A stone played by a color, or that color's pass.
struct Move {
    Color color = Color::black;
    Point point;  // nowhere when passing

    static constexpr Move pass(Color color) { return {color, Point()}; }
    constexpr bool is_pass() const { return point.is_nowhere(); }
    friend constexpr bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 4);

// "b", "B", "black", "White" …
Result<Color> parse_color(std::string_view text);
// "D4" or "pass", any case.
Result<Point> parse_vertex(std::string_view text, Size size);

constexpr std::string_view to_string(Color color) { return color == Color::black ? "black" : "white"; }
constexpr const char* letter(Color color) { return color == Color::black ? "B" : "W"; }  // as records have it
// As a sentence begins.
constexpr std::string_view name_of(Color color) { return color == Color::black ? "Black" : "White"; }
std::string to_string(Move move);  // "B D4", "W pass"
std::ostream& operator<<(std::ostream& out, Color color);
std::ostream& operator<<(std::ostream& out, Cell cell);  // ".", "X", "O", "#"
std::ostream& operator<<(std::ostream& out, Move move);

}  // namespace tedomari::go
