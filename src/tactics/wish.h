// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactics/question.h"

namespace tedomari::tactics {

// A multi-goal [Meijer, Koppelaar 2003, definition 2]: goals of one player joined by and and or.
struct Wish {
    enum class Form : std::uint8_t { goal, either, both };
    Form form = Form::goal;
    Question question;        // of a goal
    std::vector<Wish> parts;  // of the others, two or more

    friend bool operator==(const Wish&, const Wish&) = default;
};

// Reads "connect(B2,D2) or capture(C5) and not capture(E3)", parentheses included; `and` binds more tightly.  A
// `not` turns the goals under it into their opposites: not capture(E3) is escape(E3), whose player is the other
// one.  survive(D4) is a goal too, see survival.h.  All goals must be one player's in the end.  Errors carry the
// column.
inline constexpr int most_goals = 64;
Result<Wish> parse_wish(std::string_view text, const go::Board& board);

std::string to_string(const Wish& wish);

// The goals from left to right; `negation` has them all turned, and with them every and and or.
std::vector<Question> goals_of(const Wish& wish);
Wish negation(const Wish& wish);
go::Color friend_color(const Wish& wish);

// The side that all goals ask for, if it is the same: then the wish is one side's attack, and can be searched
// as one game.
bool is_pure(const Wish& wish);

}  // namespace tedomari::tactics
