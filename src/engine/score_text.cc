// SPDX-License-Identifier: MIT
#include "engine/score_text.h"

#include <nlohmann/json.hpp>

namespace tedomari::engine {

std::string decimal(Rational number) {
    std::string text = nlohmann::json(number.to_double()).dump();  // the shortest that reads back the same
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::optional<Rational> parse_score(std::string_view text) {
    if (text == "0" || text == "Draw" || text == "draw" || text == "Jigo" || text == "jigo")
        return Rational(0);
    if (text.size() < 3 || text[1] != '+' || text.find('/') != std::string_view::npos) return {};
    const auto margin = parse_rational(text.substr(2));
    if (!margin || *margin < Rational(0)) return {};
    if (text[0] == 'B' || text[0] == 'b') return *margin;
    if (text[0] == 'W' || text[0] == 'w') return -*margin;
    return {};
}

}  // namespace tedomari::engine
