// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/rational.h"
#include "base/result.h"
#include "go/game.h"
#include "go/point_set.h"
#include "sgf/tree.h"

namespace tedomari::scoring {

// The territory that a record marks at its end with TB and TW: what the players, or whoever counted, agreed
// on.
struct Marks {
    go::PointSet black, white;

    const go::PointSet& of(go::Color color) const { return color == go::Color::black ? black : white; }
};

// The end of a game and what the record says about it.  A scorer may look at the game and its handicap; the
// rest is there to compare with.
struct FinalGame {
    go::Game game;
    int handicap = 0;                // stones, wherever the record keeps them
    std::optional<Rational> result;  // in points, Black is positive; nothing when resigned, lost on time …
    std::optional<Marks> marks;
    std::string name;  // "games.sgfs.xz, game 12"
};

// The main line played to its end.  Fails when the record is none of Go.
Result<FinalGame> final_game(const sgf::Tree& tree);

// The stones that the marks call dead: those that stand on the other side's territory, by whole chains.
go::PointSet dead_by_marks(const go::Board& board, const Marks& marks);

// Calls f for the end of every game of a file or folder, packed or not, until it says false; `skipped` counts
// games that cannot be played.  Memory is that of one game.  Fails when a file cannot be read.
struct GamesRead {
    std::size_t games = 0, skipped = 0;
};
Result<GamesRead> for_each_final_game(const std::string& path, const std::function<bool(FinalGame&&)>& f);

}  // namespace tedomari::scoring
