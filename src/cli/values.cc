// SPDX-License-Identifier: MIT
#include "analysis/values.h"

#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "player/goal_hotstrat.h"
#include "render/json_text.h"
#include "render/values.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    valuation::ValueSettings settings;
    std::string threats = "all", policy = "informed", output = "-";
    std::size_t most = 10;
    std::string as_player, literal;
    bool all_games = false;
    bool json = false;
    LimitOptions limits;
};

int print(const Options& options, const analysis::ValuesReport& report) {
    return show({{options.output,
                  [&] {
                      return options.json ? render::text_of(render::to_json(report))
                                          : render::to_text(report, options.most);
                  }}},
                false, "", report.valuation.complete ? Exit::answered : Exit::no_answer);
}

int run(const Options& options) {
    const auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    const auto literal = valuation::parse_literal(options.literal);
    if (!literal) return refuse("--literal: " + literal.error().message);
    valuation::ValueSettings settings = options.settings;
    settings.literal = *literal;
    if (!options.as_player.empty()) {
        player::MonteCarlo games;
        games.playouts = settings.games;
        games.seed = settings.sampling.seed;
        games.threads = settings.sampling.threads;
        settings = player::goal_settings(*valuation::parse_threats(options.as_player),
                                         playout::PolicyKind::uniform, games, *literal);
    } else {
        settings.threats = *valuation::parse_threats(options.threats);
        settings.sampling.policy = *playout::parse_policy(options.policy);
    }
    if (options.all_games) settings.stops_early = false;
    Budget budget = options.limits.budget();
    return print(options, analysis::values(game->position(), settings, budget));
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("--games", options.settings.games, "how many random games, at most")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000})
        .shows_default();
    form.flag("--all-games", options.all_games, "play all games, even when the hottest move is clear before");
    form.option("--policy", options.policy, "how the random games are played")
        .one_of({"uniform", "informed"})
        .shows_default();
    form.option("--threats", options.threats, "which threats count")
        .one_of({"none", "connections", "all"})
        .shows_default();
    form.option("--literal", options.literal,
                "what to read by the letter of the paper, of " + valuation::literal_names() + "; or all")
        .called("WORDS");
    form.option("--as-player", options.as_player,
                "what the player hotstrat-goals sees with these threats: its goals, nodes and games")
        .one_of({"none", "connections", "all"});
    form.option("--show", options.most, "how many goals and moves to show").shows_default();
    form.option("--seed", options.settings.sampling.seed, "seed of the random games").shows_default();
    form.option("--threads", options.settings.sampling.threads, "how many threads; the results are the same")
        .between(1, 64)
        .shows_default();
    form.option("--output", options.output, "write to this file; - is standard output").shows_default();
    form.flag("--json", options.json, "print JSON");
    options.limits.declare(form);
}

}  // namespace

Command values_command() {
    return {"values",
            "what the open goals of a position are worth by random games, and how hot the moves are",
            {{"values game.sgf --move 40", "goals, threats, values and temperatures after move 40"},
             {"values position.txt --policy uniform --threats none", "the plainest setting of the paper"},
             {"values position.txt --games 50000 --all-games --json", "more games, as JSON"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
