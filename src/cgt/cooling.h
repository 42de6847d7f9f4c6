// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/rational.h"
#include "cgt/thermographs.h"

// Taxes on moving, and their inverses [Winning Ways, ch. 6; Berlekamp 1996, 5.1 and 5.3].
// `thermographs` gives the store; temperatures are dyadic.  All may throw what a Store throws.
namespace tedomari::cgt {

// {G^L cooled - t | G^R cooled + t}, and the mean of G once t exceeds its temperature.  -1 <= t.
// Below 0 the options of numbers count too: 1/2 cooled by -1 is {1|0}.
Game cooled(Thermographs& thermographs, Game game, Dyadic t);

// Cooled by its own temperature: the mean and an infinitesimal.
Game frozen(Thermographs& thermographs, Game game);

// {G^L heated + t | G^R heated - t} unless G is a number.
Game heated(Store& store, Game game, Dyadic t);

// Heating that replaces an integer n by n copies of `from` and pays `to` a move: {G^L + to | G^R - to}.
Game overheated(Store& store, Game game, Game from, Game to);

// What Go players do: cooling by one, and its inverse, which keeps the parity of integers (n becomes n or n*)
// [Berlekamp, Wolfe 1994].
Game chilled(Thermographs& thermographs, Game game);
Game warmed(Store& store, Game game);

// A game as its mean and infinitesimals, each heated by a lower temperature than the one before (Norton).
// The parts add up to the game exactly.
struct Dissociation {
    struct Part {
        Dyadic temperature;
        Game infinitesimal;
        friend bool operator==(const Part&, const Part&) = default;
    };
    Dyadic mean;
    std::vector<Part> parts;  // hottest first; the last may have temperature 0
};
Dissociation dissociated(Thermographs& thermographs, Game game);

}  // namespace tedomari::cgt
