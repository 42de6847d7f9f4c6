// SPDX-License-Identifier: MIT
#include "valuation/literal.h"

#include <array>
#include <fmt/format.h>

namespace tedomari::valuation {

namespace {

struct Name {
    std::string_view text;
    bool Literal::*flag;
};
constexpr std::array<Name, 7> names = {{
    {"direct", &Literal::direct},
    {"near", &Literal::near},
    {"lost", &Literal::lost},
    {"all-moves", &Literal::all_moves},
    {"taking", &Literal::taking},
    {"groups", &Literal::groups},
    {"deep", &Literal::deep},
}};

}  // namespace

Result<Literal> parse_literal(std::string_view text) {
    Literal literal;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        bool known = false;
        for (const Name& name : names) {
            if (word != name.text && word != "all") continue;
            literal.*name.flag = true;
            known = true;
        }
        if (!known) return Error{fmt::format("'{}' is none of {}, all", word, literal_names())};
    }
    return literal;
}

std::string literal_names() {
    std::string text;
    for (const Name& name : names) text += fmt::format("{}{}", text.empty() ? "" : ", ", name.text);
    return text;
}

}  // namespace tedomari::valuation
