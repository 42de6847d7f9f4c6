// SPDX-License-Identifier: MIT
#include "render/practice.h"

#include "render/number.h"
#include "render/parts.h"

namespace tedomari::render {

nlohmann::json to_json(const analysis::PracticeReport& report) {
    const auto position_json = [](const analysis::PracticePosition& position) -> nlohmann::json {
        return {{"node", static_cast<std::uint32_t>(position.node)},
                {"moveNumber", position.moves},
                {"toMove", letter(position.to_move)},
                {"temperature", number_json(position.temperature)},
                {"ahead", number_json(position.ahead)},
                {"evidence", to_string(position.evidence)}};
    };
    return {{"positions", list_json(report.positions, position_json)},
            {"lookedAt", report.looked_at},
            {"interrupted", report.interrupted}};
}

}  // namespace tedomari::render
