// SPDX-License-Identifier: MIT
#include "render/goals.h"

#include <fmt/format.h>
#include <iostream>
#include <memory>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    analysis::GoalSearchOptions search;
    bool json = false;
    LimitOptions limits;
    ProgressOptions progress;
};

int run(const Options& options) {
    const auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    const go::Position position = game->position();
    Budget budget = options.limits.budget();
    analysis::GoalsReport report;
    {
        Progress progress(std::cerr, options.progress.style(), "goals",
                          analysis::relevant_goals(position.board, options.search).size());
        report = analysis::find_goals(position, options.search, budget, progress);
    }
    if (options.json) {
        fmt::print("{}\n", render::to_json(report).dump(2));
    } else {
        fmt::print("{}", render::to_text(report));
    }
    if (interrupt_flag()) return Exit::interrupted;
    return report.complete ? Exit::answered : Exit::no_answer;
}

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    options->position.declare(form);
    form.flag("--json", options->json, "print one object");
    form.flag("--empty-connections", options->search.empty_connections,
              "also the empty points that each chain may reach; many");
    form.option("--time-each", options->search.seconds_each, "seconds for each search")
        .between(0.001, 3600.0)
        .shows_default();
    form.option("--order", options->search.order, "threats of up to this order")
        .between(1, 4)
        .shows_default();
    options->limits.declare(form);
    options->progress.declare(form);
    return [options] { return run(*options); };
}

}  // namespace

Command goals_command() {
    return {"goals",
            "every tactical goal of a position with its status, unsettled first",
            {{"goals position.txt", "chains in danger and connections"},
             {"goals game.sgf --move 80 --json", "the same after move 80, as JSON"}},
            declare};
}

}  // namespace tedomari::cli
