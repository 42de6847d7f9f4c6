// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "atlas/place.h"
#include "local/local_game.h"

namespace tedomari::atlas {

// A place in normal form and what is proved of it.  The colors of a place with a ko are not exchanged: its lines are drawn
// with Black as komaster.
struct Entry {
    Drawing drawing;
    std::string ko;  // what it is called; empty: there is none
    int empty = 0;
    // Region and lines as the normal form lays them (survey/region_store.h).  Count, temperature, kind, the lines of
    // both and where they end are known, and nothing else.
    local::LocalGame game;
    int seen = 0;  // games in which it came up
};

// How entries are told apart.
std::string key_of(const Drawing& drawing, bool has_ko);
inline std::string key_of(const Entry& entry) { return key_of(entry.drawing, !entry.ko.empty()); }

// Valued on a board on which every wall has two eyes.  An error when there is no such board, or nothing exact was proved
// within so many nodes.
Result<Entry> value(const Place& place, std::uint64_t nodes);

// {"form": "xxxo/x..o", "count": "1/2", "size": "3/4", …}; points are those of the drawing, A1 lowest on the left.
nlohmann::json to_json(const Entry& entry);
Result<Entry> entry_of(const nlohmann::json& object);

}  // namespace tedomari::atlas
