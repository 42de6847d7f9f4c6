// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/proved.h"
#include "go/game.h"
#include "render/searched.h"

// The other side of the analysis protocol: asking an engine, and reading what it says.
namespace tedomari::kata {

// A query for the position that the game has reached; the answer's numbers shall be Black's.
nlohmann::json query_of(const go::Game& game, const std::string& id, int visits);

// What an answer thinks of the position; an error when it is none, or one of another board.
Result<analysis::Opinion> opinion_of(const nlohmann::json& answer, const go::Game& game,
                                     render::Perspective perspective);

}  // namespace tedomari::kata
