// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/rational.h"
#include "go/game.h"

namespace tedomari::trial {

// Another engine that is asked who is ahead: `estimate_score` after the moves of a game, by its rules.
// GNU Go takes its rules when it starts, so there is one of it for territory and one for area.
class ScoreRival {
public:
    explicit ScoreRival(const std::string& command);

    // Black positive, komi counted.
    std::optional<Rational> operator()(go::Game game) const;

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace tedomari::trial
