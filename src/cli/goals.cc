// SPDX-License-Identifier: MIT
#include "render/goals.h"

#include <iostream>

#include "base/seconds.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/sente.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    analysis::GoalSearchOptions search;
    bool json = false;
    bool pairs = false, combinations = false;
    bool sente = false;
    std::string at, sgf;  // of --sente
    LimitOptions limits;
    ProgressOptions progress;
};

// Which moves that reach a goal are sente on which others.
int run_sente(const Options& options, const go::Position& position) {
    analysis::SenteOptions sente = analysis::quick_sente();
    sente.search.empty_connections = options.search.empty_connections;
    if (!options.at.empty()) {
        const auto at = go::parse_point(options.at, position.size());
        if (!at) return refuse("--at: " + at.error().message);
        sente.at = *at;
    }
    LimitOptions limits = options.limits;
    if (limits.seconds <= 0 && limits.nodes == 0) limits.seconds = 5;
    Budget budget = limits.budget();
    Progress progress(std::cerr, options.progress.style(), "goals");
    const auto report = analysis::find_sente(position, sente, budget, progress);
    progress.finish();
    return show({{options.sgf, [&] { return render::to_sgf(report); }}}, options.json,
                options.json ? render::text_of(render::to_json(report)) : render::to_text(report),
                report.complete ? Exit::answered : Exit::no_answer);
}

int run(const Options& options) {
    const auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    const go::Position position = game->position();
    if (!options.sente && (!options.at.empty() || !options.sgf.empty()))
        return refuse("--at and --sgf belong to --sente");
    if (options.sente) return run_sente(options, position);
    Budget budget = options.limits.budget();
    analysis::GoalsReport report;
    {
        Progress progress(std::cerr, options.progress.style(), "goals",
                          analysis::relevant_goals(position.board, options.search).size());
        report = analysis::find_goals(position, options.search, budget, progress);
    }
    constexpr std::uint64_t nodes_each_pair = 2000;
    std::vector<analysis::DoubleGoal> pairs;
    if (options.pairs) pairs = analysis::find_double_goals(report, nodes_each_pair, budget);
    nlohmann::json object = render::to_json(report);
    if (options.pairs) object["pairs"] = render::to_json(pairs);
    std::string text = render::to_text(report) + (options.pairs ? render::to_text(pairs) : "");
    if (options.combinations) {
        constexpr double seconds_each_player = 3;
        const auto found =
            analysis::find_combinations(position.board, limits_of(seconds_each_player), &interrupt_flag());
        object["combinations"] = render::to_json(found);
        text += render::to_text(found);
    }
    return show({}, options.json, options.json ? render::text_of(object) : text,
                report.complete ? Exit::answered : Exit::no_answer);
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.flag("--json", options.json, "print JSON");
    form.flag("--empty-connections", options.search.empty_connections,
              "also the empty points that each chain may reach (a long list)");
    form.flag("--pairs", options.pairs, "also pairs of goals: double threats, double attacks, miai");
    form.flag("--combinations", options.combinations,
              "also threats in a row that take what no single attack takes, in 3 seconds for each player");
    form.flag("--sente", options.sente,
              "say which moves that reach a goal are sente on other goals, in 5 seconds unless --time says "
              "otherwise");
    form.option("--at", options.at, "for --sente: only moves on this point");
    form.option("--sgf", options.sgf,
                "for --sente: write the sente moves as variations; - is standard output");
    form.option("--time-each", options.search.seconds_each, "seconds for each search")
        .between(0.001, 3600.0)
        .shows_default();
    form.option("--order", options.search.order, "read threats of up to this order")
        .between(1, 4)
        .shows_default();
    options.limits.declare(form);
    options.progress.declare(form);
}

}  // namespace

Command goals_command() {
    return {"goals",
            "every tactical goal of a position with its status, unsettled first",
            {{"goals position.txt", "chains in danger and connections"},
             {"goals position.txt --pairs", "also moves that threaten two of them at once"},
             {"goals game.sgf --move 80 --json", "the same after move 80, as JSON"},
             {"goals game.sgf --sente --sgf sente.sgf",
              "which moves are sente on which goals, also as variations"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
