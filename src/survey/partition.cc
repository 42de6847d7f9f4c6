// SPDX-License-Identifier: MIT
#include "survey/partition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

#include "endgame/wall_life.h"
#include "go/benson.h"
#include "go/flood.h"
#include "scoring/blocks.h"

namespace tedomari::survey {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointMap;
using go::PointSet;

constexpr int nowhere_near = 1000;
constexpr std::array<Color, 2> both = {Color::black, Color::white};

// The chain of p when it stands in a region and has no liberty but in enemy territory.
PointSet smothered(const Board& model, const PointMap<Cell>& owner, Point p) {
    PointSet chain;
    if (!go::is_stone(model.at(p)) || model.liberties(p) > 0) return chain;
    bool inside = true;
    model.for_each_stone(model.chain(p), [&](Point q) {
        chain.insert(q);
        inside = inside && owner[q] == Cell::empty;
    });
    return inside ? chain : PointSet();
}

// Finds the parts of one board.
class Surveyor {
public:
    Surveyor(const Board& board, const Judgement& judgement, const PartitionSettings& settings,
             ChainReader* reader)
        : board_(board),
          ownership_(judgement.ownership),
          settings_(settings),
          thresholds_(settings.thresholds.value_or(thresholds_for(judgement.evidence))),
          known_(judge_chains(board, judgement, settings, reader)) {}

    Partition run();

private:
    void measure(Color color);
    void find_presence(Color color);
    bool is_enclosed(Point p) const;
    bool is_near_both(Point p, int reach) const;
    PointSet open_points(int reach) const;
    void whole_chains(PointSet& open) const;
    void collect(const PointSet& open, int reach);
    Cell owner_of(Point p) const;
    void settle_rest();
    bool breathe();
    bool strengthen();
    int room_outside(Point chain, const PointSet& region) const;
    bool inspect_walls();
    void part();

    template <class F>
    void neighbours(Point p, F&& f) const {
        for (const Point q : p.neighbours()) {
            if (board_.size().contains(q)) f(q);
        }
    }
    PointSet stones(Point chain) const { return board_.stones(chain); }

    const Board& board_;
    const Ownership& ownership_;
    const PartitionSettings& settings_;
    Thresholds thresholds_;
    Standings known_;
    Partition result_;
    std::array<PointSet, 2> presence_;  // points that stones of the color reach which are not dead
    std::array<PointMap<int>, 2> distance_{PointMap<int>(nowhere_near), PointMap<int>(nowhere_near)};
};

// Steps from a solid stone of the color over empty points and weak stones.
void Surveyor::measure(Color color) {
    PointMap<int>& distance = distance_[static_cast<std::size_t>(color)];
    std::deque<Point> queue;
    go::for_each_point(board_.size(), [&](Point p) {
        if (board_.at(p) != go::cell(color) || known_.weak.contains(p)) return;
        distance[p] = 0;
        queue.push_back(p);
    });
    while (!queue.empty()) {
        const Point p = queue.front();
        queue.pop_front();
        neighbours(p, [&](Point q) {
            if (distance[q] != nowhere_near) return;
            if (!board_.is_empty(q) && !known_.weak.contains(q)) return;
            distance[q] = distance[p] + 1;
            queue.push_back(q);
        });
    }
}

void Surveyor::find_presence(Color color) {
    PointSet& presence = presence_[static_cast<std::size_t>(color)];
    const auto is_dead = [&](Point p) { return known_.of[board_.chain(p)] == Standing::dead; };
    PointSet stones, open;
    go::for_each_point(board_.size(), [&](Point p) {
        if (board_.is_empty(p) || is_dead(p))
            open.insert(p);
        else if (board_.at(p) == go::cell(color))
            stones.insert(p);
    });
    presence |= go::flood(stones, open);
}

// Whether only one color is there: the other would have to live from nothing.
bool Surveyor::is_enclosed(Point p) const { return presence_[0].contains(p) != presence_[1].contains(p); }

// Play reaches further along the edge.
bool Surveyor::is_near_both(Point p, int reach) const {
    const go::Size size = board_.size();
    const int line = std::min(std::min(p.column(), size.width - 1 - p.column()),
                              std::min(p.row(), size.height - 1 - p.row()));
    const int limit = reach + std::max(0, 2 - line);
    return distance_[0][p] <= limit && distance_[1][p] <= limit;
}

PointSet Surveyor::open_points(int reach) const {
    PointSet open = known_.pockets;
    go::for_each_point(board_.size(), [&](Point p) {
        const bool may_change = board_.is_empty(p) || known_.weak.contains(p);
        if (!may_change || known_.territory[0].contains(p) || known_.territory[1].contains(p)) return;
        const double sureness = std::abs(ownership_[p]);
        const bool contested = board_.is_empty(p) && sureness < thresholds_.contested;
        if (contested || (sureness < thresholds_.certain && is_near_both(p, reach))) open.insert(p);
    });
    // A chain in the balance is open with all its liberties.
    for (const ChainStanding& chain : known_.chains) {
        if (chain.standing != Standing::open) continue;
        open |= stones(chain.chain);
        open |= board_.liberty_set(chain.chain) - known_.territory[0] - known_.territory[1];
    }
    open |= known_.vital - known_.territory[0] - known_.territory[1];
    whole_chains(open);
    return open;
}

void Surveyor::whole_chains(PointSet& open) const {
    PointSet more;
    open.for_each([&](Point p) {
        if (go::is_stone(board_.at(p)) && !more.contains(p)) more |= stones(p);
    });
    open |= more;
}

// Regions of the open points; what is too large is cut to a smaller reach.
void Surveyor::collect(const PointSet& open, int reach) {
    for (const PointSet& part : go::pieces(open)) {
        const int empty = empty_points(board_, part);
        if (empty == 0) continue;  // settled as it stands
        if (part.size() > settings_.max_points && reach > 1) {
            collect(open_points(reach - 1) & part, reach - 1);
        } else {
            result_.regions.push_back({part, empty, reach < settings_.reach});
        }
    }
}

Cell Surveyor::owner_of(Point p) const {
    for (const Color color : both) {
        if (known_.territory[static_cast<std::size_t>(color)].contains(p)) return go::cell(color);
    }
    if (go::is_stone(board_.at(p))) {
        const Color color = go::color_of(board_.at(p));
        if (known_.of[board_.chain(p)] != Standing::dead) return board_.at(p);
        return go::cell(go::opponent(color));
    }
    if (is_enclosed(p)) return presence_[0].contains(p) ? Cell::black : Cell::white;
    if (std::abs(ownership_[p]) >= thresholds_.contested)
        return ownership_[p] > 0 ? Cell::black : Cell::white;
    const int black = distance_[0][p], white = distance_[1][p];
    if (black != white) return black < white ? Cell::black : Cell::white;
    return ownership_[p] >= 0 ? Cell::black : Cell::white;
}

void Surveyor::settle_rest() {
    PointSet open;
    for (const OpenRegion& region : result_.regions) open |= region.points;
    go::for_each_point(board_.size(),
                       [&](Point p) { result_.owner[p] = open.contains(p) ? Cell::empty : owner_of(p); });
}

// Settled ground is filled on the model, but a stone short of liberties that breathes through an empty point of it is not
// saved by that, nor taken: such points are in play.  True when one was found.
bool Surveyor::breathe() {
    PointSet open, more;
    for (const OpenRegion& region : result_.regions) open |= region.points;
    for (const OpenRegion& region : result_.regions) {
        (region.points | region.points.neighbours()).for_each([&](Point p) {
            if (!board_.size().contains(p) || !go::is_stone(board_.at(p)) || more.contains(p)) return;
            const Point chain = board_.chain(p);
            if (board_.liberties(p) > settings_.short_of_breath || known_.of[chain] == Standing::dead ||
                known_.alive.contains(p))
                return;
            const PointSet outside = board_.liberty_set(chain) - open;
            if (outside.empty()) return;
            more |= outside;
            more |= stones(chain);
        });
    }
    if (more.empty()) return false;
    std::vector<OpenRegion> regions;
    for (const PointSet& part : go::pieces(open | more)) {
        const bool narrowed = std::any_of(result_.regions.begin(), result_.regions.end(), [&](const auto& r) {
            return r.narrowed && part.intersects(r.points);
        });
        regions.push_back({part, empty_points(board_, part), narrowed});
    }
    result_.regions = std::move(regions);
    settle_rest();
    return true;
}

// A chain beside a settled point of its own color is alive in the model, so that it parts regions.  True when
// one was found.
bool Surveyor::strengthen() {
    PointSet alive;
    for (const OpenRegion& region : result_.regions) {
        region.points.for_each([&](Point p) {
            if (!go::is_stone(board_.at(p)) || alive.contains(p)) return;
            neighbours(p, [&](Point q) {
                if (result_.owner[q] == board_.at(p)) alive |= stones(p);
            });
        });
    }
    if (alive.empty()) return false;
    std::vector<OpenRegion> regions;
    for (const OpenRegion& region : result_.regions) {
        for (const PointSet& part : go::pieces(region.points - alive)) {
            const int empty = empty_points(board_, part);
            if (empty > 0) regions.push_back({part, empty, region.narrowed});
        }
    }
    result_.regions = std::move(regions);
    settle_rest();
    alive.for_each([&](Point p) { result_.owner[p] = board_.at(p); });
    return true;
}

// How many points the chain has for eyes outside the region: empty ones and those of dead enemies that it
// reaches through its own color.  Stops counting when there are enough.
int Surveyor::room_outside(Point chain, const PointSet& region) const {
    PointSet seen = stones(chain);
    std::vector<Point> todo = seen.points();
    int room = 0;
    while (!todo.empty() && room < settings_.enough_room) {
        const Point p = todo.back();
        todo.pop_back();
        neighbours(p, [&](Point q) {
            if (seen.contains(q) || region.contains(q)) return;
            const bool own = board_.at(q) == board_.at(chain);
            const bool dead =
                !own && go::is_stone(board_.at(q)) && known_.of[board_.chain(q)] == Standing::dead;
            if (!own && !dead && !board_.is_empty(q)) return;
            seen.insert(q);
            todo.push_back(q);
            room += own ? 0 : 1;
        });
    }
    return room;
}

// Looks at what shuts each region off.  A wall that has its eyes in the region itself leans on it and becomes
// part of it; true when there was one.  One that is shown to live by what lies outside all regions does not.
bool Surveyor::inspect_walls() {
    bool leaning = false;
    PointSet open;
    for (const OpenRegion& region : result_.regions) open |= region.points;
    constexpr std::uint64_t nodes = 3000;  // a few milliseconds, for all walls of the board
    const PointSet living = endgame::living_walls(board_, open, nodes);
    for (OpenRegion& region : result_.regions) {
        region.border = local::Border::proved;
        std::array<PointSet, 2> firm;  // whatever happens in the region
        for (const Color color : both)
            firm[static_cast<std::size_t>(color)] =
                go::unconditional_life(board_, color, region.points).stones;
        const PointSet around = region.points.neighbours() - region.points;
        around.for_each([&](Point q) {
            if (!board_.size().contains(q) || living.contains(q)) return;
            if (firm[0].contains(q) || firm[1].contains(q)) return;
            region.border = local::Border::judged;
            if (!go::is_stone(board_.at(q)) || known_.of[board_.chain(q)] != Standing::safe) return;
            if (room_outside(board_.chain(q), region.points) >= settings_.enough_room) return;
            known_.open(board_, board_.chain(q));
            leaning = true;
        });
    }
    return leaning;
}

void Surveyor::part() {
    for (const Color color : both) {
        presence_[static_cast<std::size_t>(color)] = {};
        distance_[static_cast<std::size_t>(color)] = PointMap<int>(nowhere_near);
        find_presence(color);
        measure(color);
    }
    result_.regions.clear();
    collect(open_points(settings_.reach), settings_.reach);
    settle_rest();
    while (breathe()) {
    }
    while (strengthen()) {
    }
}

Partition Surveyor::run() {
    constexpr int most_rounds = 4;  // a wall that joins a region bares the next
    for (int round = 0; round < most_rounds; ++round) {
        part();
        if (!inspect_walls()) break;
    }
    std::stable_sort(result_.regions.begin(), result_.regions.end(),
                     [](const OpenRegion& a, const OpenRegion& b) { return a.empty > b.empty; });
    result_.chains = std::move(known_.chains);
    result_.model = model_of(board_, result_.owner);
    return std::move(result_);
}

}  // namespace

Board model_of(const Board& board, const PointMap<Cell>& owner) {
    Board model = board;
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(owner[p]) && board.at(p) != owner[p]) model.place(p, go::color_of(owner[p]));
    });
    go::for_each_point(board.size(), [&](Point p) {
        smothered(model, owner, p).for_each([&](Point q) { model.remove(q); });
    });
    model.set_ko_ban(go::Move::pass(Color::black));
    return model;
}

int Partition::settled_area(const Board& board) const {
    int total = 0;
    go::for_each_point(board.size(), [&](Point p) {
        if (owner[p] == Cell::black) ++total;
        if (owner[p] == Cell::white) --total;
    });
    return total;
}

int Partition::settled_territory(const Board& board) const {
    int total = settled_area(board);
    go::for_each_point(board.size(), [&](Point p) {
        if (owner[p] == Cell::empty && model.at(p) == board.at(p)) return;  // in a region
        if (board.at(p) == Cell::black) --total;
        if (board.at(p) == Cell::white) ++total;
    });
    return total;
}

Partition partition(const Board& board, const Judgement& judgement, const PartitionSettings& settings,
                    ChainReader* reader) {
    return Surveyor(board, judgement, settings, reader).run();
}

Cut cut_region(const Partition& wide, const PointSet& region, const Partition& narrow, const Board& board) {
    Cut cut{wide, {}};
    auto& regions = cut.partition.regions;
    std::erase_if(regions, [&](const OpenRegion& open) { return open.points == region; });
    PointSet open;
    region.for_each([&](Point p) {
        cut.partition.owner[p] = narrow.owner[p];
        if (narrow.owner[p] == Cell::empty) open.insert(p);
    });
    for (const PointSet& piece : go::pieces(open)) {
        const int empty = empty_points(board, piece);
        if (empty > 0) {
            cut.pieces.push_back({piece, empty, true, local::Border::judged});
        } else {
            piece.for_each([&](Point p) { cut.partition.owner[p] = board.at(p); });
        }
    }
    std::stable_sort(cut.pieces.begin(), cut.pieces.end(),
                     [](const OpenRegion& a, const OpenRegion& b) { return a.empty > b.empty; });
    regions.insert(regions.end(), cut.pieces.begin(), cut.pieces.end());
    cut.partition.model = model_of(board, cut.partition.owner);
    return cut;
}

Partition continued(const Partition& before, const Board& board) {
    Partition after = before;
    after.model = model_of(board, before.owner);
    after.regions.clear();
    for (OpenRegion region : before.regions) {
        region.empty = empty_points(after.model, region.points);
        if (region.empty > 0) {
            after.regions.push_back(region);
        } else {
            region.points.for_each([&](Point p) { after.owner[p] = after.model.at(p); });
        }
    }
    return after;
}

}  // namespace tedomari::survey
