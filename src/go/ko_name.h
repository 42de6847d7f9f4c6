// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace tedomari::go {

// What players call a ko, for the side that must threaten first:
//   direct         it takes the ko and is one move from winning;
//   several steps  it must win so many kos, one after the other;
//   approach       it must first play so many moves that the other may ignore;
//   thousand years neither wants to begin: beginning it only gets a ko, and there is a seki to be had instead.
struct KoName {
    enum class Kind : std::uint8_t { direct, steps, approach, thousand_years };
    Kind kind = Kind::direct;
    int moves = 1;  // of approach, or steps

    friend bool operator==(const KoName&, const KoName&) = default;
};
std::string to_string(const KoName& name);  // "direct ko", "ko in 2 steps", "approach ko (1 move)", …

}  // namespace tedomari::go
