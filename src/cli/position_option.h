// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "cli/form.h"
#include "go/game.h"
#include "go/point_set.h"

namespace tedomari::cli {

// POSITION with --game, --move and --to-move: a position of an SGF file or collection, xz-compressed or not,
// or a diagram; "-" is standard input.  Without --move it is where the record asks its question (see
// sgf/question_node.h): of a game the last position, of a problem the first.
struct PositionOption {
    std::string path;
    std::optional<int> game_number;  // of a collection, from 1
    std::optional<int> move;
    std::string to_move;                         // "black", "white"; empty: who the position says
    std::string diagram_rules = "tromp-taylor";  // a diagram names none

    void declare(Form& form);

    // With the rules and the komi of the record; a diagram has none.  Every chain has a liberty.  What the
    // user should know of how the file was read (which game, which node, what is odd) goes to stderr.  The
    // error names no file.
    Result<go::Game> read() const;

    // The position that has marked points (SQ, DD or VW in a record, a line "# region C7,D7" in a diagram),
    // and these; none if nothing is marked.
    struct Marked {
        go::Game game;
        go::PointSet points;
    };
    Result<Marked> read_marked() const;
};

}  // namespace tedomari::cli
