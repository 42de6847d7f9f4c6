// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tedomari::trial {

// What the answer to a numbered command shall be: `#? [regex]` and its variants.
struct Expectation {
    std::string pattern;         // an extended regular expression for the whole answer, "!" not included
    bool negated = false;        // [!regex]: any answer but these
    bool known_failure = false;  // [regex]*: we know that it fails today
    bool ignored = false;        // [regex]&: shown, not judged

    // As it stands between the brackets.
    std::string text() const { return (negated ? "!" : "") + pattern; }
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

// A command of a .tst file.  Only numbered commands with an expectation are tests; the others lead up to
// them.
struct Step {
    int line = 0;  // in the file, 1-based
    std::string number;
    std::string command;  // without its number: "reg_genmove black"
    std::optional<Expectation> expectation;

    friend bool operator==(const Step&, const Step&) = default;
};

// Reads a regression file as GNU Go has them:
//
//      # Black must not fill his eye.
//      loadsgf games/corner.sgf 12
//      10 reg_genmove black
//      #? [!A1]
Result<std::vector<Step>> parse_tst(std::string_view text);

// An answer on one line: line breaks and runs of blanks become one blank.
std::string with_single_blanks(std::string_view text);

// Whether `answer` is what the expectation asks for, be it a known failure or not.  The pattern must match
// the whole answer, on one line.
bool meets(const Expectation& expectation, std::string_view answer);

}  // namespace tedomari::trial
