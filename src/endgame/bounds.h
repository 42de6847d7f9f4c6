// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "endgame/positions.h"
#include "endgame/scaffold.h"

namespace tedomari::endgame {

// What came of bringing walls up to date.  Guesses alone may go round in a ko for ever.
enum class Change : std::uint8_t { none, guesses, proofs };

// The walls of positions: of those whose moves are known from their followers, of sums from their parts, of
// others what is seen at once.  Bounds only narrow: of what is found and what was known before the better is
// kept, at every temperature.
//
// Nothing happens here by itself: `adopt` takes in new positions, `update` is for one whose moves were just
// found, and `refresh` for any whose followers may have changed.  Walls that were not refreshed are still
// true.
class Bounds {
public:
    // Of the same terrain under other ko rules.
    struct Props {
        const Bounds* floor = nullptr;
        const Bounds* ceiling = nullptr;
        const Bounds* beside = nullptr;  // only where no ko is below
    };
    Bounds(const Positions& positions, Props props) : positions_(positions), props_(props) {}

    void adopt();
    void update(NodeId id);
    Change refresh(NodeId id);
    // It was proved constant: whatever walls it leant on are no longer needed.
    void forget(NodeId id);
    // All that can be said of it: of a sum what its parts say too, though its moves are known.
    Change reconsider(NodeId id);

    bool has_walls(NodeId id) const { return standings_[index(id)].raised; }
    WallView wall(NodeId id, Side side, Bound bound) const {  // has_walls
        const Stored& stored = walls_[index(id)].stored[slot(side, bound)];
        return {knots_.data() + stored.first, stored.size};
    }
    std::int64_t at(const Target& place, Side side, Bound bound, std::int64_t t) const {
        const std::int64_t offset = place.offset() * unit;
        if (place.is_settled()) return offset;
        const NodeId id = place.node();
        return offset + (has_walls(id) ? wall(id, side, bound).at(t) : unsearched(id, side, bound, t));
    }
    // The mean.  Nothing where the master has taken a ko and may not pass: no walls there have a mast.
    std::optional<std::int64_t> mast(const Target& place, Bound bound) const;
    // What moving there is worth to a side, whether or not it wants to.
    void scaffold(NodeId id, Side side, Bound bound, WallBuffer& out, Exactness& exactness) const;
    std::int64_t scaffold_at(NodeId id, Side side, Bound bound, std::int64_t t) const;

    bool is_known(NodeId id) const;  // nothing more can be learnt about it
    bool has_ko_below(NodeId id) const { return standings_[index(id)].ko_below; }  // seen so far
    bool is_exact() const { return roundings_ == 0; }
    std::size_t memory() const {
        return walls_.capacity() * sizeof(Walls) + standings_.capacity() * sizeof(Standing) +
               knots_.capacity() * sizeof(Knot);
    }

private:
    struct Stored {
        std::uint32_t first = 0;
        std::uint16_t size = 0, capacity = 0;
    };
    using Versions = std::array<std::uint32_t, 3>;  // by Bound
    // What those before it ask, most of which is no more than "has it changed?": four to a cache line.
    struct Standing {
        Versions version{};  // how often its walls changed
        bool raised = false;
        bool ko_below = false;
    };
    struct Walls {
        std::array<Stored, 6> stored{};
        Versions seen{};          // the sum of versions over what they were computed from
        bool seen_parts = false;  // `seen` does not speak of its followers
    };
    static_assert(sizeof(Standing) == 16 && sizeof(Walls) == 64);
    using Six = std::array<WallBuffer, 6>;
    void gather(NodeId id, Side side, Followers& out) const;
    std::int64_t unsearched(NodeId id, Side side, Bound bound, std::int64_t t) const;
    void lean(NodeId id);
    void raise_sum(NodeId id);
    void find_kos(NodeId id, bool fresh);
    bool add_parts(NodeId id, Six& total) const;
    void add_part(NodeId id, Six& total, Exactness& exactness) const;
    void update(NodeId id, Bound bound, const Followers& black, const Followers& white);
    bool store(NodeId id, Side side, Bound bound, WallView wall);
    void narrow(NodeId id, Side side, Bound bound, WallView fresh, WallBuffer& out,
                Exactness& exactness) const;
    void clamp(NodeId id, Side side, WallView guess, WallBuffer& out) const;
    Versions versions_below(NodeId id) const;

    const Positions& positions_;
    Props props_;
    std::vector<Walls> walls_;
    std::vector<Standing> standings_;
    std::vector<Knot> knots_;
    std::size_t roundings_ = 0;  // walls not computed because they fall between units
};

}  // namespace tedomari::endgame
