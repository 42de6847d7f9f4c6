// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace tedomari::cgt {

// The two players: Left gains by positive values, Right by negative ones.
enum class Side : std::uint8_t { left, right };

constexpr Side other(Side side) { return side == Side::left ? Side::right : Side::left; }

constexpr std::string_view to_string(Side side) { return side == Side::left ? "left" : "right"; }

}  // namespace tedomari::cgt
