// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/whole_board.h"
#include "base/budget.h"

namespace tedomari::analysis {

// The move that a report proves to be best: every region that could be hotter is proved, and so are the walls.
std::optional<go::Move> proved_best(const WholeBoardReport& report);

// What another engine thinks of a position; Black's view.
struct Opinion {
    std::optional<go::PointMap<float>> ownership;  // 1 Black's, -1 White's
    double score = 0;
    std::optional<go::Move> move;  // its first choice
    std::vector<go::Move> line;    // that it expects
};

// Where a proof of ours says otherwise.
struct Contradiction {
    enum class About { ownership, score, move };
    About about = About::ownership;
    go::Point at;                // a stone, or the move
    std::string ours, theirs;    // a clause each
    std::vector<go::Move> line;  // that shows it; may be empty: nothing has to be played
};

// Only what is proved is held against an opinion: chains whose fate needs no judge, a score of which every part is
// proved, a best move as above.
std::vector<Contradiction> contradictions(const WholeBoardReport& report, const Opinion& opinion,
                                          Budget& budget);

}  // namespace tedomari::analysis
