// SPDX-License-Identifier: MIT
#include "analysis/score.h"

#include <tedomari/score.h>

#include "api/convert.h"
#include "go/area.h"
#include "render/json_text.h"
#include "render/score.h"

namespace tedomari::api {

ScoreReport score(const Position& position, const ScoreSettings& settings) {
    const go::Game& game = position.state().game();
    const auto stones = [&](const std::vector<std::string>& names) {
        const go::PointSet points = taken(names, game.size());
        points.for_each([&](go::Point p) {
            if (!go::is_stone(game.board().at(p))) fail({"there is no stone at " + go::to_string(p)});
        });
        return points;
    };
    analysis::ScoreSettings asked;
    asked.life.dead = stones(settings.dead);
    asked.life.alive = stones(settings.alive);
    asked.life.seki = stones(settings.seki);
    Budget budget = budget_of(settings.effort, 0);
    const auto report = analysis::score(game, asked, budget);
    if (report.chains.empty()) fail({"there is no stone on the board"});
    ScoreReport said{.score = given(report.score()),
                     .score_text = go::score_text(report.score()),
                     .over = report.over,
                     .safe_to_score = report.safe_to_score,
                     .doubts = report.doubts,
                     .to_play = given(report.to_play),
                     .evidence = given(report.evidence),
                     .chains = {},
                     .arithmetic = {},
                     .width = game.size().width,
                     .height = game.size().height,
                     .ownership = rows_of(game.size(), [&](go::Point p) { return report.ownership[p]; }),
                     .text = render::to_text(report),
                     .json = render::line_of(render::to_json(report)),
                     .svg = render::to_svg(report)};
    for (const auto& chain : report.chains)
        said.chains.push_back({given(chain.color), given(chain.stones), std::string(to_string(chain.life)),
                               given(chain.evidence), chain.confidence, std::string(chain.why)});
    for (const auto& item : report.arithmetic.items)
        said.arithmetic.push_back({item.what, given(item.color), given(item.points)});
    return said;
}

}  // namespace tedomari::api
