// SPDX-License-Identifier: MIT
// Hot: called for every move of an informed random game.
#include "playout/informed.h"

#include <algorithm>
#include <bitset>
#include <memory>

namespace tedomari::playout {

using go::Cell;
using go::Color;
using go::Point;

namespace {

constexpr std::array<Point, 8> ring_of(Point p) {
    return {p.north(), p.north().east(), p.east(), p.south().east(),
            p.south(), p.south().west(), p.west(), p.north().west()};
}

// Runs of the cell along the ring that touch the middle: those that hang together there.
int groups_beside(const std::array<ShapeCell, 8>& ring, ShapeCell cell) {
    std::size_t start = 0;  // a place where no run goes on
    while (start < 8 && ring[start] == cell) ++start;
    if (start == 8) return 1;
    int groups = 0;
    bool counted = false;
    for (std::size_t step = 1; step < 8; ++step) {
        const std::size_t i = (start + step) % 8;
        if (ring[i] != cell) {
            counted = false;
        } else if (i % 2 == 0 && !counted) {
            ++groups;
            counted = true;
        }
    }
    return groups;
}

using ShapeTable = std::bitset<65536>;

std::array<ShapeCell, 8> ring_from(std::size_t code) {
    std::array<ShapeCell, 8> ring{};
    for (std::size_t i = 0; i < 8; ++i) ring[i] = static_cast<ShapeCell>((code >> (2 * i)) & 3);
    return ring;
}

const ShapeTable& shape_table() {
    static const std::unique_ptr<const ShapeTable> table = [] {
        auto made = std::make_unique<ShapeTable>();
        for (std::size_t code = 0; code < made->size(); ++code)
            made->set(code, is_shape_move(ring_from(code)));
        return made;
    }();
    return *table;
}

std::size_t code_of(const LightBoard& board, Point p, Color color) {
    constexpr std::array<std::uint8_t, 4> as_white = {0, 2, 1, 3};
    std::size_t code = 0;
    const auto ring = ring_of(p);
    for (std::size_t i = 0; i < 8; ++i) {
        const auto cell = static_cast<std::size_t>(board.at(ring[i]));
        code |= (color == Color::black ? cell : as_white[cell]) << (2 * i);
    }
    return code;
}

// Whether stones of this shape kill when they are taken: what the owner of the eye space is left with has one
// vital point.
bool is_dead_shape(const FixedVector<Point, 8>& stones) {
    const auto n = static_cast<int>(stones.size());
    if (n <= 3) return true;
    int links = 0, most = 0;
    for (const Point p : stones) {
        int here = 0;
        for (const Point q : p.neighbours())
            here += std::find(stones.begin(), stones.end(), q) != stones.end() ? 1 : 0;
        links += here;
        most = std::max(most, here);
    }
    links /= 2;
    switch (n) {
        case 4: return links == 4 || most == 3;                 // square, pyramid
        case 5: return most == 4 || (links == 5 && most == 3);  // cross, bulky
        case 6: return most == 4 && links == 6;                 // rabbity
        default: return false;
    }
}

void add(Informed::Points& points, Point p) {
    if (points.size() < points.capacity() && std::find(points.begin(), points.end(), p) == points.end())
        points.push_back(p);
}

// The eye space around an empty point if it is the enemy's alone and of three to six points.
bool is_small_space(const LightBoard& board, Point p, Color enemy, FixedVector<Point, 6>& space) {
    space.clear();
    space.push_back(p);
    for (std::size_t i = 0; i < space.size(); ++i) {
        for (const Point q : space[i].neighbours()) {
            const Cell cell = board.at(q);
            if (cell == go::cell(opponent(enemy))) return false;
            if (cell != Cell::empty || std::find(space.begin(), space.end(), q) != space.end()) continue;
            if (space.size() == space.capacity()) return false;
            space.push_back(q);
        }
    }
    return space.size() >= 3;
}

}  // namespace

bool is_shape_move(const std::array<ShapeCell, 8>& ring) {
    const auto count = [&](ShapeCell cell) { return std::count(ring.begin(), ring.end(), cell); };
    const auto own = count(ShapeCell::own), enemy = count(ShapeCell::enemy);
    if (own == 0 || enemy == 0) return false;
    if (groups_beside(ring, ShapeCell::enemy) >= 2) return true;  // cut
    if (groups_beside(ring, ShapeCell::own) >= 2) return true;    // join
    bool beside_own = false, beside_enemy = false, at_edge = false;
    for (std::size_t i = 0; i < 8; i += 2) {
        beside_own |= ring[i] == ShapeCell::own;
        beside_enemy |= ring[i] == ShapeCell::enemy;
        at_edge |= ring[i] == ShapeCell::edge;
        if (ring[i] != ShapeCell::enemy) continue;
        for (const std::size_t side : {std::size_t{1}, std::size_t{7}}) {  // hane round an enemy stone
            const std::size_t diagonal = (i + side) % 8, beyond = (i + 2 * side) % 8;
            if (ring[diagonal] == ShapeCell::own && ring[beyond] == ShapeCell::empty) return true;
        }
    }
    return at_edge && beside_own && beside_enemy;  // block
}

Point vital_point(const FixedVector<Point, 6>& space) {
    FixedVector<Point, 8> all;
    for (const Point p : space) all.push_back(p);
    if (!is_dead_shape(all)) return {};
    Point best;
    int most = 1;
    for (const Point p : space) {
        int here = 0;
        for (const Point q : p.neighbours())
            here += std::find(space.begin(), space.end(), q) != space.end() ? 1 : 0;
        if (here > most) {
            most = here;
            best = p;
        }
    }
    return space.size() == 4 && most == 2 ? Point() : best;  // a square is dead as it is
}

void Informed::takes(const LightBoard& board, Color color, Points& found) {
    const Point last = board.last();
    const auto take = [&](Point enemy) {
        const Point p = board.last_liberty(enemy);
        if (!p.is_nowhere() && board.is_legal(p, color)) add(found, p);
    };
    if (board.at(last) != go::cell(opponent(color))) return;
    take(last);
    for (const Point q : last.neighbours()) {
        if (board.at(q) != go::cell(color) || board.last_liberty(q).is_nowhere()) continue;
        board.for_each_stone(q, [&](Point stone) {
            for (const Point r : stone.neighbours()) {
                if (board.at(r) == go::cell(opponent(color))) take(r);
            }
        });
    }
}

void Informed::escapes(const LightBoard& board, Color color, Points& found) {
    for (const Point q : board.last().neighbours()) {
        if (board.at(q) != go::cell(color)) continue;
        const Point p = board.last_liberty(q);
        int joined = 0;
        if (!p.is_nowhere() && board.is_legal(p, color) && !board.is_self_atari(p, color, joined))
            add(found, p);
    }
}

// Small spaces change when somebody plays beside them or takes something.
Point Informed::nakade(const LightBoard& board, Color color) {
    FixedVector<Point, 6> space;
    for (const Color owner : {opponent(color), color}) {
        for (const Point p : board.last().neighbours()) {
            if (board.at(p) != Cell::empty || !is_small_space(board, p, owner, space)) continue;
            const Point vital = vital_point(space);
            if (!vital.is_nowhere() && board.is_legal(vital, color)) return vital;
        }
    }
    return {};
}

void Informed::shapes(const LightBoard& board, Color color, Points& found) {
    const ShapeTable& table = shape_table();
    for (const Point p : ring_of(board.last())) {
        if (board.at(p) != Cell::empty || !table[code_of(board, p, color)]) continue;
        int joined = 0;
        if (board.is_playable(p, color) && !board.is_self_atari(p, color, joined)) add(found, p);
    }
}

namespace {

// Whether the stones, p about to be one of them, fill an eye space: the enemies around have no liberty but p
// and the one that is left to the stones.
bool fills_eye_space(const LightBoard& board, const FixedVector<Point, 8>& stones, Point p, Color color) {
    Point left;
    for (const Point stone : stones) {
        for (const Point q : stone.neighbours()) {
            if (q != p && board.at(q) == Cell::empty) left = q;
        }
    }
    for (const Point stone : stones) {
        for (const Point q : stone.neighbours()) {
            if (board.at(q) == go::cell(opponent(color)) && board.has_liberty_besides(q, p, left))
                return false;
        }
    }
    return true;
}

}  // namespace

bool Informed::is_bad_self_atari(const LightBoard& board, Point p, Color color, Rng& rng) const {
    if (board.empty_neighbours(p) >= 2) return false;
    int joined = 0;
    if (!board.is_self_atari(p, color, joined)) return false;
    if (joined == 1) return rng.unit() >= habits_.throw_in;
    constexpr int largest = 6;
    if (joined > largest) return true;
    FixedVector<Point, 8> stones;
    stones.push_back(p);
    for (const Point q : p.neighbours()) {
        if (board.at(q) != go::cell(color) || std::find(stones.begin(), stones.end(), q) != stones.end())
            continue;
        board.for_each_stone(q, [&](Point stone) { stones.push_back(stone); });
    }
    return !is_dead_shape(stones) || !fills_eye_space(board, stones, p, color);
}

Point Informed::choose(LightBoard& board, Color color, Rng& rng) const {
    const auto one_of = [&](const Points& points) {
        return points[rng.below(static_cast<std::uint32_t>(points.size()))];
    };
    if (!board.last().is_nowhere() && rng.unit() < habits_.local) {
        Points found;
        takes(board, color, found);
        if (!found.empty()) return one_of(found);
        escapes(board, color, found);
        if (!found.empty()) return one_of(found);
        const Point vital = nakade(board, color);
        if (!vital.is_nowhere()) return vital;
        shapes(board, color, found);
        if (!found.empty()) return one_of(found);
    }
    return board.find_empty(rng, [&](Point p) {
        return board.is_playable(p, color) && !is_bad_self_atari(board, p, color, rng);
    });
}

}  // namespace tedomari::playout
