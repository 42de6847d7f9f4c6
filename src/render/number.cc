// SPDX-License-Identifier: MIT
#include "render/number.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tedomari::render {

namespace {

std::string in_tenths(std::int64_t tenths) {
    const std::int64_t size = tenths < 0 ? -tenths : tenths;
    const std::string sign = tenths < 0 ? "-" : "";
    if (size % 10 == 0) return fmt::format("{}{}", sign, size / 10);
    return fmt::format("{}{}.{}", sign, size / 10, size % 10);
}

}  // namespace

std::string rounded(Rational value) { return in_tenths((value * 10 + Rational(1, 2)).floor()); }

std::string number(Rational value, Evidence evidence) {
    return evidence == Evidence::proved ? to_mixed_string(value) : "about " + rounded(value);
}

std::string number(const local::Estimate& estimate) {
    return number(estimate.value, estimate.is_exact() ? Evidence::proved : Evidence::bounded);
}

std::string range(Rational low, Rational high) {
    return fmt::format("between {} and {}", in_tenths((low * 10).floor()), in_tenths((high * 10).ceil()));
}

std::string with_range(const local::Estimate& estimate) {
    if (estimate.is_exact()) return number(estimate);
    return fmt::format("{} ({})", number(estimate), range(estimate.low, estimate.high));
}

std::string in_table(const local::Estimate& estimate) {
    return estimate.is_exact() ? to_mixed_string(estimate.value) : "~" + rounded(estimate.value);
}

std::string points(Rational value) {
    return to_mixed_string(value) + (value == Rational(1) ? " point" : " points");
}

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

nlohmann::json number_json(Rational value) {
    return {{"value", to_string(value)}, {"float", value.to_double()}};
}

nlohmann::json number_json(const std::optional<Rational>& value) {
    return value ? number_json(*value) : nlohmann::json();
}

nlohmann::json number_json(const local::Estimate& estimate) {
    nlohmann::json result = number_json(estimate.value);
    if (!estimate.is_exact()) {
        result["low"] = to_string(estimate.low);
        result["high"] = to_string(estimate.high);
    }
    return result;
}

}  // namespace tedomari::render
