// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "cli/form.h"
#include "go/game.h"

namespace tedomari::cli {

// POSITION and --move N: an SGF file at its last node or before move N + 1, or a diagram; "-" is standard
// input.
struct PositionOption {
    std::string path;
    std::optional<int> move;
    std::string diagram_rules = "tromp-taylor";  // a diagram names none

    void declare(Form& form);
    // With the rules and the komi of the record; a diagram has none.  Every chain has a liberty.  The error
    // names no file.
    Result<go::Game> read() const;
};

}  // namespace tedomari::cli
