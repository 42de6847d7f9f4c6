// SPDX-License-Identifier: MIT
#include "kata/fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace tedomari::kata {

using nlohmann::json;

namespace {

constexpr std::size_t most_moves = 10'000, longest_echo = 200;

}  // namespace

void refuse(const std::string& field, const std::string& message) { throw Wrong{field, message}; }

std::int64_t integer_field(const json& object, const char* field, std::int64_t low, std::int64_t high,
                           const std::string& message) {
    const json& value = object.at(field);
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(high)
                          : value.is_number_integer() && value.get<std::int64_t>() <= high;
    if (!value.is_number_integer() || !fits || value.get<std::int64_t>() < low) refuse(field, message);
    return value.get<std::int64_t>();
}

double number_field(const json& object, const char* field, double low, double high, const char* message) {
    const json& value = object.at(field);
    if (!value.is_number()) refuse(field, message);
    const double x = value.get<double>();
    if (!std::isfinite(x) || x < low || x > high) refuse(field, message);
    return x;
}

bool flag_field(const json& object, const char* field) {
    if (!object.contains(field)) return false;
    if (!object[field].is_boolean()) refuse(field, "Must be a boolean");
    return object[field].get<bool>();
}

std::optional<std::vector<int>> integers_field(const json& object, const char* field, const char* message) {
    if (!object.contains(field)) return std::nullopt;
    if (!object[field].is_array()) refuse(field, message);
    std::vector<int> result;
    for (const json& item : object[field]) {
        if (!item.is_number_integer()) refuse(field, message);
        result.push_back(static_cast<int>(std::clamp<std::int64_t>(
            item.is_number_unsigned() && item.get<std::uint64_t>() > INT32_MAX ? INT32_MAX
                                                                               : item.get<std::int64_t>(),
            INT32_MIN, INT32_MAX)));
    }
    return result;
}

std::optional<go::Color> color_of(const json& value) {
    if (!value.is_string()) return std::nullopt;
    const auto color = go::parse_color(value.get<std::string>());
    return color ? std::optional(*color) : std::nullopt;
}

std::optional<go::Point> vertex(const std::string& word, go::Size size) {
    std::string lower = word;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower == "pass") return go::Point();
    if (word.starts_with('(') && word.ends_with(')')) {
        int x = -1, y = -1;
        const char* end = word.data() + word.size() - 1;
        const auto first = std::from_chars(word.data() + 1, end, x);
        if (first.ec != std::errc() || first.ptr == end || *first.ptr != ',') return std::nullopt;
        const auto second = std::from_chars(first.ptr + 1, end, y);
        if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
        if (x < 0 || y < 0 || x >= size.width || y >= size.height) return std::nullopt;
        return go::Point::at(x, size.height - 1 - y);
    }
    const auto point = go::parse_point(word, size);
    return point ? std::optional(*point) : std::nullopt;
}

std::string echo(const std::string& text) { return text.substr(0, longest_echo); }

std::vector<go::Move> moves_field(const json& object, const char* field, go::Size size, Passes passes) {
    const char* shape = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";
    const json& list = object.at(field);
    if (!list.is_array()) refuse(field, shape);
    if (list.size() > most_moves) refuse(field, fmt::format("At most {} are taken", most_moves));
    std::vector<go::Move> result;
    for (const json& item : list) {
        if (!item.is_array() || item.size() != 2 || !item[0].is_string() || !item[1].is_string())
            refuse(field, shape);
        const auto color = color_of(item[0]);
        if (!color) refuse(field, "Could not parse player: " + echo(item[0].get<std::string>()));
        const std::string word = item[1].get<std::string>();
        const auto point = vertex(word, size);
        if (!point || (point->is_nowhere() && passes == Passes::refused))
            refuse(field, "Could not parse board location: " + echo(word));
        result.push_back({*color, *point});
    }
    return result;
}

}  // namespace tedomari::kata
