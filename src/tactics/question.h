// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "go/board.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

// A goal and the side that asks: Friend pursues it, or, of a negative goal, prevents it.
struct Question {
    Goal goal;
    Side friend_side = Side::attacker;

    go::Color friend_color() const {
        return friend_side == Side::attacker ? goal.attacker : opponent(goal.attacker);
    }
    friend bool operator==(const Question&, const Question&) = default;
};

// Reads capture(D4), connect(C3,E5), empty-connect(F6,E5), separate(C3,F6), eye(B1), live(D4) and the
// negative goals escape, disconnect, empty-disconnect, unseparate, false-eye, kill, any case, with spaces
// where they do no harm. Errors carry the column.  eye takes a color when the neighbours do not tell:
// eye(B1,black).
Result<Question> parse_question(std::string_view text, const go::Board& board);

std::string to_string(const Question& question);  // "escape(D4)"

}  // namespace tedomari::tactics
