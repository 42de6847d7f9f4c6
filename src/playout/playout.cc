// SPDX-License-Identifier: MIT
#include "playout/playout.h"

#include "playout/lockstep_run.h"

namespace tedomari::playout {

namespace {

const LockstepEngine& fastest() {
    static const LockstepEngine& engine = *lockstep_engines().front();
    return engine;
}

}  // namespace

Results random_games(const go::Position& position, const Request& request, Budget& budget) {
    return run_lockstep(fastest(), position, request, Statistics::none, budget).results;
}

Sample sample(const go::Position& position, const Request& request, Budget& budget) {
    return run_lockstep(fastest(), position, request, Statistics::points, budget);
}

}  // namespace tedomari::playout
