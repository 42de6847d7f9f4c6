// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/rational.h"
#include "go/game.h"

namespace tedomari::trial {

// Another engine that is asked who is ahead: `estimate_score` after the moves of a game, by its rules.
// GNU Go takes its rules when it starts, so there is one of it for territory and one for area.  An engine that
// fails is asked no more.
class ScoreRival {
public:
    explicit ScoreRival(std::string command);

    // Black positive, komi counted.
    std::optional<Rational> operator()(const go::Game& game) const;

private:
    struct State;
    std::shared_ptr<State> state_;
};

// "B+3.5 (upper bound: …)", "W+12", "0": the number, Black positive.
std::optional<Rational> parse_score(const std::string& text);

}  // namespace tedomari::trial
