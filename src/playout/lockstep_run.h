// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "go/position.h"
#include "playout/lockstep_engines.h"
#include "playout/playout.h"

namespace tedomari::playout {

// How the games of a request are dealt to columns, which depends on nothing but their number.
class Columns {
public:
    Columns(std::uint64_t games, std::uint64_t seed);

    std::uint64_t count() const { return count_; }
    // Gives a task the columns from `first` on, up to `most` of them.
    void deal(std::uint64_t first, int most, LockstepTask& task) const;

private:
    std::uint64_t games_, seed_, count_;
};

// The position and the rule of a request, with no column to play yet.
LockstepTask first_task(const go::Position& position, const Request& request);

enum class Statistics { none, points };

// What playout.h promises, by one of the lock-step engines: they all play the same games.
Sample run_lockstep(const LockstepEngine& engine, const go::Position& position, const Request& request,
                    Statistics statistics, Budget& budget);

}  // namespace tedomari::playout
