// SPDX-License-Identifier: MIT
#include "render/continuation.h"

#include "render/parts.h"

namespace tedomari::render {

nlohmann::json to_json(const std::vector<analysis::Continuation>& lines) {
    const auto one = [](const analysis::Continuation& found) -> nlohmann::json {
        return {{"move", move_json(found.move)},
                {"line", list_json(found.line, move_json)},
                {"scoreLead", found.score}};
    };
    return {{"lines", list_json(lines, one)}};
}

}  // namespace tedomari::render
