// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "endgame/instinct.h"

namespace tedomari::endgame {

// What Instinct has learned.
struct InstinctWeights {
    static constexpr int width = 24;  // numbers a point
    static constexpr int nearby = 9;  // a point and the eight around it

    using Numbers = std::array<float, width>;
    struct Round {
        std::array<Numbers, nearby> share;  // of each point nearby, number by number
        std::array<Numbers, width> mixing;
        Numbers bias;
    };

    std::array<std::array<Numbers, Instinct::sights>, nearby> first;
    Numbers first_bias;
    std::array<Round, 5> rounds;
    Numbers last;
};

const InstinctWeights& instinct_weights();  // instinct.txt
// Of the text of such a file; throws std::logic_error where it is none.
InstinctWeights parse_instinct(std::string_view text);

}  // namespace tedomari::endgame
