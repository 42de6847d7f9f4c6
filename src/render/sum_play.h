// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/sum_play.h"

namespace tedomari::render {

// The moves with mean, temperature and forecast, the result, and the ledgers.
std::string to_text(const analysis::SumPlay& report);

// {"rules", "players", "summands", "moves", "score", "result", "forecasts", "errors", "chips", "picture",
// "optimum"}; exact numbers as strings; with a human also "turn": {"mover", "choices"}, null when the game is over.
nlohmann::json to_json(const analysis::SumPlay& report);

// The Big Picture [Berlekamp 1996, fig. 22]: the mean, growing to the left, against the temperature, a point
// a move, with the forecast as a broken line.
std::string to_svg(const analysis::SumPlay& report);

}  // namespace tedomari::render
