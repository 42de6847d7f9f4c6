// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tedomari::search {

// How many ko bans each side may still ignore, as if it had played a threat elsewhere and been answered.
struct KoThreats {
    static constexpr std::uint8_t always = 255;
    std::uint8_t attacker = 0;
    std::uint8_t defender = 0;
    friend constexpr bool operator==(KoThreats, KoThreats) = default;
};

}  // namespace tedomari::search
