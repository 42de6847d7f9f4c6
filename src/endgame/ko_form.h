// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "cgt/game_graph.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// All of play in a region as a graph whose moves may lead back, by territory and for its points alone: what
// canonical_form (form.h) is for regions without kos, in the same model.  Who may retake a ko is left to
// cgt::KoThermographs.  Every move costs its player the point it is played on, so a position is what is open
// and what was settled and paid before; taking a ko and taking it back cancel out.  Positions that nobody
// wants to move in, whoever wins kos, are numbers.
struct RegionGraph {
    cgt::GameGraph graph;
    cgt::Vertex root;
};
// Nothing when there are more than `most_positions`.
std::optional<RegionGraph> region_graph(const go::Board& board, const go::PointSet& mask,
                                        std::size_t most_positions = 3000);

}  // namespace tedomari::endgame
