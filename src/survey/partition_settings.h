// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/evidence.h"

namespace tedomari::survey {

// From which ownership on something is taken for granted.
struct Thresholds {
    double sure = 0.45;      // of a chain: it is taken for safe or dead
    double contested = 0.3;  // of an empty point: below, it is open wherever it lies
    double certain = 0.93;   // … and from here on it is settled wherever it lies
};
// What random games say is spread out, what a network says is not: chains called safe and lost later are as
// few with these, and half as many are left open (docs/log/whole-board.md).
Thresholds thresholds_for(Evidence judged);

struct PartitionSettings {
    int reach = 3;        // how far from a safe stone play is expected; more on the edge
    int max_points = 40;  // of a region; larger ones are cut narrower
    int max_pocket = 12;  // empty points that are a region as they are when life for certain shuts them in
    std::optional<Thresholds> thresholds;  // nothing: those measured for who judges
    int enough_room = 7;      // a wall with fewer points of its own outside a region leans on the region
    int short_of_breath = 2;  // a chain with so few liberties keeps all of them in play
    int weak_liberties = 4;   // a chain with so few, and so few stones, may be captured where regions meet it
    int weak_stones = 8;
};

// Where wide walls leave too much: less is needed to be a wall, and play reaches less far.
PartitionSettings narrower(const PartitionSettings& settings);

}  // namespace tedomari::survey
