// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "analysis/half.h"

namespace tedomari::render {

// {"choose":{"right","total"},"report":{"right","total"}}
inline nlohmann::json to_json(const analysis::Halves& halves) {
    const auto share = [](const analysis::Halves::Share& s) {
        return nlohmann::json{{"right", s.right}, {"total", s.total}};
    };
    return {{"choose", share(halves.choose)}, {"report", share(halves.report)}};
}

}  // namespace tedomari::render
