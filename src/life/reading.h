// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/budget.h"
#include "base/evidence.h"
#include "life/arena.h"
#include "life/frame.h"
#include "life/table.h"
#include "outcome/outcome.h"

namespace tedomari::life {

using outcome::Outcome;

// The life of some stones with one side moving first, seen from their owner: won, they live, by two eyes, in
// seki or by escaping; lost, they die.
struct Reading {
    Outcome outcome;
    Evidence evidence = Evidence::judged;
    go::Point best;     // of the side that moves first, when it gets what it wants; nowhere: without a move
    KoThreats threats;  // under which `best` works
    std::uint64_t nodes = 0;
};

// Reads in ever wider frames while the budget lasts; the last one solved tells.
Reading read(const go::Board& board, const go::PointSet& targets, go::Color first, Table& table,
             Budget& budget);

// In one arena, with the kos told apart.
Reading read(const Arena& arena, go::Color first, Table& table, Budget& budget);

}  // namespace tedomari::life
