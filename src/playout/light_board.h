// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "base/rng.h"
#include "go/board.h"

namespace tedomari::playout {

// The board of the scalar random games: just enough to play a legal move, see an eye and count the area.
//
// Hot.  Layout, everything indexed by Point (a neighbour is one addition away) except the list:
//
//      cells_   what each point holds                          frame: edge
//      around_  0x0EWB: empty, white and black neighbours      the edge counts as both colors
//      chain_   a stone's chain, named by one of its stones    0 for empty points and the edge
//      next_    the chain's stones in a circle
//      pseudo_  [name] pairs (stone of the chain, empty neighbour): zero exactly when it has no liberty
//      stones_  [name] its size
//      empty_   the empty points in any order, place_[p] where p is in it
//
// Pseudo-liberties make play() a handful of additions; that a chain has one liberty only shows when all its
// pairs are with the point asked about, which is all that legality needs.
class LightBoard {
public:
    // Takes off chains without liberties, which only a setup can leave: nobody could ever capture them.
    LightBoard(const go::Board& board, go::Color to_move);

    go::Size size() const { return size_; }
    go::Cell at(go::Point p) const { return cells_[p]; }
    go::Point ko() const { return ko_; }  // where the player to move may not play
    bool has_empty_neighbour(go::Point p) const { return (around_[p] & 0xF00) != 0; }
    int empty_neighbours(go::Point p) const { return around_[p] >> 8; }
    go::Point last() const { return last_; }              // the last move; nowhere after a pass
    std::uint32_t captured() const { return captured_; }  // stones taken by the last move
    int joined() const { return joined_; }                // chains of friends that the last stone touched

    // Of the stone at p: its chain's name, which is one of its stones, and size.
    go::Point chain(go::Point p) const { return chain_[p]; }
    int chain_size(go::Point p) const { return stones_[chain_[p]]; }
    // Whether the points hold stones of this color in one chain.
    bool are_joined(go::Point a, go::Point b, go::Color color) const {
        return cells_[a] == go::cell(color) && chain_[a] == chain_[b];
    }
    // The only liberty of the chain at p; nowhere when it has more.  Walks along the chain, but only if few
    // of its stones have an empty neighbour.
    go::Point last_liberty(go::Point p) const;
    template <class F>
    void for_each_stone(go::Point p, F&& f) const {
        go::Point stone = p;
        do {
            f(stone);
            stone = next_[stone];
        } while (stone != p);
    }
    // Whether the chain at p has a liberty besides these two.
    bool has_liberty_besides(go::Point p, go::Point a, go::Point b) const;
    // Whether the stone at p would have fewer than two liberties, of a legal move; `joined` counts the stones
    // of the chain it would be in.
    bool is_self_atari(go::Point p, go::Color color, int& joined) const;

    // All neighbours are the color's, and at most one diagonal the enemy's, at the edge none.
    bool is_eye(go::Point p, go::Color color) const {
        if (((around_[p] >> shift(color)) & 15) != 4) [[likely]]
            return false;
        const go::Cell enemy = go::cell(go::opponent(color));
        int enemies = 0;
        bool at_edge = false;
        for (const go::Point q : p.diagonals()) {
            enemies += cells_[q] == enemy ? 1 : 0;
            at_edge |= cells_[q] == go::Cell::edge;
        }
        return enemies + (at_edge ? 1 : 0) < 2;
    }
    // Of an empty point: neither ko nor suicide.
    bool is_legal(go::Point p, go::Color color) const {
        return p != ko_ && (has_empty_neighbour(p) || breathes(p, color));
    }
    // The random games' rule: legal and not the player's own eye.
    bool is_playable(go::Point p, go::Color color) const { return !is_eye(p, color) && is_legal(p, color); }

    // A legal move or a pass.
    void play(go::Move move);

    // Whose area the point is: its stone's, or that of the only color its empty region touches.
    go::Cell owner(go::Point p) const;

    // Calls f on empty points in random order, each order equally likely, until f returns true, and returns
    // that point, nowhere when there is none.
    template <class F>
    go::Point find_empty(Rng& rng, F&& f) {
        for (std::uint32_t left = empties_; left > 0;) {
            const std::uint32_t i = rng.below(left);
            const go::Point p = empty_[i];
            if (f(p)) return p;
            swap_empty(i, --left);
        }
        return {};
    }

private:
    static constexpr int shift(go::Color color) { return color == go::Color::black ? 0 : 4; }
    static constexpr std::uint16_t one(go::Color color) {
        return static_cast<std::uint16_t>(1 << shift(color));
    }

    bool breathes(go::Point p, go::Color color) const;
    void put(go::Point p, go::Color color);
    void join(go::Point p, go::Point q);
    void lift(go::Point p);
    void swap_empty(std::uint32_t i, std::uint32_t j) {
        std::swap(empty_[i], empty_[j]);
        place_[empty_[i]] = static_cast<std::uint16_t>(i);
        place_[empty_[j]] = static_cast<std::uint16_t>(j);
    }

    go::Size size_;
    go::Point ko_, last_;
    std::uint32_t empties_ = 0, captured_ = 0;
    int joined_ = 0;
    go::PointMap<go::Cell> cells_{go::Cell::edge};
    go::PointMap<std::uint16_t> around_;
    go::PointMap<go::Point> chain_;
    go::PointMap<go::Point> next_;
    go::PointMap<std::int16_t> pseudo_;
    go::PointMap<std::uint16_t> stones_;
    go::PointMap<std::uint16_t> place_;
    std::array<go::Point, go::max_size * go::max_size> empty_;
};

}  // namespace tedomari::playout
