// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "cgt/thermograph.h"

namespace tedomari::cgt {

// Who keeps the initiative, read from the walls just below a temperature [Berlekamp 1996, 2.3].  A wall's
// slope counts the plays its owner spends beyond the opponent's: none means that every move is answered.
enum class Initiative {
    settled,       // a vertical mast: nobody moves
    gote,          // both walls branch outward
    left_sente,    // Left's wall drops straight: her move is sente, Right's is reverse sente
    right_sente,   // and the other way round
    double_sente,  // both drop straight: whoever moves first keeps sente
};

struct Sente {
    Initiative initiative = Initiative::settled;
    int left_plays = 0;    // net plays Left spends to reach her wall; 2 when she takes and wins a ko
    int right_plays = 0;   // net plays of Right; negative when the opponent spends more
    bool blurred = false;  // a follower is exactly as hot: a little more heat and it would be otherwise

    friend bool operator==(const Sente&, const Sente&) = default;
};

// What the game is at its temperature.
Sente sente(const Thermograph& game);
// The same, and whether it is blurred, which only the scaffolds tell.
Sente sente(const Thermograph& game, const Scaffolds& scaffolds);
// Just below t, t > base.
Sente sente_below(const Thermograph& game, Rational t);

// Whether `side` wants to move when the tax is t: its scaffold is the wall there.
bool wants_to_move(const Thermograph& game, const Scaffolds& scaffolds, Side side, Rational t);

std::string_view to_string(Initiative initiative);  // "gote", "left's sente", …

}  // namespace tedomari::cgt
