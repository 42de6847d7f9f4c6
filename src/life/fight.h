// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "life/arena.h"
#include "life/table.h"

namespace tedomari::life {

// The board of a fight, what is left of the threats, and the stones and zones that the search speaks of.  The layers
// above it, each of which knows only those below: Odds, how likely it is to be won; Look, what a position says by itself; Moves, which are looked at;
// Search, which drives.  Hot.
class Fight {
public:
    Fight(const Arena& arena, KoThreats threats);

    // To ask in other positions of the same fight; nothing may be asked of a move that is not allowed.
    void play(go::Color mover, go::Point p);
    void undo();

protected:
    bool is_killer(go::Color color) const { return color == killer_; }
    bool may_play(go::Color mover, go::Point p);
    bool takes(go::Color mover, go::Point p) const;

    go::Point target() const;       // a target still there; nowhere when all are gone
    bool is_single_target() const;  // all target points are one chain's, none is gone
    bool has_escaped() const;
    go::Point rival_left() const;
    bool is_wall(go::Point stone) const;

    Zone zone_of(const go::PointSet& points) const;
    Zone zone_with(Zone zone, go::Point p) const;
    void keep_breath(go::Color color, Zone& zone) const;
    Zone zone_of_taken(go::Color mover, go::Point p) const;
    Zone stones_without_breath(go::Color color) const;

    const Arena& arena_;
    go::Board board_;
    go::Color owner_, killer_;
    KoThreats threats_;
    bool banned_ = false;  // a ban was in the way since it was last looked
    bool zones_ = true;    // off in areas too large for them
    go::PointMap<std::uint8_t> number_;

private:
    std::vector<KoThreats> steps_;  // before each move
};

}  // namespace tedomari::life
