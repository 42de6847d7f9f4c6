// SPDX-License-Identifier: MIT
#include "render/ticks.h"

#include <algorithm>
#include <map>

namespace tedomari::render {

namespace {

// The steps from fine to coarse: 1/64, …, 1/4, 1/2, 1, 2, 5, 10, 20, 50, …
Rational coarser(Rational step) {
    if (step < 1) return step * 2;
    std::int64_t power = 1;
    while (step >= power * 10) power *= 10;
    return step == power ? step * 2 : step == 2 * power ? Rational(5 * power) : Rational(10 * power);
}

}  // namespace

std::vector<Rational> ticks(Rational low, Rational high, int most) {
    Rational step(1, 64);
    while ((high / step).floor() - (low / step).ceil() + 1 > most) step = coarser(step);
    std::vector<Rational> result;
    for (Rational tick = (low / step).ceil() * step; tick <= high; tick += step) result.push_back(tick);
    return result;
}

std::string_view fraction_sign(const std::string& fraction) {
    static const std::map<std::string_view, std::string_view> signs = {
        {"1/2", "½"}, {"1/3", "⅓"}, {"2/3", "⅔"}, {"1/4", "¼"}, {"3/4", "¾"},
        {"1/5", "⅕"}, {"2/5", "⅖"}, {"3/5", "⅗"}, {"4/5", "⅘"}, {"1/6", "⅙"},
        {"5/6", "⅚"}, {"1/8", "⅛"}, {"3/8", "⅜"}, {"5/8", "⅝"}, {"7/8", "⅞"}};
    const auto found = signs.find(fraction);
    return found == signs.end() ? std::string_view() : found->second;
}

std::string fraction_text(Rational number) {
    const std::string sign = number < 0 ? "−" : "";
    const Rational size = abs(number);
    const std::int64_t whole = size.floor();
    if (size.is_integer()) return sign + std::to_string(whole);
    const std::string rest = to_string(size - whole), front = whole == 0 ? "" : std::to_string(whole);
    const std::string_view glyph = fraction_sign(rest);
    if (!glyph.empty()) return sign + front + std::string(glyph);
    return sign + (front.empty() ? "" : front + " ") + rest;
}

std::size_t width_of(const std::string& utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

}  // namespace tedomari::render
