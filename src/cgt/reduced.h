// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "cgt/store.h"

// Games up to infinitesimals, and infinitesimals up to smaller ones.
namespace tedomari::cgt {

// The simplest game that differs from `game` by an infinitesimal [Calistrate 1996; Grossman, Siegel 2009].
// Equal for two games exactly when their difference is infinitesimal.
Game reduced_canonical_form(Store& store, Game game);

// How many ups an infinitesimal is worth, itself a game: the g with ↓☆ < G - g·↑ < ↑☆, where ☆ is a star
// larger than any in G [Winning Ways, ch. 8].  Nothing when the game has none; all-small games always do.
std::optional<Game> atomic_weight(Store& store, Game game);

}  // namespace tedomari::cgt
