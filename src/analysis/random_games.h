// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/rational.h"
#include "playout/playout.h"

namespace tedomari::analysis {

// What random games say about a position.  Sampled: the games are of two players who see nothing.
struct RandomGames {
    go::Position position;
    playout::Request request;
    Rational komi;
    playout::Sample sample;
    std::vector<go::Point>
        points;  // empty ones that both colors played first in some game, the biggest first

    // Of the mean score: its deviation over many such samples.
    double standard_error() const;
};

RandomGames random_games(const go::Position& position, const playout::Request& request, Rational komi,
                         Budget& budget);

}  // namespace tedomari::analysis
