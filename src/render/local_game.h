// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "local/local_game.h"

namespace tedomari::render {

// A local game written down, the same in every report.  It is shown in the counting it is given in: hand over
// local::by_area(game) to have everything by area.

// {"region", "count", "temperature", "deiri", "kind", "evidence", "walls", "stones", "hasKo", "koName", "placid",
//  "moves": {"black", "white"}, "choices": {"black", "white"}, "threats", "answers", "sideLines",
//  "thermograph": {"blackKomaster", "whiteKomaster"} when known, with "neutralThreats" where they differ, "model",
//  "notices", "states"}; "likely" where nothing is proved: the temperature, and between what it lies nine times in ten
//
// A number is {"value": "7/4", "float": 1.75}, with "low" and "high" when it is not exact, and null when
// there is none; "temperature" and "deiri" are null when the region is settled.  A move is ["B", "D4"]; ["W",
// "pass"] in a line is a move elsewhere.  "stones": black minus white ones, the difference of area and
// territory.
nlohmann::json to_json(const local::LocalGame& game);

// What it is, in a sentence a player would say: "gote: a move gains 1 point, 2 by deiri counting (B D9 to 3,
// W D9 to 1)".
std::string sentence(const local::LocalGame& game);

// "proved"; "exact, walls judged"; "bounded"; …
std::string evidence_text(const local::LocalGame& game);

// What a move is worth and between what that lies: "6 1/2"; "about 6.5 (between 3 and 9.1)" by proved bounds; "about 6.5
// (likely between 5.1 and 7.6)" where the guess is better than the bounds.
std::string heat_text(const local::LocalGame& game);

// What a move is worth, and twice that; "–" when no move is worth anything.  In a table "~6.5" says about.
std::string move_text(const local::LocalGame& game);
std::string deiri_text(const local::LocalGame& game);
std::string move_in_table(const local::LocalGame& game);
std::string deiri_in_table(const local::LocalGame& game);

// "B B17, W elsewhere, B A17"
std::string moves_text(const std::vector<go::Move>& moves);

}  // namespace tedomari::render
