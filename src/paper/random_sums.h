// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "economy/economic.h"
#include "paper/desk.h"

// Sums to try theorems on.
namespace tedomari::paper {

// A hot game with small whole stops.
cgt::Game random_hot_game(Desk& desk, int depth);

// {a | B}, B = {A | b} with a - b a multiple of 3: placid.
cgt::GameGraph random_ko(Rng& luck);

// One to `most` hot games, and as many placid kos as asked for, each with a komaster of its own.
economy::Sum random_sum(Desk& desk, economy::KoLaw law, int most, int kos, int depth = 3);

}  // namespace tedomari::paper
