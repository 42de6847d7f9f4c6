// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/result.h"
#include "go/position.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::analysis {

// What is in one game of a record.
struct RecordReport {
    std::string source;      // the file
    std::size_t number = 1;  // of the game in its file
    sgf::Tree::Place place;  // where it starts
    sgf::GameInfo info;
    sgf::Outcome outcome;
    int moves = 0;  // of the main line, passes included
    int passes = 0;
    int black_stones = 0;  // set up before the first move
    int white_stones = 0;
    std::size_t nodes = 0;
    std::size_t variations = 0;            // lines besides the main one
    std::size_t comments = 0;              // nodes with a comment
    std::size_t marked = 0;                // nodes with marks, labels or territory
    std::optional<go::Position> position;  // when asked for
    sgf::Warnings warnings;
};

struct RecordQuestion {
    bool position = false;
    std::optional<int> moves;  // the position where move `moves` + 1 is played, not where the main line ends
};

// Reads a game's properties, plays its main line and tries its variations.  `warnings` are those of reading
// the text.  Fails when the game is not Go, on a board we do not have, or has fewer moves than asked for.
Result<RecordReport> record_report(const sgf::Tree& tree, sgf::Warnings warnings,
                                   const RecordQuestion& question);

// A sum over many games.
struct RecordTotals {
    std::size_t files = 0, skipped = 0, unreadable = 0;  // skipped: of a folder, not SGF by name
    std::size_t games = 0, moves = 0, warnings = 0, games_with_warnings = 0;

    void add(const RecordReport& game);
};

}  // namespace tedomari::analysis
