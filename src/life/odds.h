// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "life/fight.h"

namespace tedomari::life {

// How likely the target is to be taken, before anything is read: a sum of what is seen on the board, with weights
// learned from fights that were read to the end (learn/odds.cc).  It orders the search and answers nothing.  Hot.
class Odds : public Fight {
public:
    using Fight::Fight;

    // What is seen; points are empty ones of the area, and `own` points those that touch no stone of the killer's.
    enum Sight : std::uint8_t {
        always,
        liberties,  // of the target, as far as eight
        one_liberty,
        two_liberties,
        three_liberties,
        points,      // the logarithm
        own_points,  // the logarithm
        eyes,        // own points with no point beside them, as far as three
        no_eye,
        dead_ends,        // own points with one point beside them, as far as four
        corridors,        // own points with two
        edge_points,      // own points at the edge
        corner_points,    // own points in the corner
        open_points,      // own points that touch no stone at all
        killers_points,   // where only the killer's stones are around
        false_eyes,       // no point beside them, one of the killer's stones
        halved_eyes,      // two stones of the owner's or more, one of the killer's
        stones_in_atari,  // the killer's, as far as four of a chain
        killers_in_atari,
        killers_short,  // chains with two liberties
        owners_in_atari,
        owners_short,
        ko_ban,
    };
    static constexpr std::size_t sights = 23;
    using Seen = std::array<float, sights>;

    // While there is a target.
    Seen see() const;

protected:
    // Proof and disproof number of a position that is not solved.
    search::ProofNumbers first_numbers(go::Color mover) const;

private:
    void see_point(go::Point p, Seen& seen) const;
    void see_chain(go::Point name, Seen& seen) const;
};

}  // namespace tedomari::life
