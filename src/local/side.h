// SPDX-License-Identifier: MIT
#pragma once

#include "cgt/side.h"
#include "go/color.h"

// Black is Left.
namespace tedomari::local {

constexpr cgt::Side side_of(go::Color color) {
    return color == go::Color::black ? cgt::Side::left : cgt::Side::right;
}
constexpr go::Color color_of(cgt::Side side) {
    return side == cgt::Side::left ? go::Color::black : go::Color::white;
}

}  // namespace tedomari::local
