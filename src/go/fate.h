// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "go/board.h"

namespace tedomari::go {

// What becomes of stones: alive though the opponent moves first, dead though their owner does, or unsettled, by who
// moves first or by a ko.  `unknown` claims nothing.  How it is known is said beside it.
enum class Fate : std::uint8_t { alive, dead, unsettled, unknown };

constexpr std::string_view to_string(Fate fate) {
    constexpr std::string_view names[] = {"alive", "dead", "unsettled", "unknown"};
    return names[static_cast<int>(fate)];
}

// Of a chain, proved or unknown:
//
//   alive  its owner, passing or playing inside the small areas that only this chain walls, keeps it on the
//          board for ever: though every other liberty of it were filled, the opponent moves first, and ko
//          bans bind only the owner.  Or Benson's theorem says so.
//   dead   its owner cannot live in the area around it, which the opponent's unconditionally alive stones
//          enclose, whatever both play there (`settled` in unconditional.h); or the area is small, and the
//          opponent captures the chain in it though its owner moves first and ko bans bind only the opponent.
//
// Both rest on search of every move of an area to the end, or on theorems that need none; neither looks at
// the rest of the board, so they hold in any whole-board situation and may cut a search there.
// `nodes` bounds the positions searched; a thousand settle most areas of six points.
Fate fate(const Board& board, Point stone, std::int64_t nodes = 2000);

}  // namespace tedomari::go
