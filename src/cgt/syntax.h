// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rational.h"
#include "base/result.h"

// The grammar of games and expressions; it knows words and signs but no values.
//
//   program     definition or comparison, separated by ';'           A={24|B}; B={A|-9}; A
//   definition  NAME = comparison
//   comparison  sum, or sum (< <= > >= == != || <>) sum               inside braces || is a bar
//   sum         product, then + or - product …
//   product     ordinal * ordinal …                                   3*{1|0}
//   ordinal     factor : factor …                                     *:1
//   factor      - factor | +- factor | literal | NAME | NAME(…) | (…) | {…}
//   literal     number, ^ or v with a count, * with a count:          1 3/4   5^*   v9*8   *2   ^^^
//               higher ups, one or the sum of the first n:            ^<2>   v[3]
//   braces      {a,b|c}, and longer bars for outer games:             {1|10||0|||-20||-21}
//
// A star is a multiplication only between two operands: `2*3` is six, `2*` is 2 + *, `^*3` is ↑ + *3.
namespace tedomari::cgt {

struct Syntax {
    enum class Form {
        number,      // number
        large,       // word: the digits of a whole number that is too large for the others
        ups,         // number: how many, negative for v
        power,       // ^<n>, or ^[n] when the word is "sum"; number, negative for v
        nimber,      // number
        braces,      // children | others
        name,        // word
        text,        // word, without its quotes
        size,        // word, as in 4x9
        negative,    // of the only child
        plus_minus,  // of the children: +-(1,2) is {1,2|-1,-2}
        sum,         // of the children
        product,     // of the children
        comparison,  // word, the children are its two sides
        call,        // word, children
        definition,  // word, the only child
    };
    Form form = Form::number;
    int column = 1;  // where it starts, in bytes, from 1
    Rational number;
    std::string word;
    std::vector<Syntax> children, others;
};

inline Error wrong(const Syntax& at, std::string message) { return Error{std::move(message), 0, at.column}; }

// The statements of a program; an error carries the column.  Nesting deeper than max_nesting is an error.
inline constexpr int max_nesting = 500;
Result<std::vector<Syntax>> parse_program(std::string_view text);

}  // namespace tedomari::cgt
