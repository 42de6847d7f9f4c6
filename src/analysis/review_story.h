// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/rational.h"
#include "go/color.h"
#include "go/point.h"

namespace tedomari::analysis {

struct ReviewedMove;

// Somebody was ahead by a point or more, from this move on until the next such spell.
struct LeadSpell {
    go::Color leader = go::Color::black;
    int from = 1;
};

// One move that was better than what was played, however often it was missed and by whom.
struct MissedMove {
    go::Point best;
    std::size_t worst = 0;     // index of the move that lost most by not playing it
    int from = 0, to = 0;      // the moves in whose place it should have been played: the first and the last
    std::array<int, 2> times;  // by color
    Rational loss;             // of the worst
};

enum class Phase { opening, middle_game, endgame };
std::string_view to_string(Phase phase);  // "opening", "middle game", "endgame"

struct PhaseLosses {
    int from = 0, to = 0;  // moves; none when `to` is less
    std::array<Rational, 2> lost;
};

// What a review of a game says before it goes into details.
struct ReviewStory {
    std::vector<LeadSpell> spells;      // in order; none: nobody was ever ahead
    std::optional<std::size_t> turn;    // index of the largest loss of who was behind in the end
    std::array<PhaseLosses, 3> phases;  // by Phase
    std::vector<MissedMove> missed;     // the largest first
    Rational drift;                     // Black's gain that no loss explains
};

// `moves` are those of a review, in order and without gaps.
ReviewStory story_of(std::span<const ReviewedMove> moves, go::Size size);
Phase phase_of(const ReviewStory& story, int number);  // of the move of that number, which is one of them

}  // namespace tedomari::analysis
