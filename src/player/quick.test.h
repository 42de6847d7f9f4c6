// SPDX-License-Identifier: MIT
#pragma once

#include "player/survey.h"

namespace tedomari::player {

// A survey that is done in milliseconds and the same every time.
inline SurveySettings quick() {
    SurveySettings settings;
    settings.nodes = 20'000;
    settings.playouts = 400;
    return settings;
}

}  // namespace tedomari::player
