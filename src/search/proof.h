// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace tedomari::search {

// Why an attacker wins: his answer to everything, as a tree whose equal positions are shared.  A reply that
// is not listed is answered as a pass is.
template <class Move>
struct Proof {
    struct Reply {
        Move move{};  // Move{} is a pass
        std::size_t next = 0;
    };
    struct Node {
        Move answer{};      // the attacker's; nodes[0] of a proof in which the defender moves first has none
        bool wins = false;  // the answer reaches the goal
        std::vector<Reply> replies;  // the pass first; none when the answer wins
    };

    bool attacker_first = true;
    std::vector<Node> nodes;  // nodes[0] is the root

    bool empty() const { return nodes.empty(); }
};

}  // namespace tedomari::search
