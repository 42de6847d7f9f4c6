// SPDX-License-Identifier: MIT
#include "batch/atlas.h"

#include "atlas/entry.h"
#include "sgf/replay.h"

namespace tedomari::batch {

namespace {

std::string names_of(const go::PointSet& points) {
    std::string text;
    points.for_each([&](go::Point p) { text += (text.empty() ? "" : " ") + go::to_string(p); });
    return text;
}

}  // namespace

std::vector<AtlasEntry> atlas_of(const sgf::Record& record, const Question& question,
                                 const survey::SurveySettings& settings) {
    std::vector<AtlasEntry> atlas;
    const int moves = static_cast<int>(record.game.moves().size());
    for (int number = moves - question.back; number >= 0; number -= question.every) {
        const auto game = sgf::game_at(record.tree, number);
        if (!game || (settings.cancel != nullptr && settings.cancel->load())) break;
        const survey::Survey board = survey::survey(*game, settings);
        for (const survey::SurveyedRegion& region : board.regions) {
            if (region.game.evidence != Evidence::proved) continue;
            const auto colors = region.game.has_ko ? survey::Colors::kept : survey::Colors::either;
            const auto form = survey::normal_form(board.partition.model, region.open.points, colors);
            atlas.push_back({number, names_of(region.open.points),
                             atlas::key_of(atlas::drawn(form), region.game.has_ko), form.there(region.game)});
        }
    }
    return atlas;
}

}  // namespace tedomari::batch
