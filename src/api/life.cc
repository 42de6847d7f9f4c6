// SPDX-License-Identifier: MIT
#include <tedomari/life.h>

#include "analysis/tsumego.h"
#include "api/convert.h"
#include "render/json_text.h"
#include "render/tsumego.h"

namespace tedomari::api {

ProblemReport problem(const Position& position, const std::string& target, const Effort& effort) {
    const sgf::FoundPosition& found = position.state().found;
    analysis::TsumegoSettings settings;
    if (!target.empty()) settings.target = taken(target, found.game.size());
    settings.tree = 200;  // as `tedomari problem --sgf`
    Budget budget = budget_of(effort, 10);
    const auto report = succeeded(analysis::solve_tsumego(found, settings, budget));
    ProblemReport said{.player = given(report.position.to_move),
                       .kills = report.kills,
                       .target = point_or_nothing(report.target),
                       .outcome = outcome::to_string(report.outcome),
                       .evidence = given(report.evidence),
                       .right_moves = given(report.right_moves()),
                       .book = given(report.book),
                       .tries = {},
                       .ko = report.ko,
                       .seki = report.seki,
                       .complete = report.complete,
                       .nodes = report.nodes,
                       .text = render::to_text(report),
                       .json = render::line_of(render::to_json(report)),
                       .sgf = render::to_sgf(report)};
    for (const auto& tried : report.tries)
        said.tries.push_back({go::to_string(tried.move), outcome::to_string(tried.outcome),
                              point_or_nothing(tried.refutation)});
    return said;
}

}  // namespace tedomari::api
