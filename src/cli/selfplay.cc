// SPDX-License-Identifier: MIT
#include "trial/selfplay.h"

#include <fmt/format.h>
#include <iostream>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/player_options.h"
#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

struct Options {
    PlayerOptions player{"9"};
    int games = 10, opening = 6;
    std::string file;
    ProgressOptions progress;
};

int run(const Options& options) {
    const auto settings = options.player.settings();
    if (!settings) return refuse(settings.error().message);
    if (!options.file.ends_with(".sgfs") && !options.file.ends_with(".sgfs.xz"))
        return refuse(options.file + ": the name must end in .sgfs or .sgfs.xz");
    const trial::SelfplayPlan plan{*settings, options.games, options.opening, options.file};
    Progress progress(std::cerr, options.progress.style(), "games", static_cast<std::uint64_t>(plan.games));
    const auto report = trial::selfplay(plan, &interrupt_flag(), [&](const trial::SelfplayReport& so_far) {
        progress.at(static_cast<std::uint64_t>(so_far.found + so_far.played));
    });
    progress.finish();
    if (!report) return refuse(report.error().message);
    fmt::print(
        "{} games in {}, {} played now: Black won {}, White {}; {} resigned, {} too long, {} in doubt\n",
        report->found + report->played, options.file, report->played, report->black, report->white,
        report->resigned, report->too_long, report->in_doubt);
    if (report->played > 0)
        fmt::print("{:.1f} moves a game, {:.3f} s a move\n",
                   static_cast<double>(report->moves) / report->played,
                   report->seconds / static_cast<double>(report->moves));
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("file", options.file, "where the games go: .sgfs or .sgfs.xz; run again to go on").required();
    form.option("--games", options.games, "how many games the file holds in the end")
        .between(1, 1'000'000)
        .shows_default();
    form.option("--opening", options.opening, "random first moves, so that no two games are the same")
        .not_negative()
        .shows_default();
    options.player.declare(form);
    options.progress.declare(form);
}

}  // namespace

Command selfplay_command() {
    return {"selfplay",
            "let the player play against itself, and keep the games",
            {{"selfplay games.sgfs.xz --games 100 --visits 50", "a hundred games on 9x9, to learn from"},
             {"selfplay games.sgfs.xz --games 200 --visits 50", "a hundred more"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
