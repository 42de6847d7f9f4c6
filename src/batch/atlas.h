// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <vector>

#include "batch/question.h"
#include "sgf/record.h"
#include "survey/survey.h"

namespace tedomari::batch {

// A region that was proved, laid as all its likenesses are: colors and board turned so that one picture stands for all.
struct AtlasEntry {
    int number = 0;      // after so many moves
    std::string points;  // where it is on the board of the game: "A1 A2 B1"
    // As the atlas draws it (atlas/place.h), "ko " before it where the colors may not be exchanged.
    std::string form;
    local::LocalGame game;  // of the form
};

// Of every so many moves, from the end backwards.  Stops early when cancelled.
std::vector<AtlasEntry> atlas_of(const sgf::Record& record, const Question& question,
                                 const survey::SurveySettings& settings);

}  // namespace tedomari::batch
