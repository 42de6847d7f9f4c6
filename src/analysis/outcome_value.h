// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "outcome/session.h"

namespace tedomari::analysis {

// `tedomari outcome`: what an expression of ordinal games is worth.
struct OutcomeValue {
    std::string expression;
    std::string value;  // the game in short notation, or what a function gave
    // The rest is of a game only.
    struct OfGame {
        outcome::Status status;
        int tally = 0;
        std::vector<outcome::Outcome> friend_in_a_row, opponent_in_a_row;  // with 0, 1, 2, … moves
        int friend_order = 0, opponent_order = 0;  // 1: an achieving move, 2: a threat; 0: nothing
    };
    std::optional<OfGame> game;
};

// Throws outcome::TooLarge.
Result<OutcomeValue> outcome_value(outcome::Session& session, std::string_view expression);

}  // namespace tedomari::analysis
