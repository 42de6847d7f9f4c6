// SPDX-License-Identifier: MIT
#include "analysis/atlas.h"
#include "ask/position.h"
#include "ask/question.h"
#include "base/seconds.h"
#include "go/diagram.h"
#include "render/atlas.h"

namespace tedomari::ask {

namespace {

constexpr const char* any_kind = "";

// The commonest places.
void read_browse(Fields& options, Question& question) {
    analysis::AtlasChoice choice;
    choice.empty = options.integer("empty", 1, 24);
    choice.most = static_cast<std::size_t>(options.integer("most", 12, 1, 100));
    choice.kind = options.one_of("kind", {any_kind, "gote", "black's sente", "white's sente", "double sente",
                                          "ko", "dame", "settled"});
    question.answer = [choice](Desk&) -> Answer {
        return {render::to_json(analysis::browse(atlas::Atlas::bundled(), choice))};
    };
}

void read_drawing(Fields& fields, Question& question) {
    const std::string drawing = fields.text("drawing");
    const auto place = atlas::parse_drawing(drawing);
    if (!place) fields.refuse("drawing", place.error(), 422);
    question.answer = [drawing](Desk&) -> Answer {
        const auto report = analysis::look_up(atlas::Atlas::bundled(), drawing);
        return report ? Answer{render::to_json(*report)} : no_answer(report.error().message);
    };
}

void read_position_of(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 2, 0.01, 60);
    const go::PointSet points = points_field(fields, "points", game ? game->size() : go::Size{});
    if (!game) return;
    question.takes(seconds);
    question.answer = [game = *game, points, seconds](Desk& desk) -> Answer {
        if (!points.empty()) {
            const auto report = analysis::look_up(atlas::Atlas::bundled(), game.board(), points);
            return report ? Answer{render::to_json(*report)} : no_answer(report.error().message);
        }
        survey::SurveySettings settings;
        settings.time = nanoseconds_of(seconds);
        settings.cancel = &desk.cancel;
        settings.store = desk.regions;
        return {render::to_json(analysis::look_up(atlas::Atlas::bundled(), game, settings)), !desk.cancel};
    };
}

void read_atlas(Fields& fields, Fields& options, Question& question) {
    if (fields.has("drawing")) return read_drawing(fields, question);
    const bool has_position =
        fields.has("sgf") || fields.has("diagram") || fields.has("moves") || fields.has("initialStones");
    return has_position ? read_position_of(fields, options, question) : read_browse(options, question);
}

}  // namespace

std::vector<QuestionKind> atlas_questions() { return {{"atlas", read_atlas}}; }

}  // namespace tedomari::ask
