// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "go/game.h"
#include "net/look.h"
#include "player/last_points.h"
#include "player/tree_search.h"

namespace tedomari::player {

// What is left of a game, when that is little and all else is certain: every stone outside the open points,
// and every point, is somebody's whoever moves next.  Nothing otherwise.  By area only: where territory
// counts a move costs a point, and dead stones need not be taken.
std::optional<LastPoints> last_points(const go::Game& game, go::Color color, net::Network& network);

// The last points of a game, by proof: once little is left, all of it is played to the end by trying
// everything, and what the search found is kept if it loses nothing by that.
class ExactEnding {
public:
    explicit ExactEnding(net::Network& network) : second_(network) {}

    // The moves that lose nothing; nothing before the end, and when too much is left.
    std::optional<LastMoves> choose(const go::Game& game, go::Color color);
    // What the search found, or what it likes best of those moves: unless a second search, from either, sees
    // the proof lose more than a point.  Then the walls that it leans on are not what they seem.
    go::Move settle(const go::Game& game, const SearchedMove& found, const LastMoves& proved,
                    std::uint64_t visits);

private:
    double expected(const go::Game& game, go::Move move, std::uint64_t visits);

    TreeSearch second_;
};

}  // namespace tedomari::player
