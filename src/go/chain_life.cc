// SPDX-License-Identifier: MIT
// Hot: asked at every node of a search for life.
#include "go/chain_life.h"

#include <vector>

#include "base/fixed_vector.h"

namespace tedomari::go {

namespace {

// A region that is vital to some chain.
struct Eye {
    PointSet points, empty;
    PointSet around, vital;  // names of chains
};

// Adds the region at a point to `seen`; false, with a part of it, if it has another empty point than `liberties`.
bool fills(const Board& board, Cell own, const PointSet& liberties, Point start, PointSet& seen) {
    FixedVector<Point, Point::count> pending{start};
    seen.insert(start);
    while (!pending.empty()) {
        for (const Point q : pending.pop_back().neighbours()) {
            const Cell c = board.at(q);
            if (c == own || c == Cell::edge || seen.contains(q)) continue;
            if (c == Cell::empty && !liberties.contains(q)) return false;
            seen.insert(q);
            pending.push_back(q);
        }
    }
    return true;
}

// Most chains have not.  (It may count a region twice, but never misses one.)
bool may_have_two_eyes(const Board& board, Point stone) {
    if (board.liberties(stone) < 2) return false;
    const PointSet& liberties = board.liberty_set(stone);
    PointSet seen;
    int eyes = 0;
    liberties.for_each([&](Point p) {
        if (eyes < 2 && !seen.contains(p)) eyes += fills(board, board.at(stone), liberties, p, seen);
    });
    return eyes == 2;
}

// Whether a chain has two vital regions is decided by it and by the chains around those, and so on: the others
// cannot matter.
class Neighbourhood {
public:
    Neighbourhood(const Board& board, Point stone)
        : board_(board), name_(board.chain(stone)), own_(board.at(stone)) {
        eyes_.reserve(8);
        look_around(name_);
        living_.insert(name_);
        for (std::size_t i = 0; i < eyes_.size(); ++i) meet_chains_around(i);
        while (living_.contains(name_) && drop_the_dead()) {
        }
    }

    bool lives() const { return living_.contains(name_); }

    PointSet stones() const { return lives() ? board_.stones(living_) : PointSet{}; }
    PointSet territory() const {
        PointSet territory;
        if (!lives()) return territory;
        for (const Eye& eye : eyes_) {
            if (eye.vital.intersects(living_)) territory |= eye.points;
        }
        return territory;
    }

private:
    // Adds the regions that have no other empty points than liberties of the chain, as far as they are new.
    void look_around(Point name) {
        const PointSet& liberties = board_.liberty_set(name);
        PointSet seen = covered_;
        liberties.for_each([&](Point p) {
            PointSet region;
            if (seen.contains(p)) return;
            if (fills(board_, own_, liberties, p, region)) {
                covered_ |= region;
                eyes_.push_back({region, region & liberties, {}, {}});
            }
            seen |= region;
        });
    }

    // Adds eyes of chains that were not met before.
    void meet_chains_around(std::size_t i) {
        PointSet around, vital;
        eyes_[i].points.for_each([&](Point p) {
            for (const Point q : p.neighbours()) {
                if (board_.at(q) == own_) around.insert(board_.chain(q));
            }
        });
        around.for_each([&](Point name) {
            if (board_.liberty_set(name).includes(eyes_[i].empty)) vital.insert(name);
            if (living_.contains(name)) return;
            living_.insert(name);
            look_around(name);
        });
        eyes_[i].around = around;
        eyes_[i].vital = vital;
    }

    bool drop_the_dead() {
        PointSet once, twice;
        for (const Eye& eye : eyes_) {
            twice |= once & eye.vital;
            once |= eye.vital;
        }
        if (twice.includes(living_)) return false;
        living_ &= twice;
        std::erase_if(eyes_, [&](const Eye& eye) { return !living_.includes(eye.around); });
        return true;
    }

    const Board& board_;
    Point name_;
    Cell own_;
    PointSet living_;   // chains that may live
    PointSet covered_;  // by eyes
    std::vector<Eye> eyes_;
};

}  // namespace

bool lives_unconditionally(const Board& board, Point stone) {
    return may_have_two_eyes(board, stone) && Neighbourhood(board, stone).lives();
}

PointSet eyes_for_good(const Board& board, Point stone) {
    if (!may_have_two_eyes(board, stone)) return {};
    return Neighbourhood(board, stone).territory();
}

ChainLife chain_life(const Board& board, Point stone) {
    const Neighbourhood neighbourhood(board, stone);
    return {neighbourhood.stones(), neighbourhood.territory()};
}

}  // namespace tedomari::go
