// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/evidence.h"
#include "scoring/counting.h"
#include "scoring/model.h"
#include "scoring/reading.h"

namespace tedomari::scoring {

// What becomes of a chain at the end of a game.  Unsettled: whoever moves first decides.
enum class Life : std::uint8_t { alive, dead, seki, unsettled };
std::string_view to_string(Life life);

// A chain's status and how it is known.
struct Verdict {
    go::Color color = go::Color::black;
    go::PointSet stones;
    Life life = Life::alive;
    Evidence evidence = Evidence::learned;
    double confidence = 1;  // that `life` is right; 1 when proved, or when the user says so
    std::string_view why;   // "unconditionally alive", "read", "learned" …
    double belief = 1;      // the network's, that it is alive

    bool counts_as_dead() const { return life == Life::dead || (life == Life::unsettled && belief < 0.5); }
};

struct LifeSettings {
    const Model* model = nullptr;  // the default one, or the default one with a look where there is a look
    bool reads = true;             // small fights are searched; without, the network alone judges
    // What a larger network expects of every point.  A model of `looked` features needs it, others leave it.
    std::optional<Ownership> ownership;
    go::PointSet dead, alive, seki;  // what the user says, one stone for its chain
    // A search takes its walls for granted: where beliefs are surer than it is, it is not asked.
    ReadingLimits reading{.sure = 0.999};
};

// All chains, by their lowest stones.  What the user says first, which nobody proved; then theorems
// (go/unconditional.h), then small fights searched to the end, the network for the rest.
struct Judged {
    std::vector<Verdict> chains;
    go::FinalStatus status;  // as a count wants it
};
Judged judge_life(const go::Board& board, const go::Rules& rules, const LifeSettings& settings,
                  Budget& budget);

}  // namespace tedomari::scoring
