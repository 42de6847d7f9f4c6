// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "endgame/evaluate.h"
#include "go/game.h"
#include "go/point_set.h"
#include "local/local_game.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What a region is worth to somebody who did not prove it, and by what means.
struct Opinion {
    std::string source;
    Rational count, temperature;  // by territory
    std::vector<go::Move> black, white;
    int points = 0;  // in play; 0: none, looked at only
};

// Few points, exact play: where a region is too large to be searched, a judge says what is at stake in it, and the
// solver plays that out as if the rest were settled.
//
//      looks      now, after the likeliest moves of either side, after what follows when those are ignored or
//                 answered: a point is at stake when its owner changes between them
//      masks      what changes most, then less and less, until the search does not come to an end in time
//      answer     of the widest mask that was played out; the others are further opinions
//
// Learned, every bit of it; whoever shows it keeps it within what is proved.
struct LikelyValue {
    std::vector<Opinion> opinions;  // the best first
};

struct LikelyEffort {
    std::chrono::nanoseconds time = std::chrono::seconds(1);
    std::uint64_t nodes = UINT64_MAX;
    int first = 4, then = 2;  // moves of a side that are looked at, and after each of them
};

// Nothing when the judge has no opinion on moves.
std::optional<LikelyValue> likely_value(const go::Game& game, const go::PointSet& region, const Judge& judge,
                                        const LikelyEffort& effort = {});

// Where no search came to an end: the best opinion becomes the value, within its bounds, as `learned`.  In any case
// that is not proved: says who thinks otherwise, and between what the temperature lies nine times in ten.
void take_over(const LikelyValue& likely, local::LocalGame& game);

}  // namespace tedomari::survey
