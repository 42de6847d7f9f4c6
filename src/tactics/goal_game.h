// SPDX-License-Identifier: MIT
#pragma once

#include "tactics/capture.h"
#include "tactics/connect.h"
#include "tactics/eye.h"
#include "tactics/goal.h"
#include "tactics/live.h"
#include "tactics/separate.h"

namespace tedomari::tactics {

// Calls f with the goal as a search::ThreatGame on the ground, by value: one template serves every kind.
template <class F>
auto with_game(KoBoard& ground, const Goal& goal, F&& f) {
    const std::uint64_t key = key_of(goal, ground.board().size());
    switch (goal.kind) {
        case GoalKind::capture: return f(Capture(ground, goal.a, goal.attacker, key));
        case GoalKind::connect: return f(Connect(ground, goal.a, goal.b, goal.attacker, key));
        case GoalKind::separate: return f(Separate(ground, goal.a, goal.b, goal.attacker, key));
        case GoalKind::eye: return f(Eye(ground, goal.a, goal.attacker, key));
        case GoalKind::live: break;
    }
    return f(Live(ground, goal.a, goal.attacker, key));
}

}  // namespace tedomari::tactics
