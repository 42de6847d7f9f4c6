// SPDX-License-Identifier: MIT
#include <tedomari/analyze.h>

#include "analysis/whole_board.h"
#include "api/convert.h"
#include "api/survey_settings.h"
#include "render/json_text.h"
#include "render/whole_board.h"
#include "render/whole_board_pictures.h"

namespace tedomari::api {

AnalyzeReport analyze(const Position& position, const AnalyzeSettings& settings) {
    survey::SurveySettings survey = survey_settings(settings.effort, 5);
    if (settings.random_games > 0)
        survey.judge = std::make_shared<survey::RandomGames>(settings.random_games, settings.seed);
    const auto report = analysis::whole_board(position.state().game(), survey);
    AnalyzeReport said{
        .headline = render::headline(report),
        .lead = given(report.lead),
        .temperature = given(report.temperature),
        .forecast = given(report.forecast),
        .give_or_take = given(report.give_or_take),
        .evidence = given(report.evidence),
        .regions = {},
        .moves = {},
        .width = report.position.size().width,
        .height = report.position.size().height,
        .ownership = rows_of(report.position.size(), [&](go::Point p) { return report.ownership[p]; }),
        .judge = report.judge,
        .finished = report.finished,
        .seconds = report.seconds,
        .text = render::to_text(report),
        .json = render::line_of(render::to_json(report)),
        .svg = render::to_svg(report)};
    for (const analysis::BoardRegion& region : report.regions)
        said.regions.push_back({region.name, given(region.game)});
    for (const analysis::RankedMove& move : report.moves)
        said.moves.push_back({.point = move.line.empty() ? "pass" : go::to_string(move.line.front().point),
                              .region = report.regions[move.region].name,
                              .line = given(move.line),
                              .gain = given(move.gain),
                              .loss = given(move.loss),
                              .sente = move.sente,
                              .legal = move.legal});
    return said;
}

}  // namespace tedomari::api
