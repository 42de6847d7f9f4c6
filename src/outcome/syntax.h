// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "outcome/outcome.h"

// The grammar of ordinal games and of what is asked about them; it knows no values.
//
//   program     definition or comparison, separated by ';'            G = W|L; G or G
//   definition  NAME = comparison
//   comparison  either, or either (< <= > >= == != <>) either
//   either      both or both …
//   both        factor and factor …
//   factor      not factor | barred
//   barred      item | item …, the longest bar outermost:              W|L||L
//   item        symbols | NAME | NAME(…) | (…) | {a,b|c}
//   symbols     W L U U+ U- KO↑ KO↓ (or KO^ KOv, with a number of threats), 2, 4, 8, … in a row being a game:
//               WL is {W|L}, WWUL is {{W|W}|{U|L}};   Ū and U̲ are U+ and U-
namespace tedomari::outcome {

struct Syntax {
    enum class Form {
        symbols,     // symbols
        barred,      // children | others
        name,        // word
        negation,    // of the only child
        either,      // of the children
        both,        // of the children
        comparison,  // word, the children are its two sides
        call,        // word, children
        definition,  // word, the only child
    };
    Form form = Form::symbols;
    int column = 1;  // where it starts, in bytes, from 1
    std::vector<Outcome> symbols;
    std::string word;
    std::vector<Syntax> children, others;
};

// An error carries the column.  Brackets nested deeper than max_nesting are an error.
inline constexpr int max_nesting = 200;
Result<std::vector<Syntax>> parse_program(std::string_view text);

}  // namespace tedomari::outcome
