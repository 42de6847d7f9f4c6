// SPDX-License-Identifier: MIT
#include "render/practice.h"

#include "render/number.h"
#include "render/parts.h"

namespace tedomari::render {

nlohmann::json to_json(const analysis::PracticeReport& report) {
    nlohmann::json positions = nlohmann::json::array();
    for (const analysis::PracticePosition& position : report.positions) {
        positions.push_back({{"node", static_cast<std::uint32_t>(position.node)},
                             {"moveNumber", position.moves},
                             {"toMove", letter(position.to_move)},
                             {"temperature", number_json(position.temperature)},
                             {"ahead", number_json(position.ahead)},
                             {"evidence", to_string(position.evidence)}});
    }
    return {{"positions", std::move(positions)},
            {"lookedAt", report.looked_at},
            {"interrupted", report.interrupted}};
}

}  // namespace tedomari::render
