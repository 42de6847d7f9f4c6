// SPDX-License-Identifier: MIT
#include "analysis/review.h"

#include <tedomari/review.h>

#include "api/convert.h"
#include "api/survey_settings.h"
#include "render/json_text.h"
#include "render/review.h"
#include "sgf/record.h"
#include "survey/region_store.h"

namespace tedomari::api {

ReviewReport review(const Position& game, const ReviewSettings& settings) {
    const sgf::FoundPosition& found = game.state().found;
    const sgf::Tree tree = found.record ? found.record->tree : sgf::to_tree(found.game);
    survey::RegionMemory memory;
    analysis::ReviewSettings asked;
    asked.survey = survey_settings(settings.effort, 1);
    asked.survey.store = &memory;
    asked.from = settings.from;
    asked.progress = settings.progress;
    const auto report = succeeded(analysis::review(tree, asked));
    ReviewReport said{.moves = {},
                      .players = {},
                      .final_lead = given(report.final_lead),
                      .recorded = given(report.recorded),
                      .interrupted = report.interrupted,
                      .seconds = report.seconds,
                      .text = render::to_text(report),
                      .json = render::line_of(render::to_json(report)),
                      .sgf = render::to_sgf(report, tree),
                      .svg = render::to_svg(report)};
    for (const analysis::ReviewedMove& move : report.moves)
        said.moves.push_back({.number = move.number,
                              .move = given(move.move),
                              .lead = given(move.lead),
                              .temperature = given(move.temperature),
                              .forecast = given(move.forecast),
                              .give_or_take = given(move.give_or_take),
                              .forecast_after = given(move.forecast_after),
                              .loss = given(move.loss),
                              .evidence = given(move.evidence),
                              .best = go::to_string(move.best),
                              .best_line = given(move.best_line),
                              .kind = std::string(local::to_string(move.kind))});
    for (std::size_t i = 0; i < said.players.size(); ++i) {
        const analysis::PlayerSummary& player = report.players[i];
        said.players[i] = {player.moves, player.lost_nothing, given(player.lost_proved),
                           given(player.lost_judged),
                           player.worst ? std::optional(report.moves[*player.worst].number) : std::nullopt};
    }
    return said;
}

}  // namespace tedomari::api
