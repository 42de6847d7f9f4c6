// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "economy/sum.h"

namespace tedomari::economy {

// The greatest number of which all are whole multiples: of 1/4, 1/3, 5/8 it is 1/24.  0 for none; all
// positive.
Rational greatest_common_divisor(const std::vector<Rational>& numbers);

// What an environment depends on.
struct Survey {
    Rational unit =
        0;  // twice delta: the divisor of all temperatures above 0 of all positions; 0: there are none
    Rational highest = 0;  // initial temperature of a summand
    int threats = 0;  // moves that raise the temperature, in all positions: each might serve as a ko threat
};
Survey survey(const Sum& sum);

enum class Enrichment {
    minimal,    // MEE: one switch at every multiple of delta up to the highest temperature
    standard,   // SEE: 2 threats + 1 of each
    over,       // OEE: the same at half of delta
    universal,  // U_n: delta = 1 / lcm{1, …, n}; 2n + 1 of each, up to temperature n
};

// An environment as asked for: "mee", "see", "oee", "u3".
struct EnvironmentName {
    Enrichment enrichment;
    int n = 0;  // of a universal one
};
std::optional<EnvironmentName> parse_environment(std::string_view text);

// The temperatures of its switches {t|-t}, lowest first [Berlekamp 1996, 4.3].  An error when there would be
// more than the limit.
inline constexpr std::size_t most_switches = 20'000;
Result<std::vector<Rational>> environment(const EnvironmentName& name, const Survey& survey,
                                          std::size_t limit = most_switches);

// Adds them as summands.
void enrich(Sum& sum, const std::vector<Rational>& switches);

}  // namespace tedomari::economy
