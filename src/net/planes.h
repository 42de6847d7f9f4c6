// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "go/game.h"
#include "go/point_set.h"
#include "go/position.h"
#include "go/symmetry.h"

namespace tedomari::net {

// What the network sees of a position, each a set of points, from the side of the player to move: "own" are
// his stones, "enemy" the others.  Training and play encode by planes() alone; a file of weights names its
// planes, so those of another list are refused.
enum class Plane : std::uint8_t {
    board,            // every point
    own,              // stones
    enemy,            //
    own_1,            // own chains with one, two, three liberties
    own_2,            //
    own_3,            //
    enemy_1,          // enemy chains likewise
    enemy_2,          //
    enemy_3,          //
    last_1,           // where the last move was, and those before it
    last_2,           //
    last_3,           //
    last_4,           //
    last_5,           //
    ko,               // the point the player may not retake
    passed,           // every point, when the opponent has just passed
    own_lost,         // own chains in atari that cannot run
    enemy_lost,       // enemy chains in atari that cannot run, though it were their turn
    own_in_ladder,    // own chains of two liberties that a ladder catches
    enemy_in_ladder,  // enemy chains likewise
    ladder,           // the moves that catch them
    after_1,          // where a move of the player has one, two, three liberties
    after_2,          //
    after_3,          //
    enemy_after_1,    // where a move of the opponent would have one, two
    enemy_after_2,    //
    own_alive,        // own stones and territory that no play of the opponent alone takes [Benson 1976]
    enemy_alive,      //
};
inline constexpr std::size_t plane_count = 28;

// "own-1", … in the order of Plane.
std::span<const std::string_view> plane_names();

class Planes {
public:
    explicit Planes(go::Size size = {}, go::Color to_move = go::Color::black)
        : size_(size), to_move_(to_move) {}

    go::Size size() const { return size_; }
    go::Color to_move() const { return to_move_; }
    go::PointSet& operator[](Plane plane) { return sets_[static_cast<std::size_t>(plane)]; }
    const go::PointSet& operator[](Plane plane) const { return sets_[static_cast<std::size_t>(plane)]; }
    std::span<go::PointSet> all() { return sets_; }
    std::span<const go::PointSet> all() const { return sets_; }
    friend bool operator==(const Planes&, const Planes&) = default;

private:
    go::Size size_;
    go::Color to_move_;
    std::array<go::PointSet, plane_count> sets_;
};

// `moves` are those before the position, the last one last; what does not lead to it by turns is not looked
// at. Costs 0.1 ms on a full 19x19 board.
Planes planes(const go::Position& position, std::span<const go::Move> moves = {});
Planes planes(const go::Game& game);
// The planes of the transformed position.
Planes transformed(const Planes& planes, go::Symmetry symmetry);

}  // namespace tedomari::net
