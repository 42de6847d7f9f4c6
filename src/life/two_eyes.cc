// SPDX-License-Identifier: MIT
#include "life/two_eyes.h"

#include <vector>

#include "base/fixed_vector.h"

namespace tedomari::life {

using go::Board;
using go::Cell;
using go::Point;
using go::PointSet;

namespace {

constexpr int largest = 30;

// What the color's stones leave around a point.
struct Room {
    PointSet empty;
    PointSet enemies;
    PointSet around;  // names of chains
    PointSet vital;   // names of chains that have all its empty points for liberties
};

class Benson {
public:
    Benson(const Board& board, Point stone) : board_(board), own_(board.at(stone)) {}

    std::optional<PointSet> eyes(Point stone) {
        const Point name = board_.chain(stone);
        if (!walk(name) || vital_count(name) < 2) return {};
        chains_.insert(name);
        for (bool grew = true; grew;) {  // the chains that share its rooms, and so on
            grew = false;
            const std::size_t known = rooms_.size();
            for (std::size_t i = 0; i < known; ++i) {
                rooms_[i].around.for_each([&](Point other) {
                    if (chains_.contains(other)) return;
                    chains_.insert(other);
                    walk(other);
                    grew = true;
                });
            }
        }
        return settle(name);
    }

private:
    // Adds the rooms at the chain's liberties; false if there is none that could be an eye of its.
    bool walk(Point name) {
        bool some = false;
        board_.for_each_liberty(name, [&](Point p) {
            if (seen_.contains(p)) return;
            Room room;
            if (!fill(p, room)) return;
            room.around.for_each([&](Point other) {
                if (board_.liberty_set(other).includes(room.empty)) room.vital.insert(other);
            });
            some = true;
            rooms_.push_back(room);
        });
        return some;
    }

    // False when the room is too large or part of one that is.
    bool fill(Point start, Room& room) {
        FixedVector<Point, 4 * largest + 8> open;
        PointSet mine{start};
        open.push_back(start);
        int points = 0;
        bool small = true;
        while (!open.empty() && small) {
            const Point p = open.pop_back();
            (board_.is_empty(p) ? room.empty : room.enemies).insert(p);
            for (const Point q : p.neighbours()) {
                if (board_.at(q) == own_) room.around.insert(board_.chain(q));
                if (board_.at(q) == own_ || board_.at(q) == Cell::edge || mine.contains(q)) continue;
                mine.insert(q);
                open.push_back(q);
                small = small && !too_large_.contains(q);
            }
            small = small && ++points <= largest;
        }
        seen_ |= mine;
        if (!small) too_large_ |= mine;
        return small;
    }

    int vital_count(Point name) const {
        int count = 0;
        for (const Room& room : rooms_) count += room.vital.contains(name);
        return count;
    }

    std::optional<PointSet> settle(Point name) {
        for (bool changed = true; changed;) {
            changed = false;
            PointSet kept;
            chains_.for_each([&](Point chain) {
                if (vital_count(chain) >= 2) kept.insert(chain);
            });
            if (kept != chains_) changed = true;
            chains_ = kept;
            if (!chains_.contains(name)) return {};
            const std::size_t before = rooms_.size();
            std::erase_if(rooms_, [&](const Room& room) { return !chains_.includes(room.around); });
            changed |= rooms_.size() != before;
        }
        PointSet eyes;
        for (const Room& room : rooms_) {
            if (room.vital.intersects(chains_)) eyes |= room.empty | room.enemies;
        }
        return eyes;
    }

    const Board& board_;
    Cell own_;
    PointSet seen_, too_large_, chains_;
    std::vector<Room> rooms_;
};

// Whether the area at a liberty of the chain has no other empty points than its liberties.  Adds what it has
// seen.
bool is_vital(const Board& board, const PointSet& liberties, Cell own, Point start, PointSet& seen) {
    FixedVector<Point, 160> open;
    open.push_back(start);
    seen.insert(start);
    while (!open.empty()) {
        const Point p = open.pop_back();
        for (const Point q : p.neighbours()) {
            const Cell c = board.at(q);
            if (c == own || c == Cell::edge || seen.contains(q)) continue;
            if ((c == Cell::empty && !liberties.contains(q)) || open.full()) return false;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return true;
}

// Without this a chain does not live, and most do not even have it.
bool may_have_two_eyes(const Board& board, Point stone) {
    const PointSet& liberties = board.liberty_set(stone);
    PointSet seen;
    int vital = 0;
    liberties.for_each([&](Point p) {
        if (vital < 2 && !seen.contains(p)) vital += is_vital(board, liberties, board.at(stone), p, seen);
    });
    return vital >= 2;
}

}  // namespace

std::optional<PointSet> eyes_for_good(const Board& board, Point stone) {
    if (board.liberties(stone) < 2 || !may_have_two_eyes(board, stone)) return {};
    return Benson(board, stone).eyes(stone);
}

}  // namespace tedomari::life
