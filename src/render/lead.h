// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/evidence.h"
#include "base/rational.h"
#include "go/color.h"

namespace tedomari::render {

// Who is ahead, as Go players write it: "B+3 1/2", "W+1/2", "even".
std::string lead_text(Rational lead);
// "about B+3.5" where it is not known exactly.
std::string lead_text(Rational lead, Evidence evidence);
// "~B+3.5" where there is little room.
std::string short_lead(Rational lead, Evidence evidence);

}  // namespace tedomari::render
