// SPDX-License-Identifier: MIT
#pragma once

#include <tedomari/values.h>

#include "base/seconds.h"
#include "survey/survey.h"

namespace tedomari::api {

// Without any limit in the effort, `seconds` a position.
inline survey::SurveySettings survey_settings(const Effort& effort, double seconds) {
    survey::SurveySettings settings;
    settings.time = nanoseconds_of(effort.seconds > 0 ? effort.seconds : seconds);
    settings.nodes = effort.nodes;
    settings.cancel = effort.stop;
    return settings;
}

}  // namespace tedomari::api
