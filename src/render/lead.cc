// SPDX-License-Identifier: MIT
#include "render/lead.h"

#include "render/number.h"

namespace tedomari::render {

namespace {

std::string rounded_lead(Rational lead) {
    const std::string size = rounded(abs(lead));
    if (size == "0") return "even";
    return (lead > Rational(0) ? "B+" : "W+") + size;
}

}  // namespace

std::string lead_text(Rational lead) {
    if (lead == Rational(0)) return "even";
    return (lead > Rational(0) ? "B+" : "W+") + to_mixed_string(abs(lead));
}

std::string lead_text(Rational lead, Evidence evidence) {
    return evidence == Evidence::proved ? lead_text(lead) : "about " + rounded_lead(lead);
}

std::string short_lead(Rational lead, Evidence evidence) {
    return evidence == Evidence::proved ? lead_text(lead) : "~" + rounded_lead(lead);
}

}  // namespace tedomari::render
