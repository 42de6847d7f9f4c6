// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <unordered_set>

#include "atlas/atlas.h"
#include "sgf/tree.h"

namespace tedomari::atlas {

struct MakeSettings {
    std::uint64_t nodes = 20'000;  // of each place
    int most_empty = 12;
    int every = 8;  // of games every so many moves, from the end
    int last = 72;  // … as far back
    const std::atomic<bool>* cancel = nullptr;
};

// Adds places to an atlas; `written` is given each line as soon as it is known.
class Maker {
public:
    Maker(Atlas& atlas, MakeSettings settings, std::function<void(const std::string&)> written)
        : atlas_(atlas), settings_(settings), written_(std::move(written)) {}

    // All that so many empty points can be.
    void add_shapes(int points);
    // Of the main line the places that `analyze` would cut.  What is known already is only counted.
    void add_game(const sgf::Tree& tree, const std::string& name);

private:
    // The key of the part, which is in the atlas now; empty when it is not.
    std::string add(const Place& part);
    bool is_cancelled() const { return settings_.cancel != nullptr && settings_.cancel->load(); }

    Atlas& atlas_;
    MakeSettings settings_;
    std::function<void(const std::string&)> written_;
    std::unordered_set<std::string> looked_at_;
};

}  // namespace tedomari::atlas
