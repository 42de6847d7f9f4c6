// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "economy/book.h"

// Several games of which only the thermographs are known, as of the regions of a Go board: what an economist
// can still say of their sum, and where each strategy would move.  economy::Sum is the full twin.
namespace tedomari::economy {

struct WallSum {
    std::span<const Thermograph> games;
    Rational settled = 0;

    Rational mean() const;
    Rational temperature() const;  // of the hottest; coldest when there is none
};

// What the sum is worth to Left when `next` moves and moving costs `tax`, as for Sum.
Rational value(const WallSum& sum, Side next, Rational tax);

// Of the final score when both play well: the mean, and half the temperature for the player who moves.
Rational forecast(const WallSum& sum, Side next);
// Between these lies the score of orthodox play from here: nobody can gain more than the temperature by
// moving first [Berlekamp 1996, 3.4].
struct ScoreRange {
    Rational low, high;
};
ScoreRange score_range(const WallSum& sum, Side next);

// Where to move, as an index of `games`; nothing when no game is worth a move at t_min or above.
// `last` is where the opponent just moved, `ambient` the temperature before he did.
struct Moment {
    Side mover = Side::left;
    Rational t_min = 0;
    std::optional<std::size_t> last;
    std::optional<Rational> ambient;
};
std::optional<std::size_t> hottest(const WallSum& sum, const Moment& moment);      // Hotstrat
std::optional<std::size_t> sente_first(const WallSum& sum, const Moment& moment);  // Sentestrat
std::optional<std::size_t> widest(const WallSum& sum, const Moment& moment);       // Thermostrat

}  // namespace tedomari::economy
