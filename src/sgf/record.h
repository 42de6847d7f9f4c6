// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "go/game.h"
#include "sgf/game_info.h"
#include "sgf/replay.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// A record as most callers want it: the first game of a text, played along its main line.
struct Record {
    Tree tree;
    GameInfo info;
    go::Game game;
    Warnings warnings;  // of the text and of the moves
};

// The position of a record is where its main line ends, or where move `moves` + 1 would be played: 0 is the
// start with its setup.
Result<Record> read_record(std::string_view text, std::optional<int> moves = {});

// A game as a tree: its start as setup, then its moves.  The size, rules, komi and handicap are the game's,
// the rest of `info` is written as given.
Tree to_tree(const go::Game& game, GameInfo info = {});

}  // namespace tedomari::sgf
