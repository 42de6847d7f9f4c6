// SPDX-License-Identifier: MIT
#pragma once

#include "go/game.h"

namespace tedomari::go {

// The same game under rules that allow only what every rule set allows: no suicide, no repetition.
inline Game under_strict_rules(const Game& game) {
    Game strict = game;
    Rules rules = game.rules();
    rules.ko = KoRule::positional;
    rules.suicide = Suicide::forbidden;
    strict.set_rules(rules);
    return strict;
}

}  // namespace tedomari::go
