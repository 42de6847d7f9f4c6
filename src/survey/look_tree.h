// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "cgt/thermograph.h"
#include "go/game.h"
#include "go/point_set.h"
#include "survey/judge.h"

namespace tedomari::survey {

// How many moves of each color are tried in a region: the likeliest ones, then after each of them.
struct LookEffort {
    int first = 3;
    int then = 1;
};

// A small thermograph of looks.  Where nothing is proved, what a region is worth after each side's likeliest
// moves there is what the judge expects of its points, whoever moves next elsewhere:
//
//            now                 two looks a position, 36 positions at most
//          /  |  \               a leaf is a mast above its count
//       Black    White           a node's walls are those of its options
//       /  \     /  \            learned, every bit of it
//      B    W   B    W
struct LookTree {
    cgt::Thermograph walls;              // in territory; the mean is the judge's
    std::vector<go::Move> black, white;  // the best first move of each, and the answer when it is urgent
    std::optional<Rational> black_threat, white_threat;  // the temperature after it, when it rises
};

// Nothing when the judge has no opinion on moves, or neither color has one to try there.  `judgement` is of
// the game's position; glances, not the clock, are what it costs: about 36.
std::optional<LookTree> look_tree(const go::Game& game, const go::PointSet& region, const Judge& judge,
                                  const Judgement& judgement, const LookEffort& effort = {});

}  // namespace tedomari::survey
