// SPDX-License-Identifier: MIT
// Hot: asked at every node of a search for life.
#include "go/chain_life.h"

#include <algorithm>
#include <vector>

#include "base/fixed_vector.h"
#include "go/left_region.h"

namespace tedomari::go {

namespace {

// Whether the region at a liberty of the chain has no other empty points than liberties of the chain.  Adds what
// it has seen.
bool is_vital(const Board& board, Point stone, Point start, PointSet& seen) {
    const PointSet& liberties = board.liberty_set(stone);
    const Cell own = board.at(stone);
    FixedVector<Point, Point::count> open{start};
    seen.insert(start);
    while (!open.empty()) {
        for (const Point q : open.pop_back().neighbours()) {
            const Cell c = board.at(q);
            if (c == own || c == Cell::edge || seen.contains(q)) continue;
            if (c == Cell::empty && !liberties.contains(q)) return false;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return true;
}

// Whether a chain has two vital regions is decided by it and by the chains around those, and so on: the others
// cannot matter.
class Neighbourhood {
public:
    Neighbourhood(const Board& board, Point stone) : board_(board), name_(board.chain(stone)) {
        if (has_two_vital(name_)) gather();
    }

    bool lives() {
        PointSet chains = gathered_;
        while (chains.contains(name_)) {
            PointSet once, twice;
            for (const LeftRegion& region : regions_) {
                twice |= once & region.vital;
                once |= region.vital;
            }
            const PointSet kept = chains & twice;
            if (kept == chains) break;
            chains = kept;
            std::erase_if(regions_,
                          [&](const LeftRegion& region) { return !chains.includes(region.around); });
        }
        living_ = chains;
        return chains.contains(name_);
    }

    // After lives().
    ChainLife life() const {
        ChainLife life;
        living_.for_each([&](Point name) {
            board_.for_each_stone(name, [&](Point stone) { life.stones.insert(stone); });
        });
        for (const LeftRegion& region : regions_) {
            if (region.vital.intersects(living_)) life.territory |= region.points;
        }
        return life;
    }

private:
    bool has_two_vital(Point name) const {
        PointSet seen;
        int vital = 0;
        board_.liberty_set(name).for_each([&](Point p) {
            if (vital < 2 && !seen.contains(p)) vital += is_vital(board_, name, p, seen);
        });
        return vital >= 2;
    }

    void gather() {
        PointSet pending{name_}, covered;
        for (Point name = name_; !name.is_nowhere(); name = pending.first()) {
            pending.erase(name);
            gathered_.insert(name);
            board_.liberty_set(name).for_each([&](Point p) {
                PointSet seen;
                if (covered.contains(p) || !is_vital(board_, name, p, seen)) return;
                regions_.push_back(left_region(board_, color_of(board_.at(name)), p));
                covered |= regions_.back().points;
                pending |= regions_.back().around - gathered_;
            });
        }
    }

    const Board& board_;
    Point name_;
    PointSet gathered_, living_;
    std::vector<LeftRegion> regions_;
};

}  // namespace

bool lives_unconditionally(const Board& board, Point stone) { return Neighbourhood(board, stone).lives(); }

ChainLife chain_life(const Board& board, Point stone) {
    Neighbourhood neighbourhood(board, stone);
    return neighbourhood.lives() ? neighbourhood.life() : ChainLife{};
}

}  // namespace tedomari::go
