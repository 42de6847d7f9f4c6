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

// A threat that takes some of the other's with it, once it is answered.
struct KoExchange {
    go::Move move, answer;
    std::vector<go::Point> removes;  // his threats that are none any more
};

// Who wins a ko when each side has so many threats, and plays on as told.
struct KoCount {
    go::Color winner = go::Color::black;
    bool by_threats = true;  // else who holds it has the move and ends it
    int short_by = 0;        // so many threats more, and the loser wins it
};
// `taker` could take it but for the ban, and `mover` is to move.
KoCount count_threats(go::Color taker, go::Color mover, bool banned, const std::array<int, 2>& threats);

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
    bool by_threats = true;                        // the other runs out of them first; else it is ended now
    int short_by = 0;                              // so many threats the loser lacks
    std::optional<KoExchange> turn;                // by which the loser is less short

    const std::vector<KoThreat>& threats_of(go::Color color) const {
        return threats[static_cast<std::size_t>(color)];
    }
    // Below this temperature it is right to ignore the threat and end the ko.  Ended, the ko is won and the threat carried
    // out; answered, the ko is lost, and a move elsewhere is had for it: 3 worth - 2 size against the temperature.  Above
    // the threat's own size a move elsewhere is larger than the answer.
    Rational ignored_below(const KoThreat& threat) const { return 3 * worth - 2 * threat.size; }
};

// Every ko on the board in which a move is worth `least` in territory or more.  Some thirty glances each.  Threats are
// what is proved of the other regions, and what the judge sees: a move after which its player, were it ignored, would
// gain more than the ko is worth.  A judge that does not know what it is to move twice finds only what is proved.
std::vector<KoFight> ko_fights(const go::Game& game, const Survey& survey, const Judge& judge,
                               Rational least);

}  // namespace tedomari::survey
