// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "atlas/atlas.h"
#include "go/game.h"
#include "survey/survey.h"

namespace tedomari::analysis {

// A place and what the atlas has on it.
struct AtlasPlace {
    go::Board board;      // on which it was asked about; of a drawing one where all walls have two eyes
    go::PointSet points;  // what of it is open
    std::string drawing;  // in normal form
    // Nothing: it is not in the atlas.  `game` is as it lies on the board.
    std::optional<atlas::Atlas::Found> found;
};

// `tedomari atlas`: places looked up, or the best of the atlas.
struct AtlasReport {
    std::vector<AtlasPlace> places;  // the hottest first, those that are not there last
    std::size_t entries = 0;
    int games = 0;  // in which was counted how often they come up
};

// The parts of these points in which something is open; `border` says what the life of the stones around rests on.  An error
// where stones do not shut them off.
Result<AtlasReport> look_up(const atlas::Atlas& atlas, const go::Board& board, const go::PointSet& points,
                            local::Border border = local::Border::judged);
// Of every place that `analyze` cuts out of the board.
AtlasReport look_up(const atlas::Atlas& atlas, const go::Game& game, const survey::SurveySettings& settings);
// Of a drawing (atlas/place.h).
Result<AtlasReport> look_up(const atlas::Atlas& atlas, std::string_view drawing);

struct AtlasChoice {
    std::optional<int> empty;  // only places with so many empty points
    std::string kind;          // by its name: "gote"; empty: any
    std::size_t most = 20;
};
// What came up most often, then what is smallest.
AtlasReport browse(const atlas::Atlas& atlas, const AtlasChoice& choice);

}  // namespace tedomari::analysis
