// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cgt/session.h"
#include "endgame/evaluate.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::analysis {

// A region of a Go board as a game like any other: Black is Left, and numbers count territory and prisoners
// as `tedomari region` does.
//
// A region without kos becomes its canonical form (endgame/form.h), a region with kos a loopy game with all
// its positions (endgame/ko_form.h).  Either must have the thermographs that endgame::evaluate proves, which
// tries more than one border; what is not proved, or too large to be written out, is an error. `name` is what
// a loopy game is called.
Result<cgt::Value> go_game(cgt::Session& session, const go::Board& board, const go::PointSet& region,
                           const endgame::Effort& effort, const std::string& name);

}  // namespace tedomari::analysis
