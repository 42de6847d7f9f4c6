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
            if (board_.is_empty(p)) room.empty.insert(p);
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
            if (room.vital.intersects(chains_)) eyes |= room.empty;
        }
        return eyes;
    }

    const Board& board_;
    Cell own_;
    PointSet seen_, too_large_, chains_;
    std::vector<Room> rooms_;
};

}  // namespace

std::optional<PointSet> eyes_for_good(const Board& board, Point stone) {
    if (board.liberties(stone) < 2) return {};
    return Benson(board, stone).eyes(stone);
}

}  // namespace tedomari::life
