// SPDX-License-Identifier: MIT
#include "life/frame.h"

#include "go/chain_life.h"

namespace tedomari::life {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointMap;
using go::PointSet;

namespace {

constexpr int far = 99;
constexpr int roomy = 12;  // who has so many points around makes two eyes or runs away
constexpr int near = 4;

struct Reach {
    int always;  // points this near to the group belong to the area whoever is first
    int margin;  // by so many steps the killer may be nearer
    int most;    // farther points are out of reach
};

constexpr Reach reach_of(Width width) {
    switch (width) {
        case Width::tight: return {1, -1, 2};
        case Width::narrow: return {1, 0, 3};
        case Width::normal: return {2, 1, 4};
        case Width::wide: return {3, 2, 5};
        case Width::widest: return {4, 3, 7};
    }
    return {};
}

// A friend that lives for good by what lies outside the area: who joins it lives.
bool is_haven(const Arena& arena, Point stone) {
    if (arena.area.includes(arena.board.liberty_set(stone))) return false;
    const go::ChainLife life = go::chain_life(arena.board, stone);
    return !life.territory.empty() && !life.territory.intersects(arena.area);
}

class Framer {
public:
    Framer(const Board& board, const PointSet& targets, Width width, const PointSet& rivals,
           const PointSet& safe)
        : board_(board),
          targets_(targets),
          rivals_(board.stones(rivals)),
          safe_(board.stones(safe)),
          owner_(color_of(board.at(targets.first()))),
          reach_(reach_of(width)) {}

    Arena draw() {
        measure();
        rivals_.for_each([&](Point p) { area_ |= board_.liberty_set(p) | PointSet{p}; });
        add_chains_in_danger();
        Arena arena{board_, area_, targets_, owner_};
        wall_in(arena);
        return arena;
    }

    // The area grows until nothing is amiss with it, which takes a few turns.
    std::optional<Arena> draw_shut() {
        constexpr int turns = 12;
        shut_ = true;
        measure();
        add_chains_in_danger();
        for (int turn = 0; turn < turns; ++turn) {
            Arena arena{board_, area_, targets_, owner_};
            put_up((area_.neighbours() - area_), arena);
            const PointSet more = amiss(arena);
            if (more.empty()) return arena;
            area_ |= more;
        }
        return {};
    }

private:
    void measure() {
        measure_killer();
        measure_owner();
        go::for_each_point(board_.size(), [&](Point p) {
            if (own_[p] <= reach_.most && (own_[p] <= reach_.always || own_[p] <= kill_[p] + reach_.margin))
                area_.insert(p);
        });
    }

    // What must be in the area too, if a life in it is to be one on the whole board: stones that could be taken, friends
    // that could get a liberty outside, and the liberties of whom the walls leave none.
    PointSet amiss(const Arena& arena) const {
        const PointSet touched = area_ | area_.neighbours();
        PointSet more;
        go::for_each_point(board_.size(), [&](Point p) {
            if (!go::is_stone(arena.board.at(p))) return;
            const PointSet& liberties = arena.board.liberty_set(p);
            if (liberties.empty() && board_.at(p) == own()) more |= board_.liberty_set(p) | PointSet{p};
            if (!touched.contains(p)) return;
            const bool mortal = area_.includes(liberties);
            if (mortal || (arena.board.at(p) == own() && !is_haven(arena, p))) more |= arena.board.stones(p);
        });
        return more - area_;
    }

    Cell own() const { return cell(owner_); }
    Cell enemy() const { return cell(opponent(owner_)); }

    // A killer's chain that counts for nothing until it gets help.
    bool is_weak(Point stone) const {
        return rivals_.contains(stone) || (board_.liberties(stone) <= 2 && !safe_.contains(stone));
    }
    bool is_strong_friend(Point stone) const {
        if (shut_) return false;
        return board_.liberties(stone) >= 6 || room_of(stone) >= roomy ||
               go::lives_unconditionally(board_, stone);
    }

    // The empty points where a friend, with others that it meets on the way, is no later than the killer, a
    // few steps around; those at the target are not counted, for they are what is fought for.
    int room_of(Point stone) const {
        const PointSet targets = board_.stones(targets_);
        PointSet reached = board_.stones(stone), room;
        PointSet layer = reached;
        for (int distance = 1; distance <= near && !layer.empty(); ++distance) {
            PointSet next;
            (layer.neighbours() - reached - targets).for_each([&](Point p) {
                if (board_.at(p) == own()) next |= board_.stones(p);
                if (!board_.is_empty(p) || kill_[p] < distance || targets.neighbours().contains(p)) return;
                next.insert(p);
                room.insert(p);
            });
            reached |= next;
            layer = next;
        }
        return room.size();
    }

    void measure_killer() {
        kill_.fill(far);
        PointSet layer, seen;
        go::for_each_point(board_.size(), [&](Point p) {
            if (board_.at(p) == enemy() && !is_weak(p)) layer.insert(p);
        });
        for (int distance = 1; !layer.empty(); ++distance) {
            seen |= layer;
            PointSet next;
            (layer.neighbours() - seen).for_each([&](Point p) {
                if (!board_.is_empty(p)) return;
                kill_[p] = distance;
                next.insert(p);
            });
            layer = next;
        }
    }

    void absorb(Point stone, int distance, PointSet& layer) {
        board_.for_each_stone(stone, [&](Point p) {
            own_[p] = distance;
            layer.insert(p);
        });
    }

    // Steps over empty points and weak enemies; friends on the way come along.
    void measure_owner() {
        own_.fill(far);
        PointSet layer;
        targets_.for_each([&](Point p) { absorb(p, 0, layer); });
        for (int distance = 1; !layer.empty() && distance <= reach_.most + 1; ++distance) {
            PointSet next;
            layer.neighbours().for_each([&](Point p) {
                if (own_[p] != far || board_.at(p) == Cell::edge || board_.at(p) == own()) return;
                if (board_.at(p) == enemy() && !is_weak(p)) return;
                own_[p] = distance;
                next.insert(p);
            });
            PointSet friends;
            next.for_each([&](Point p) {
                if (is_crossed(p, distance)) return;
                for (const Point q : p.neighbours()) {
                    if (board_.at(q) == own() && own_[q] == far && !is_strong_friend(q))
                        absorb(q, distance, friends);
                }
            });
            layer = next | friends;
        }
    }
    // The killer is there first.
    bool is_crossed(Point p, int distance) const { return kill_[p] < distance; }

    // The liberties of chains around that have hardly others, so that they can be taken and saved.
    void add_chains_in_danger() {
        PointSet more;
        area_.for_each([&](Point p) {
            for (const Point q : p.neighbours()) {
                if (!go::is_stone(board_.at(q)) || safe_.contains(q)) continue;
                const PointSet outside = board_.liberty_set(q) - area_;
                const bool few = outside.size() <= (board_.at(q) == enemy() ? 2 : 4);
                if (few && (board_.at(q) == enemy() || !is_strong_friend(q))) {
                    more |= outside;
                    more |= board_.stones(q);
                }
            }
        });
        area_ |= more;
    }

    // Stones of the killer's on the points beyond where he is first.  By one step more than in the area is
    // not first: who runs as far as that has been first somewhere on the way.
    void wall_in(Arena& arena) const {
        PointSet beyond;
        (area_.neighbours() - area_).for_each([&](Point p) {
            if (!board_.is_empty(p)) return;
            const bool open = own_[p] > reach_.most && kill_[p] + reach_.margin + 1 >= own_[p];
            if (!open) beyond.insert(p);
        });
        put_up(beyond, arena);
        if (!arena.board.is_possible()) put_up({}, arena);
    }

    void put_up(const PointSet& walls, Arena& arena) const {
        arena.board = board_;
        arena.walled = false;
        walls.for_each([&](Point p) {
            if (!board_.is_empty(p)) return;
            arena.board.place(p, opponent(owner_));
            arena.walled = true;
        });
        if (!board_.ko_ban().is_pass() && arena.area.contains(board_.ko()))
            arena.board.set_ko_ban(board_.ko_ban());
    }

    const Board& board_;
    const PointSet& targets_;
    PointSet rivals_, safe_;
    Color owner_;
    Reach reach_;
    PointMap<int> own_, kill_;
    PointSet area_;
    bool shut_ = false;
};

}  // namespace

Arena frame(const Board& board, const PointSet& targets, Width width, const PointSet& rivals,
            const PointSet& safe) {
    return Framer(board, targets, width, rivals, safe).draw();
}

std::optional<Arena> shut_frame(const Board& board, const PointSet& targets, Width width) {
    return Framer(board, targets, width, {}, {}).draw_shut();
}

Arena whole_board(const Board& board, const PointSet& targets) {
    Arena arena{board, {}, targets, color_of(board.at(targets.first()))};
    go::for_each_point(board.size(), [&](Point p) { arena.area.insert(p); });
    return arena;
}

// Chains that can be taken must lie in the area with all that they leave behind; others must be walls.
Certainty certainty(const Arena& arena) {
    Certainty sure{true, !arena.walled};
    const PointSet touched = arena.area | arena.area.neighbours();
    go::for_each_point(arena.board.size(), [&](Point p) {
        if (!touched.contains(p)) return;
        const Cell c = arena.board.at(p);
        if (c == Cell::empty) {
            if (!arena.area.contains(p)) sure = {};
            return;
        }
        const bool mortal = arena.area.includes(arena.board.liberty_set(p));
        if (mortal) {
            arena.board.for_each_stone(p, [&](Point q) {
                if (!arena.area.contains(q)) sure = {};
            });
        } else if (c == cell(arena.owner)) {
            sure.death = false;
            sure.life = sure.life && is_haven(arena, p);
        } else if (sure.death) {
            sure.death = go::lives_unconditionally(arena.board, p);
        }
    });
    return sure;
}

}  // namespace tedomari::life
