// SPDX-License-Identifier: MIT
// Hot: see the header for the layout.
#include "playout/light_board.h"

#include <algorithm>
#include <utility>

namespace tedomari::playout {

using go::Cell;
using go::Color;
using go::Point;

namespace {

constexpr std::uint16_t edge_around = 0x011;
constexpr std::uint16_t empty_around = 0x100;

}  // namespace

LightBoard::LightBoard(const go::Board& board, Color to_move) : size_(board.size()) {
    if (board.ko_ban().color == to_move) ko_ = board.ko();
    go::for_each_point(size_, [&](Point p) {
        cells_[p] = Cell::empty;
        place_[p] = static_cast<std::uint16_t>(empties_);
        empty_[empties_++] = p;
    });
    go::for_each_point(size_, [&](Point p) {
        for (const Point q : p.neighbours()) {
            around_[p] = static_cast<std::uint16_t>(around_[p] +
                                                    (cells_[q] == Cell::edge ? edge_around : empty_around));
        }
    });
    go::for_each_point(size_, [&](Point p) {
        if (go::is_stone(board.at(p)) && board.liberties(p) > 0) put(p, go::color_of(board.at(p)));
    });
}

// Whether a stone at p, which has no empty neighbour, would have a liberty: a friend keeps one besides p, or
// an enemy has no other.  A chain's pairs with p are the neighbours of p that belong to it.
bool LightBoard::breathes(Point p, Color color) const {
    const auto n = p.neighbours();
    const Point a = chain_[n[0]], b = chain_[n[1]], c = chain_[n[2]], d = chain_[n[3]];
    const int ab = a == b, ac = a == c, ad = a == d, bc = b == c, bd = b == d, cd = c == d;
    const int own = static_cast<int>(go::cell(color));
    const auto helps = [&](Point q, Point name, int others) {
        const int in_atari = pseudo_[name] == 1 + others;
        return static_cast<int>(cells_[q]) == (own ^ (in_atari * 3));  // black 1, white 2: xor 3 swaps them
    };
    const bool first = helps(n[0], a, ab + ac + ad), second = helps(n[1], b, ab + bc + bd);
    const bool third = helps(n[2], c, ac + bc + cd), fourth = helps(n[3], d, ad + bd + cd);
    return (static_cast<int>(first) | static_cast<int>(second) | static_cast<int>(third) |
            static_cast<int>(fourth)) != 0;  // no branch: they cannot be predicted
}

// A chain of one stone, joined to its friends.  Enemies may be left without liberties.
void LightBoard::put(Point p, Color color) {
    swap_empty(place_[p], --empties_);
    cells_[p] = go::cell(color);
    next_[p] = p;
    chain_[p] = p;
    stones_[p] = 1;
    pseudo_[p] = static_cast<std::int16_t>(around_[p] >> 8);
    for (const Point q : p.neighbours()) {
        around_[q] = static_cast<std::uint16_t>(around_[q] + one(color) - empty_around);
        --pseudo_[chain_[q]];
    }
    for (const Point q : p.neighbours()) {
        if (cells_[q] == cells_[p] && chain_[q] != chain_[p]) join(chain_[p], chain_[q]);
    }
}

void LightBoard::join(Point a, Point b) {
    ++joined_;
    if (stones_[a] < stones_[b]) std::swap(a, b);
    pseudo_[a] = static_cast<std::int16_t>(pseudo_[a] + pseudo_[b]);
    stones_[a] = static_cast<std::uint16_t>(stones_[a] + stones_[b]);
    Point stone = b;
    do {
        chain_[stone] = a;
        stone = next_[stone];
    } while (stone != b);
    std::swap(next_[a], next_[b]);
}

// Takes the chain of p off the board.
void LightBoard::lift(Point p) {
    const Color color = go::color_of(cells_[p]);
    Point stone = p;
    do {
        cells_[stone] = Cell::empty;
        place_[stone] = static_cast<std::uint16_t>(empties_);
        empty_[empties_++] = stone;
        for (const Point q : stone.neighbours()) {
            around_[q] = static_cast<std::uint16_t>(around_[q] + empty_around - one(color));
            ++pseudo_[chain_[q]];  // its own record too, which is void by now
        }
        stone = next_[stone];
    } while (stone != p);
    do {
        chain_[stone] = Point();
        stone = next_[stone];
    } while (stone != p);
}

void LightBoard::play(go::Move move) {
    ko_ = Point();
    last_ = move.point;
    captured_ = 0;
    joined_ = 0;
    if (move.is_pass()) return;
    const Point p = move.point;
    assert(cells_[p] == Cell::empty);
    const Color enemy = go::opponent(move.color);
    const bool among_enemies = ((around_[p] >> shift(enemy)) & 15) == 4;
    put(p, move.color);
    const std::uint32_t before = empties_;
    for (const Point q : p.neighbours()) {
        if (cells_[q] == go::cell(enemy) && pseudo_[chain_[q]] == 0) lift(q);
    }
    captured_ = empties_ - before;
    if (among_enemies && captured_ == 1) ko_ = empty_[before];
}

Point LightBoard::last_liberty(Point p) const {
    constexpr int most_pairs = 4;  // of one liberty
    if (pseudo_[chain_[p]] > most_pairs) return {};
    Point liberty, stone = p;
    do {
        if (has_empty_neighbour(stone)) {
            for (const Point q : stone.neighbours()) {
                if (cells_[q] != Cell::empty || q == liberty) continue;
                if (!liberty.is_nowhere()) return {};
                liberty = q;
            }
        }
        stone = next_[stone];
    } while (stone != p);
    return liberty;
}

bool LightBoard::has_liberty_besides(Point p, Point a, Point b) const {
    Point stone = p;
    do {
        for (const Point q : stone.neighbours()) {
            if (cells_[q] == Cell::empty && q != a && q != b) return true;
        }
        stone = next_[stone];
    } while (stone != p);
    return false;
}

bool LightBoard::is_self_atari(Point p, Color color, int& joined) const {
    joined = 1;
    Point liberty;
    const auto is_second = [&](Point q) {
        if (q == p || q == liberty) return false;
        if (!liberty.is_nowhere()) return true;
        liberty = q;
        return false;
    };
    for (const Point q : p.neighbours()) {
        if (cells_[q] == Cell::empty && is_second(q)) return false;
    }
    std::array<Point, 4> seen{};
    std::size_t count = 0;
    for (const Point q : p.neighbours()) {
        if (!go::is_stone(cells_[q]) ||
            std::find(seen.begin(), seen.begin() + count, chain_[q]) != seen.begin() + count)
            continue;
        seen[count++] = chain_[q];
        if (cells_[q] != go::cell(color)) {
            if (last_liberty(q) != p) continue;
            if (stones_[chain_[q]] > 1 || is_second(q)) return false;  // what is taken leaves liberties
            continue;
        }
        joined += stones_[chain_[q]];
        Point stone = q;
        do {
            if (has_empty_neighbour(stone)) {
                for (const Point r : stone.neighbours()) {
                    if (cells_[r] == Cell::empty && is_second(r)) return false;
                }
            }
            stone = next_[stone];
        } while (stone != q);
    }
    return true;
}

Cell LightBoard::owner(Point p) const {
    if (cells_[p] != Cell::empty) return cells_[p];
    if (!has_empty_neighbour(p)) {
        const bool black = (around_[p] & 15) == 4, white = ((around_[p] >> 4) & 15) == 4;
        return black == white ? Cell::empty : black ? Cell::black : Cell::white;
    }
    // Only games stopped by the move limit come here.
    go::PointSet region = {p};
    std::array<Point, std::size_t{go::max_size} * go::max_size> open;
    std::size_t count = 0;
    unsigned touched = 0;
    open[count++] = p;
    while (count > 0) {
        for (const Point q : open[--count].neighbours()) {
            if (go::is_stone(cells_[q])) touched |= static_cast<unsigned>(cells_[q]);
            if (cells_[q] != Cell::empty || region.contains(q)) continue;
            region.insert(q);
            open[count++] = q;
        }
    }
    return touched == 1 ? Cell::black : touched == 2 ? Cell::white : Cell::empty;
}

}  // namespace tedomari::playout
