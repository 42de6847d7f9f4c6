// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "life/look.h"

namespace tedomari::life {

// Which moves are looked at.  Why the others need not be: search.h.  Hot.
class Moves : public Look {
protected:
    using Look::Look;

    // They fill moves_; adds to the zone what the choice leans on.
    void killer_moves(Zone& zone);
    void owner_moves();
    // Where the mover loses, in this zone: of liberties that are all the same only one was tried.
    void keep_alike_together(go::Color mover, Zone& zone) const;

    std::vector<go::Point> moves_;

private:
    static constexpr std::size_t longest_row = 24;

    go::Point outer_liberty_of(go::Point p) const;
    go::Point alike_liberty_of(go::Point p) const;
    bool is_left_out(go::Color mover, go::Point p, go::PointSet& seen) const;
    // The points of which the killer must take one, since elsewhere he lets the owner live at the next move;
    // adds to the zone what that leans on.
    go::PointSet must_play(Zone& zone);
    go::PointSet rescues(go::Point stone) const;
};

}  // namespace tedomari::life
