// SPDX-License-Identifier: MIT
#include "render/top_down.h"

#include <fmt/format.h>

#include "render/game_value.h"

namespace tedomari::render {

std::string to_text(const analysis::TopDown& report) {
    return fmt::format(
        "mean         {}\ntemperature  {}\nthermograph  {}\nlooked into  {} of {} positions for mean and "
        "temperature, {} for both walls from 0 up\n",
        to_string(report.mean()), to_string(report.temperature()), cgt::to_string(report.thermograph),
        report.for_temperature, report.positions, report.for_walls);
}

nlohmann::json to_json(const analysis::TopDown& report) {
    return {{"expression", report.expression},
            {"mean", to_string(report.mean())},
            {"temperature", to_string(report.temperature())},
            {"thermograph", to_json(report.thermograph)},
            {"positions", report.positions},
            {"forTemperature", report.for_temperature},
            {"forWalls", report.for_walls}};
}

}  // namespace tedomari::render
