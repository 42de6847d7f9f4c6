// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/rational.h"
#include "base/rng.h"
#include "endgame/partition.h"
#include "go/position.h"

namespace tedomari::analysis {

// A late endgame made by chance: Black's wall on the left, White's on the right, gaps between them.
//
//      . X . O . .     Behind the walls lies territory that nobody can enter; what is open are the gaps, and
//      . X . . O .     stones left in them.
//      . . X O . .
struct GeneratedBoard {
    go::Board board;
    endgame::Ownership ownership;  // 1 behind and on Black's wall, -1 White's, 0 in the gaps
    int open = 0;                  // empty points in the gaps
};
struct GapSettings {
    int most = 2;    // points wide
    int stones = 4;  // one gap point in so many holds a stone; 0: none
};
GeneratedBoard generated_board(Rng& rng, go::Size size, const GapSettings& gaps = {});

// The best area score for both, by trying everything in the gaps; nothing when a ko turns up or it takes more
// than so many positions.
std::optional<int> best_score(const GeneratedBoard& board, go::Color first,
                              std::size_t most_positions = 400'000);

// What the sum of regions says, compared with the truth.
struct TruthReport {
    int boards = 0, skipped = 0;  // skipped: kos, too large, or not all regions proved
    int within = 0;               // optimum between mean and mean + temperature, for either first player
    int switches = 0,
        equal = 0;  // boards of plain gote: there the sum gives the optimum, but for the last neutral point
    int played = 0, loss_within = 0;  // Sentestrat against perfect play: loss at most the temperature
    int no_loss = 0;
    Rational worst_loss = 0;
    bool interrupted = false;

    bool holds() const { return within == boards && loss_within == played; }
};
struct TruthQuestion {
    int boards = 100;
    std::uint64_t seed = 1;
    go::Size size{6, 5};
    int most_open = 10;
    bool play = true;
};
TruthReport board_truth(const TruthQuestion& question, const std::atomic<bool>* cancel = nullptr,
                        const std::function<void(int)>& tell = {});

}  // namespace tedomari::analysis
