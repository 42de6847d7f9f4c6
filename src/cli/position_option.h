// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "cli/form.h"
#include "sgf/position.h"

namespace tedomari::cli {

// POSITION with --game, --move and --to-move: a position of an SGF file or collection, xz-compressed or not,
// or a diagram; "-" is standard input.  Without --move it is where the record asks its question (see
// sgf/question_node.h): of a game the last position, of a problem the first.
struct PositionOption {
    std::string path;
    std::optional<int> game_number;  // of a collection, from 1
    std::optional<int> move;
    std::string to_move;  // "black", "white"; empty: who the position says

    void declare(Form& form, const char* name = "position",
                 const char* help = "an SGF file, xz-compressed or not, or a diagram; - for standard input");

    // With the rules and the komi of the record (sgf/position.h).  What the user should know of how the file was read
    // (which game, which node, what is odd) goes to stderr.  The error names no file.
    Result<go::Game> read() const;
    Result<sgf::FoundPosition> read_for(sgf::AsksFor asks) const;  // all that was found
};

// What is odd about a record, the first of it, to stderr.
void tell_warnings(const std::string& path, const sgf::Warnings& warnings);

}  // namespace tedomari::cli
