// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cgt/store.h"
#include "go/board.h"
#include "go/point_set.h"

// Small endgames by trying everything and counting at the end: what every cleverer answer has to agree with.
namespace tedomari::trial {

// Alternating play on some points of a board to the end, every move and passing tried.  Nothing can be told
// when a ko turns up or there are too many positions.
class PerfectPlay {
public:
    PerfectPlay(const go::Board& board, const go::PointSet& points, std::size_t most_positions = 400'000);

    // Black's area less White's; nothing when it cannot be told.
    std::optional<int> value(go::Color next, bool passed = false);
    // A perfect move, or a pass.
    go::Move best(go::Color next, bool passed);

    void play(go::Move move) { board_.play(move); }
    bool failed() const { return failed_; }

private:
    std::string key_of(go::Color next, bool passed) const;

    go::Board board_;
    std::vector<go::Point> points_;
    std::size_t most_;
    bool failed_ = false;
    std::unordered_map<std::string, int> known_;
};

// The canonical form of play on some points of a board: the change of Black's area less White's.  A position
// that nobody wants to move in is worth what it counts.  Nothing when a ko turns up or there are too many
// positions.
std::optional<cgt::Game> canonical_form(cgt::Store& store, const go::Board& board, const go::PointSet& points,
                                        std::size_t most_positions = 100'000);

}  // namespace tedomari::trial
