// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/learn_audit.h"

namespace tedomari::render {

// One page: learning curves, calibration, the confusion of dead and alive, accuracy before the end, the worst misses drawn.
std::string to_html(const analysis::LearnAudit& audit);

}  // namespace tedomari::render
