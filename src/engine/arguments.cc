// SPDX-License-Identifier: MIT
#include "engine/arguments.h"

#include <charconv>
#include <cmath>

namespace tedomari::engine {

namespace {

const Error syntax_error{"syntax error"};

template <class T>
Result<T> parse_whole(const std::string& text) {
    T value{};
    const char* const end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, value);
    if (code != std::errc() || stop != end) return syntax_error;
    return value;
}

}  // namespace

Result<std::string> Arguments::word() {
    if (at_end()) return syntax_error;
    return request_.arguments[next_++];
}

Result<go::Color> Arguments::color() {
    const auto text = word();
    if (!text) return text.error();
    const auto color = go::parse_color(*text);
    if (!color) return Error{"invalid color"};
    return color;
}

Result<go::Point> Arguments::vertex() {
    const auto text = word();
    if (!text) return text.error();
    const auto vertex = go::parse_vertex(*text, size_);
    if (!vertex) return Error{"invalid coordinate"};
    return vertex;
}

Result<go::Point> Arguments::point() {
    const auto point = vertex();
    if (point && point->is_nowhere()) return Error{"invalid coordinate"};
    return point;
}

Result<int> Arguments::integer() {
    const auto text = word();
    return text ? parse_whole<int>(*text) : Result<int>(text.error());
}

Result<double> Arguments::number() {
    const auto text = word();
    if (!text) return text.error();
    const auto value = parse_whole<double>(*text);
    if (value && !std::isfinite(*value)) return syntax_error;
    return value;
}

Result<player::Seconds> Arguments::seconds() {
    const auto value = number();
    if (!value) return value.error();
    if (*value < 0 || *value > 1e9) return syntax_error;
    return player::Seconds(*value);
}

std::string unquoted(std::string text) {
    const auto is_quote = [](char c) { return c == '\'' || c == '"'; };
    if (text.size() >= 2 && is_quote(text.front()) && text.back() == text.front())
        return text.substr(1, text.size() - 2);
    return text;
}

}  // namespace tedomari::engine
