// SPDX-License-Identifier: MIT
#pragma once

#include "go/game.h"

namespace tedomari::player {

// The same game under rules that allow only what every rule set allows: no suicide, no repetition.
inline go::Game under_strict_rules(const go::Game& game) {
    go::Game strict = game;
    go::Rules rules = game.rules();
    rules.ko = go::KoRule::positional;
    rules.suicide = go::Suicide::forbidden;
    strict.set_rules(rules);
    return strict;
}

}  // namespace tedomari::player
