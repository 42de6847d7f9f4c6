// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "economy/sum.h"

// What an economist sees who watches a game of either kind [Berlekamp 1996, 4.2].  He knows the thermographs
// of the summands, not of the sum.
namespace tedomari::economy {

// What the sum is worth to Left when `next` moves and moving costs `tax`: the opponent's walls, and the
// players take turns at the hills, the widest first.
Rational value(const Sum& sum, Side next, Rational tax);

// The highest temperature from t_min up to `below` at which some summand is active.
std::optional<Rational> active_at(const Sum& sum, Rational below, Rational t_min);

// How the game stands.
struct Outlook {
    Rational mean, temperature;  // of the sum: what the Big Picture plots
    Rational ambient;            // the kibitzer's temperature, which never rises
    Rational forecast;           // of the final score: value ± half the ambient temperature
};
// With `next` to move; the ambient temperature was `before`.
Outlook outlook(const Sum& sum, Side next, Rational before, Rational t_min);

// What a move did to the forecast.
enum class MoveKind {
    temperature_lowering,  // improved it, at best by half of what the temperature fell
    neutral,
    sacrificial,  // degraded it
};
std::string_view to_string(MoveKind kind);

}  // namespace tedomari::economy
