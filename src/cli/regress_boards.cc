// SPDX-License-Identifier: MIT
#include "cli/regress_boards.h"

#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

#include "base/progress.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "engine/score_rival.h"
#include "render/board_set.h"

namespace tedomari::cli {

void BoardOptions::declare(Form& form) {
    form.option("--whole-board", path,
                "analyse late positions of games from this file or folder, --time seconds each (5)");
    form.option("--sample", sample, "how many games of --whole-board or --eyes").positive().shows_default();
    form.option("--back", back, "how many moves before the end").separated_by(',').shows_default();
    form.flag(
        "--forecast", forecast,
        "how far lead and forecast are from the games' results, and how often inside the printed range; "
        "--rival ENGINE is asked too");
    form.flag("--play-out", play_out, "go on by Sentestrat and compare with the forecast");
    form.flag("--marked", marked,
              "only games whose record marks territory: it tells how far the counts of regions are off");
    form.option("--reach", reach, "of open points, see analyze").between(1, 8);
    form.option("--generated", generated, "so many boards made by chance, compared with exhaustive search")
        .between(1, 10'000'000);
    form.option("--most-open", most_open, "open points of a generated board, at most")
        .between(1, 14)
        .shows_default();
}

int regress_boards(const BoardOptions& options, std::optional<analysis::Half> half, double seconds, bool json,
                   const std::string& rival) {
    analysis::BoardSetQuestion question;
    question.path = options.path;
    question.half = half;
    question.sample = options.sample;
    question.back = options.back;
    question.play_out = options.play_out;
    question.marked = options.marked;
    question.survey.partition.reach = options.reach;
    question.survey.cancel = &interrupt_flag();
    if (seconds > 0)
        question.survey.time = std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
    if (!rival.empty()) question.rival = engine::ScoreRival(rival);
    const auto tell = [&](const analysis::BoardCase& position) {
        if (!json) fmt::print("{}", render::to_text(position));
        std::fflush(stdout);
    };
    const auto report = analysis::board_set(question, &interrupt_flag(), tell);
    if (!report) return refuse(options.path, report.error());
    if (json) {
        fmt::print("{}\n", render::to_json(*report).dump(2));
    } else {
        fmt::print("{}", options.forecast ? render::to_text(analysis::forecast_table(*report))
                                          : render::to_text(*report));
    }
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

int regress_generated(const BoardOptions& options, std::uint64_t seed, bool json) {
    analysis::TruthQuestion question;
    question.boards = options.generated;
    question.most_open = options.most_open;
    question.seed = seed;
    Progress progress(std::cerr, progress_style_for(STDERR_FILENO), "boards",
                      static_cast<std::uint64_t>(options.generated));
    const auto report = analysis::board_truth(
        question, &interrupt_flag(), [&](int done) { progress.at(static_cast<std::uint64_t>(done)); });
    progress.finish();
    if (json) {
        fmt::print("{}\n", render::to_json(report).dump(2));
    } else {
        fmt::print("{}", render::to_text(report));
    }
    if (report.interrupted) return Exit::interrupted;
    return report.holds() ? Exit::answered : Exit::check_failed;
}

}  // namespace tedomari::cli
