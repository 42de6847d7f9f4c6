// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "go/board.h"
#include "trial/problems.h"
#include "trial/regress.h"

namespace tedomari::trial {

// The GTP lines that set up a position, stone by stone, so that no order of theirs takes any: a part of a
// possible position is possible.  A ko ban comes from playing the capture that made it, last.
std::vector<std::string> lines_of(const go::Board& board);

// Another engine that is put the problems we solve (a Rival).  Its seconds are those of the question
// alone, the way through its pipes included, and not of the setting up.  What goes wrong is told once: an
// engine that has died, is silent or cannot be set up is asked no more; a command it refuses, not again.
class GtpRival {
public:
    GtpRival(Asker ask, std::function<void(const std::string&)> complain)
        : ask_(std::move(ask)), complain_(std::move(complain)) {}

    std::optional<RivalAnswer> operator()(const go::Board& board, const std::string& query);

private:
    bool set_up(const go::Board& board);

    Asker ask_;
    std::function<void(const std::string&)> complain_;
    bool is_gone_ = false;
    std::set<std::string> refused_;  // commands
};

}  // namespace tedomari::trial
