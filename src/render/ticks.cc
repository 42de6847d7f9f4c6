// SPDX-License-Identifier: MIT
#include "render/ticks.h"

#include <algorithm>
#include <array>

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

std::string fraction_text(Rational number) {
    struct Glyph {
        int numerator, denominator;
        const char* text;
    };
    constexpr std::array<Glyph, 15> glyphs = {{{1, 2, "½"},
                                               {1, 3, "⅓"},
                                               {2, 3, "⅔"},
                                               {1, 4, "¼"},
                                               {3, 4, "¾"},
                                               {1, 5, "⅕"},
                                               {2, 5, "⅖"},
                                               {3, 5, "⅗"},
                                               {4, 5, "⅘"},
                                               {1, 6, "⅙"},
                                               {5, 6, "⅚"},
                                               {1, 8, "⅛"},
                                               {3, 8, "⅜"},
                                               {5, 8, "⅝"},
                                               {7, 8, "⅞"}}};
    const std::string sign = number < 0 ? "−" : "";
    const Rational size = abs(number);
    const std::int64_t whole = size.floor();
    if (size.is_integer()) return sign + std::to_string(whole);
    const Rational rest = size - whole;
    const auto glyph = std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph& g) {
        return rest == Rational(g.numerator, g.denominator);
    });
    const std::string front = whole == 0 ? "" : std::to_string(whole);
    if (glyph != glyphs.end()) return sign + front + glyph->text;
    return sign + (front.empty() ? "" : front + " ") + to_string(rest);
}

std::size_t width_of(const std::string& utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

}  // namespace tedomari::render
