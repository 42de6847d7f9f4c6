// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "base/evidence.h"
#include "base/rational.h"
#include "local/local_game.h"

namespace tedomari::render {

// Numbers for people: one that is known exactly as Go players write it, "6 1/2"; any other to one decimal,
// "about 6.5", because more digits would claim more than is known.

inline constexpr const char* no_number = "–";

std::string rounded(Rational value);                      // "6.5", "-0.3", "12": the nearest tenth
std::string number(Rational value, Evidence evidence);    // "6 1/2" when proved, else "about 6.5"
std::string number(const local::Estimate& estimate);      // "6 1/2" when exact, else "about 6.5"
std::string with_range(const local::Estimate& estimate);  // "6 1/2", or "about 6.5 (between 3 and 9.1)"
std::string in_table(const local::Estimate& estimate);    // "6 1/2", or "~6.5" where there is little room
// "between 3 and 9.1": rounded outwards, so that what lies within the bounds lies within these.
std::string range(Rational low, Rational high);
std::string points(Rational value);  // "1 point", "6 1/2 points"

// Who is ahead, as Go players write it: "B+3 1/2", "W+1/2", "even"; "about B+3.5" where it is not known exactly, and
// "~B+3.5" where there is little room.
std::string lead_text(Rational lead);
std::string lead_text(Rational lead, Evidence evidence);
std::string short_lead(Rational lead, Evidence evidence);

// Numbers for programs: {"value": "13/2", "float": 6.5}, with "low" and "high" when it is not exact; null
// when there is none.
nlohmann::json number_json(Rational value);
nlohmann::json number_json(const std::optional<Rational>& value);
nlohmann::json number_json(const local::Estimate& estimate);

}  // namespace tedomari::render
