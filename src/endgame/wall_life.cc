// SPDX-License-Identifier: MIT
#include "endgame/wall_life.h"

#include <algorithm>
#include <cstdint>

#include "endgame/terrain.h"
#include "go/benson.h"
#include "go/flood.h"

namespace tedomari::endgame {

namespace {

using go::Point;
using go::PointSet;

constexpr int largest_room = 16;           // points; a larger one is nobody's refuge
constexpr int largest_ground = 24;         // points in all
constexpr int largest_link = 2;            // points of a room that is good for joining chains
constexpr std::uint64_t nodes_each = 400;  // of one question
constexpr int most_given_up = 4;           // chains of one refuge

PointSet alive_for_good(const go::Board& board, const PointSet& barred) {
    PointSet alive;
    for (const go::Color color : {go::Color::black, go::Color::white})
        alive |= go::unconditional_life(board, color, barred).stones;
    return alive;
}

// Draws refuges around the chains of one color; their ground keeps clear of what is barred.
class Settler {
public:
    Settler(const go::Board& board, go::Cell own, const PointSet& barred, const PointSet& alive,
            const PointSet& held)
        : board_(board), own_(own), barred_(barred), alive_(alive), held_(held) {}

    // The rooms beside some chains, the largest first.
    std::vector<PointSet> rooms(const PointSet& chains) const {
        std::vector<PointSet> found;
        PointSet seen;
        (chains.neighbours() - chains).for_each([&](Point p) {
            if (seen.contains(p) || !is_free(p)) return;
            const PointSet room = room_at(p);
            seen |= room;
            if (room.size() <= largest_room) found.push_back(room);
        });
        std::stable_sort(found.begin(), found.end(),
                         [](const PointSet& a, const PointSet& b) { return a.size() > b.size(); });
        return found;
    }

    // The chain with one room, the friends beside it, and what joins them.
    Refuge with(const PointSet& chain, const PointSet& room) const {
        Refuge refuge{chain, {}};
        take(refuge, room);
        for (const PointSet& other : rooms(refuge.chains)) {
            if (other.size() <= largest_link && borders(other) > 1) take(refuge, other);
        }
        return befriended(refuge);
    }

    // The chain with all rooms around, the friends beside them, their rooms, and so on.
    Refuge with_all(const PointSet& chain) const {
        Refuge refuge{chain, {}};
        for (int before = -1; before != refuge.ground.size();) {
            before = refuge.ground.size();
            for (const PointSet& room : rooms(refuge.chains)) {
                if ((refuge.ground | room).size() <= largest_ground) take(refuge, room);
            }
        }
        return befriended(refuge);
    }

private:
    bool is_free(Point p) const {
        return board_.size().contains(p) && board_.is_empty(p) && !barred_.contains(p);
    }

    // Points that hang together and are not the owner's, enemy stones among them, where these are few; else
    // the empty ones alone.
    PointSet room_at(Point seed) const {
        const PointSet shut =
            flood(seed, [&](Point p) { return board_.at(p) != own_ && !barred_.contains(p); });
        return shut.size() <= largest_room ? shut : flood(seed, [&](Point p) { return is_free(p); });
    }
    // Stops where it has become too large.
    template <class Belongs>
    PointSet flood(Point seed, Belongs&& belongs) const {
        return go::flood_while(
            seed, [&](Point p) { return board_.size().contains(p) && belongs(p); },
            [](const PointSet& found) { return found.size() <= largest_room; });
    }

    // How many chains of the owner's touch the room.
    int borders(const PointSet& room) const {
        PointSet names;
        room.neighbours().for_each([&](Point p) {
            if (board_.at(p) == own_) names.insert(board_.chain(p));
        });
        return names.size();
    }

    void take(Refuge& refuge, const PointSet& room) const {
        refuge.ground |= room;
        room.neighbours().for_each([&](Point p) {
            if (board_.at(p) == own_ && !alive_.contains(p)) refuge.chains |= board_.stones(p);
        });
    }

    // What lives by eyes on the ground is no friend: it has to be kept.
    Refuge befriended(Refuge refuge) const {
        const PointSet for_good =
            go::unconditional_life(board_, go::color_of(own_), barred_ | refuge.ground).stones;
        refuge.ground.neighbours().for_each([&](Point p) {
            if (board_.at(p) != own_ || refuge.chains.contains(p)) return;
            (held_.contains(p) || for_good.contains(p) ? refuge.friends : refuge.chains) |= board_.stones(p);
        });
        return refuge;
    }

    const go::Board& board_;
    go::Cell own_;
    const PointSet& barred_;
    const PointSet& alive_;  // for good, or by a refuge
    const PointSet& held_;   // by a refuge
};

class Prover {
public:
    Prover(const go::Board& board, const PointSet& region, std::uint64_t nodes)
        : board_(board), barred_(region), alive_(alive_for_good(board, region)), nodes_left_(nodes) {
        (region.neighbours() - region).for_each([&](Point q) {
            if (go::is_stone(board.at(q)) && !alive_.contains(q)) walls_.insert(board.chain(q));
        });
    }

    std::vector<Refuge> run() {
        for (std::size_t before = SIZE_MAX; before != found_.size() && nodes_left_ > 0;) {
            before = found_.size();
            walls_.for_each([&](Point wall) { shelter(wall); });
        }
        return std::move(found_);
    }

private:
    // A wall that finds no refuge may find one when its friends have.
    void shelter(Point wall) {
        if (finds_refuge(wall)) return;
        PointSet friends;
        for (const PointSet& room : settler(wall).rooms(board_.stones(wall))) {
            room.neighbours().for_each([&](Point p) {
                if (board_.at(p) == board_.at(wall) && !walls_.contains(board_.chain(p)))
                    friends.insert(board_.chain(p));
            });
        }
        bool more = false;
        friends.for_each([&](Point name) { more = (!alive_.contains(name) && finds_refuge(name)) || more; });
        if (more) finds_refuge(wall);
    }

    bool finds_refuge(Point name) {
        if (alive_.contains(name)) return true;
        const PointSet chain = board_.stones(name);
        for (const PointSet& room : settler(name).rooms(chain)) {
            if (room.size() > largest_link && holds(settler(name).with(chain, room), chain)) return true;
        }
        return holds(settler(name).with_all(chain), chain);
    }

    // Where all chains together do not hold, the weakest may be what is wrong: it is given up, whatever it
    // was for.
    bool holds(Refuge refuge, const PointSet& wall) {
        for (int given_up = 0; given_up <= most_given_up && nodes_left_ > 0; ++given_up) {
            if (refuge.ground.size() > largest_ground) return false;
            const std::uint64_t most = std::min(nodes_left_, nodes_each);
            std::uint64_t left = most;
            const bool held = is_held(board_, refuge, left);
            nodes_left_ -= std::max<std::uint64_t>(most - left, 1);
            if (held) return accept(refuge);
            if (left == 0) return false;
            const Point weakest = weakest_of(refuge, wall);
            if (weakest.is_nowhere()) return false;
            refuge.chains -= board_.stones(weakest);
        }
        return false;
    }

    bool accept(const Refuge& refuge) {
        held_ |= refuge.chains;
        alive_ |= refuge.chains;
        barred_ |= refuge.ground;
        found_.push_back(refuge);
        return true;
    }

    // The chain with the fewest liberties on the ground, but for the wall, and for those whose eyes for good
    // are there: they were promised to live.
    Point weakest_of(const Refuge& refuge, const PointSet& wall) const {
        Point weakest;
        int fewest = 0;
        (refuge.chains - wall - alive_).for_each([&](Point p) {
            if (board_.chain(p) != p) return;
            const int liberties = shared_points(board_.liberty_set(p), refuge.ground);
            if (!weakest.is_nowhere() && liberties >= fewest) return;
            weakest = p;
            fewest = liberties;
        });
        return weakest;
    }

    Settler settler(Point name) const { return {board_, board_.at(name), barred_, alive_, held_}; }

    const go::Board& board_;
    PointSet barred_, alive_, held_, walls_;
    std::uint64_t nodes_left_;
    std::vector<Refuge> found_;
};

}  // namespace

std::vector<Refuge> wall_refuges(const go::Board& board, const PointSet& region, std::uint64_t nodes) {
    return Prover(board, region, nodes).run();
}

PointSet points_in_play(const go::Board& board, const PointSet& mask, const PointSet& at_stake) {
    PointSet points = mask | at_stake;
    // the friendlier border has no points in play that this one has not
    if (const auto ground = terrain(board, mask, 1, Beyond::nothing, at_stake)) {
        for (const Point p : ground->points) points.insert(p);
    }
    points.neighbours().for_each([&](Point p) {
        if (board.is_empty(p)) points.insert(p);
    });
    return points;
}

PointSet living_walls(const go::Board& board, const PointSet& region, std::uint64_t nodes) {
    PointSet alive = alive_for_good(board, region);
    for (const Refuge& refuge : wall_refuges(board, region, nodes)) alive |= refuge.chains;
    return alive;
}

}  // namespace tedomari::endgame
