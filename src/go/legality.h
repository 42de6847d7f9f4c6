// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>

namespace tedomari::go {

enum class Suicide : std::uint8_t { forbidden, allowed };

// Whether a move may be played and, if not, why.
enum class Legality : std::uint8_t { legal, off_board, occupied, suicide, ko, superko };

constexpr std::string_view to_string(Legality legality) {
    switch (legality) {
        case Legality::legal: return "legal";
        case Legality::off_board: return "off the board";
        case Legality::occupied: return "point is occupied";
        case Legality::suicide: return "suicide is not allowed";
        case Legality::ko: return "retakes the ko at once";
        case Legality::superko: return "repeats an earlier position";
    }
    return "";
}
std::ostream& operator<<(std::ostream& out, Legality legality);

}  // namespace tedomari::go
