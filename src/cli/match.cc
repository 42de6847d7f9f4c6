// SPDX-License-Identifier: MIT
#include "trial/match.h"

#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/rules_json.h"
#include "trial/experiment.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::string black, white, referee, preset, policy = "uniform";
    std::uint64_t playouts = 10'000;
    int games = 0;
    std::string openings;
    int back = 0;
    int generated = 0;
    std::uint64_t seed = 1;
    std::string size = "9";
    std::string rules = "chinese";
    std::string komi;
    bool alternate = false;
    std::string sgf_folder;
    double move_time = 600;
    int max_moves = 0;
    bool json = false;
    ProgressOptions progress;
};

std::optional<Error> add_openings(const Options& options, trial::MatchPlan& plan) {
    if (options.generated > 0) {
        if (plan.size.width < 9 || plan.size.height < 3)
            return Error{"--generated: needs a board of at least 9x3"};
        plan.openings = trial::generated_openings(options.generated, plan.size, options.seed);
    }
    if (options.openings.empty()) return {};
    auto found = trial::recorded_openings(options.openings, options.back);
    if (!found) return Error{options.openings + ": " + found.error().message};
    plan.openings = std::move(*found);
    plan.size = plan.openings.games.front().size();
    return {};
}

Result<trial::MatchPlan> plan_of(const Options& options) {
    trial::MatchPlan plan;
    plan.engines = {options.black, options.white};
    plan.alternate = options.alternate;
    plan.seed = options.seed;
    plan.referee = options.referee;
    plan.sgf_folder = options.sgf_folder;
    plan.max_moves = options.max_moves;
    plan.move_time = std::chrono::milliseconds(static_cast<std::int64_t>(options.move_time * 1000));
    const auto size = go::parse_size(options.size);
    if (!size) return Error{"--size: " + size.error().message};
    plan.size = *size;
    const auto rules = render::parse_rules_or_json(options.rules);
    if (!rules) return Error{"--rules: " + rules.error().message};
    plan.rules = *rules;
    if (!options.komi.empty()) {
        const auto komi = parse_rational(options.komi);
        if (!komi) return Error{"--komi: " + komi.error().message};
        plan.rules.komi = *komi;
    }
    if (auto problem = add_openings(options, plan)) return *problem;
    const int openings = static_cast<int>(plan.openings.games.size());
    constexpr int default_games = 10;
    plan.games = options.games > 0 ? options.games
                 : openings == 0   ? default_games
                                   : openings * (options.alternate ? 2 : 1);
    return plan;
}

Result<trial::MatchReport> play(const trial::MatchPlan& plan, const Options& options,
                                const std::string& name) {
    Progress progress(std::cerr, options.progress.style(), "games", static_cast<std::uint64_t>(plan.games));
    trial::MatchObserver observer;
    observer.cancel = &interrupt_flag();
    observer.on_move = [&](const trial::MatchReport& so_far, int game, int move) {
        progress.note(
            fmt::format("{}game {} move {}, wins {}:{}", name, game, move, so_far.wins(0), so_far.wins(1)));
        progress.at(so_far.games.size());
    };
    auto report = play_match(plan, observer);
    progress.finish();
    return report;
}

int fail(const Error& error) {
    fmt::print(stderr, "tedomari: {}\n", error.message);
    return Exit::check_failed;
}

// The program itself, wherever it was started from.
std::string this_program() {
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "tedomari" : "'" + path.string() + "'";
}

int run_experiment(const Options& options) {
    trial::GoalThreats experiment;
    experiment.program = this_program();
    if (!options.white.empty()) experiment.opponent = options.white;
    if (options.games > 0) experiment.games = options.games;
    experiment.playouts = options.playouts;
    experiment.policy = options.policy;
    experiment.sgf_folder = options.sgf_folder;
    std::vector<trial::PlayedRow> rows;
    for (trial::ExperimentRow& row : trial::goal_threats(experiment)) {
        row.plan.referee = options.referee;
        const auto report = play(row.plan, options, row.name + ", ");
        if (!report) return fail(report.error());
        rows.push_back({row.name, *report});
        if (report->interrupted) break;
    }
    fmt::print("{}", options.json ? render::text_of(trial::table_json(rows)) : trial::table_text(rows));
    return rows.back().report.interrupted ? Exit::interrupted : Exit::answered;
}

int run(const Options& options) {
    if (!options.preset.empty()) {
        if (!options.black.empty())
            return refuse("--preset has a player of its own; --white is its opponent");
        return run_experiment(options);
    }
    if (options.black.empty() || options.white.empty())
        return refuse("a match needs --black and --white, or --preset");
    const auto plan = plan_of(options);
    if (!plan) return refuse(plan.error().message);
    const auto report = play(*plan, options, "");
    if (!report) return fail(report.error());
    fmt::print("{}", options.json ? render::text_of(to_json(*report)) : to_text(*report));
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("--black", options.black, "a GTP engine, as a shell command; Black in the first game");
    form.option("--white", options.white, "the other engine");
    form.option("--preset", options.preset,
                "an experiment: goal-threats plays hotstrat-goals against GNU Go without threats, with "
                "threats of connections, and with all goals and threats, 100 games each")
        .one_of({"goal-threats"});
    form.option("--playouts", options.playouts, "for --preset: random games a move")
        .positive()
        .shows_default();
    form.option("--policy", options.policy, "for --preset: how the random games are played")
        .one_of({"uniform", "informed"})
        .shows_default();
    form.option("--games", options.games, "how many games (default: 10, or one for each opening and color)")
        .between(1, 9999);
    form.option("--size", options.size, "19, 9, 9x13 …").shows_default();
    form.option("--komi", options.komi, "points for White (default: the rule set's)");
    form.option("--rules", options.rules,
                "the rules by which moves are legal; told to engines that take rules")
        .shows_default();
    form.flag("--alternate", options.alternate, "change colors after every game");
    const Field openings = form.option("--openings", options.openings,
                                       "begin from the ends of the games in this file or folder");
    form.option("--back", options.back, "begin this many moves before the end")
        .not_negative()
        .shows_default();
    form.option("--generated", options.generated, "begin from this many random late endgames")
        .between(1, 9999)
        .excludes(openings);
    form.option(
            "--seed", options.seed,
            "seed of --generated and of the games; engines that take a seed get another one for each game")
        .shows_default();
    form.option("--sgf-dir", options.sgf_folder,
                "keep the games here; run again to go on with a match, or to play more games");
    form.option("--referee", options.referee,
                "a GTP engine that counts the games (default: the players if they agree, else tedomari)");
    form.option("--move-time", options.move_time, "seconds after which a silent engine has lost")
        .positive()
        .shows_default();
    form.option("--max-moves", options.max_moves,
                "end a game without result after this many moves (default: 4 a point)")
        .positive();
    form.flag("--json", options.json, "print JSON");
    options.progress.declare(form);
}

}  // namespace

Command match_command() {
    return {
        "match",
        "let two GTP engines play each other",
        {{"match --black 'tedomari gtp' --white 'gnugo --mode gtp' --games 10 --alternate --sgf-dir games",
          "ten games on 9x9 with changing colors, kept in a folder"},
         {"match --black 'tedomari gtp --player sentestrat' --white 'gnugo --mode gtp --chinese-rules' "
          "--generated 20 --alternate",
          "twenty late endgames, each with both colors"},
         {"match --preset goal-threats --games 20 --playouts 1000 --sgf-dir table2",
          "what threats are worth, a short run; run again to go on"},
         {"match --black A --white B --size 19 --referee 'gnugo --mode gtp' --json",
          "let GNU Go count, print figures"}},
        declared<Options, declare, run>};
}

}  // namespace tedomari::cli
