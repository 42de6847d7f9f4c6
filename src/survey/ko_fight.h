// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "survey/survey.h"

namespace tedomari::survey {

// A move elsewhere that makes it dearer to finish the ko than to answer.
struct KoThreat {
    go::Move move;
    Rational size;  // what a move there is worth after it: more than a move in the ko
    Rational loss;  // what move and answer cost its player
    Evidence evidence = Evidence::learned;
};

// A ko on the board: one stone in atari that would be taken by one stone in atari.
//
// A ko is over in three moves: one player takes and fills, or the other fills.  So each is worth a third of what lies
// between the two ends, and a threat must be worth more than that.  Who is short of the first threat wins it only with
// more of them than the other has.
struct KoFight {
    go::Move take;    // by this move the ko is taken, now or when the ban is lifted
    go::Point stone;  // that one
    std::optional<std::size_t> region;
    Rational worth;  // of a move in it, in territory
    Evidence evidence = Evidence::learned;
    std::array<std::vector<KoThreat>, 2> threats;  // by color, the largest first; apart from each other
    go::Color winner = go::Color::black;           // when both play on as told
};

// Every ko on the board in which a move is worth `least` in territory or more.  Some thirty glances each.  Threats are
// what is proved of the other regions, and what the judge sees: a move after which its player, were it ignored, would
// gain more than the ko is worth.  A judge that does not know what it is to move twice finds only what is proved.
std::vector<KoFight> ko_fights(const go::Game& game, const Survey& survey, const Judge& judge,
                               Rational least);

}  // namespace tedomari::survey
