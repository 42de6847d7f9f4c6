// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "tactics/goal.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// How hard to look for a capture that an exchange must come before.
struct ExchangeEffort {
    int exchanges = 1;  // of a threat and its answer, at most
    AimEffort threat{.order = 2, .exhaustive = false, .nodes = 500};
    AimEffort capture{.order = 3, .exhaustive = false, .nodes = 20'000};
    bool by_ko = false;  // the defender has no ko threats: what the attacker takes first, he takes
};

// A threat after which one of the goals is reached, whatever the answer.
struct ForcedCapture {
    go::Point move;
    go::PointSet trace;       // where it could be upset
    std::vector<Goal> goals;  // threatened first, reached in the end
};

// One of these captures, all of the same attacker, that needs threats against others of them first.  Each node
// reads chains one by one, harder than a search of all goals at once can: after a threat only answers on its
// trace are tried, for any other leaves the threatened chain lost, and of the other chains only those are read
// again on whose trace a stone was played.  What is found is a proof, whoever has the ko threats unless it may be
// by ko; chains that can be taken at once are left aside.
std::optional<ForcedCapture> capture_after_exchanges(const go::Board& board, const std::vector<Goal>& goals,
                                                     const ExchangeEffort& effort, ReadingTable& table,
                                                     Budget& budget);

}  // namespace tedomari::tactics
