// SPDX-License-Identifier: MIT
#pragma once

#include "player/monte_carlo.h"
#include "valuation/values.h"

namespace tedomari::player {

// The settings of the paper's players [Cazenave 2005, 7.2]: connections and empty connections only without
// threats and with those of connections; with all threats all goals too.
valuation::ValueSettings goal_settings(valuation::Threats threats, playout::PolicyKind policy,
                                       const MonteCarlo& monte_carlo, valuation::Literal literal = {});

struct GoalMove {
    go::Move move;
    valuation::Valuation valuation;
};

// Hotstrat over goals: the move of the highest temperature in a subgame of goals and threats [Cazenave 2005,
// 6.4].  Where no goal is open, and for when to pass, standard Monte-Carlo; its rules for points that need no
// move hold as well.
GoalMove choose_by_goals(const go::Game& game, go::Color color, const valuation::ValueSettings& settings,
                         const MonteCarlo& monte_carlo, Budget& budget);

}  // namespace tedomari::player
