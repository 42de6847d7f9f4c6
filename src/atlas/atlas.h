// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "atlas/entry.h"

namespace tedomari::atlas {

// Entries by their key.  As text it has one JSON object a line, in any order: entries; {"game": NAME, "forms": […]} for
// each game that was looked at, with the keys of what came up in it; {"unproved": KEY, "why": …} for places that were
// tried in vain; and {"games": N} for games that the numbers of the entries hold already.
class Atlas {
public:
    // Adds what the text has.
    std::optional<Error> read(std::string_view text);
    static const Atlas& bundled();

    bool knows(const std::string& key) const { return lines_.contains(key) || unproved_.contains(key); }
    bool knows_game(const std::string& name) const { return games_.contains(name); }
    // The same text that is to be written down.
    std::string add(const Entry& entry);
    std::string add_unproved(const std::string& key, const std::string& why);
    std::string add_game(const std::string& name, const std::set<std::string>& keys);

    struct Found {
        Entry entry;
        local::LocalGame game;  // as the place lies on its board
    };
    std::optional<Found> find(const Place& place) const;

    std::size_t size() const { return lines_.size(); }
    int games() const { return counted_games_ + static_cast<int>(games_.size()); }
    // What came up most often stands first, then what is smallest; so many at most.  Where nobody gains anything it
    // must have come up.
    std::vector<Entry> best(std::size_t most) const;
    std::string text(std::size_t most) const;  // of the best, with what came up added up

private:
    std::optional<Entry> entry(const std::string& key) const;
    int seen(const std::string& key) const;

    std::unordered_map<std::string, std::string> lines_;  // of entries
    std::unordered_map<std::string, int> seen_;           // beside what an entry says
    std::set<std::string> unproved_, games_;
    int counted_games_ = 0;
};

}  // namespace tedomari::atlas
