// SPDX-License-Identifier: MIT
#include "analysis/atlas.h"

#include <algorithm>

namespace tedomari::analysis {

namespace {

AtlasReport empty_report(const atlas::Atlas& atlas) { return {{}, atlas.size(), atlas.games()}; }

void hottest_first(AtlasReport& report) {
    const auto heat = [](const AtlasPlace& place) {
        return place.found ? place.found->game.temperature.value : Rational(-2);
    };
    std::stable_sort(report.places.begin(), report.places.end(),
                     [&](const AtlasPlace& a, const AtlasPlace& b) { return heat(a) > heat(b); });
}

// The parts of a place, shown on the board that was asked about.  Of a game's walls it is judged that they live.
void add_parts(AtlasReport& report, const atlas::Atlas& atlas, const atlas::Place& place,
               const go::Board& shown, local::Border border) {
    for (const atlas::Place& part : atlas::open_parts(place)) {
        auto found = atlas.find(part);
        if (found) found->game.border = border;
        const auto colors = found && !found->entry.ko.empty() ? survey::Colors::kept : survey::Colors::either;
        report.places.push_back({shown, part.points, atlas::drawn(part.form(colors)).text, std::move(found)});
    }
}

}  // namespace

Result<AtlasReport> look_up(const atlas::Atlas& atlas, const go::Board& board, const go::PointSet& points,
                            local::Border border) {
    const atlas::Place place{board, points};
    if (!place.is_shut())
        return Error{
            "the atlas has only places that stones shut off: something empty is next to these points"};
    AtlasReport report = empty_report(atlas);
    add_parts(report, atlas, place, board, border);
    hottest_first(report);
    return report;
}

AtlasReport look_up(const atlas::Atlas& atlas, const go::Game& game, const survey::SurveySettings& settings) {
    AtlasReport report = empty_report(atlas);
    const survey::Survey survey = survey::survey(game, settings);
    for (const survey::SurveyedRegion& region : survey.regions)
        add_parts(report, atlas, {survey.partition.model, region.open.points}, game.board(),
                  region.game.border);
    hottest_first(report);
    return report;
}

Result<AtlasReport> look_up(const atlas::Atlas& atlas, std::string_view drawing) {
    const auto place = atlas::parse_drawing(drawing);
    if (!place) return place.error();
    const auto standing = atlas::with_living_walls(*place);
    if (!standing) return Error{"not all of the stones around the drawing can have two eyes"};
    return look_up(atlas, standing->board, standing->points, local::Border::proved);
}

AtlasReport browse(const atlas::Atlas& atlas, const AtlasChoice& choice) {
    AtlasReport report = empty_report(atlas);
    for (const atlas::Entry& entry : atlas.best(atlas.size())) {
        if (report.places.size() == choice.most) break;
        if ((choice.empty && entry.empty != *choice.empty) ||
            (!choice.kind.empty() && to_string(entry.game.kind) != choice.kind))
            continue;
        auto one = look_up(atlas, entry.drawing.text);
        if (one && one->places.size() == 1) report.places.push_back(std::move(one->places.front()));
    }
    return report;
}

}  // namespace tedomari::analysis
