// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fmt/format.h>
#include <sstream>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/tsumego.h"
#include "sgf/files.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    std::string targets, sgf;
    int threads = 1;
    bool json = false;
    std::size_t tree = 200;
    std::uint64_t verify = 0;
    std::optional<int> more_threats;
    LimitOptions limits;
};

// One file; an error is the file's.
Result<analysis::TsumegoReport> solve(const PositionOption& position, const Options& options) {
    const auto problem = position.read_for(sgf::AsksFor::problem);
    if (!problem) return problem.error();
    analysis::TsumegoSettings settings;
    if (!options.sgf.empty()) settings.tree = options.tree;
    settings.nodes_to_verify = options.verify;
    settings.more_threats = options.more_threats;
    std::istringstream names(options.targets);
    for (std::string name; std::getline(names, name, ',');) {
        const auto point = go::parse_point(name, go::square(go::max_size));
        if (!point) return point.error();
        if (settings.target) {
            settings.more_targets.push_back(*point);
        } else {
            settings.target = *point;
        }
    }
    settings.threads = options.threads;
    Budget budget = options.limits.budget();
    return analysis::solve_tsumego(*problem, settings, budget);
}

int run_folder(const Options& options) {
    if (!options.sgf.empty() || !options.targets.empty())
        return refuse("--sgf and --target are for one problem, not for a folder");
    const auto files = sgf::record_files(options.position.path);
    if (!files) return refuse(options.position.path, files.error());
    analysis::TsumegoTally tally;
    auto list = nlohmann::json::array();
    PositionOption position = options.position;
    for (const auto& file : files->records) {
        position.path = file.string();
        const auto report = solve(position, options);
        if (!report) return refuse(position.path, report.error());
        tally.add(*report);
        if (options.json) {
            list.push_back(render::to_json(*report));
            list.back()["file"] = position.path;
        } else {
            fmt::print("{}: {}", position.path, render::to_text(*report));
        }
        if (interrupt_flag()) return Exit::interrupted;
    }
    fmt::print("{}", options.json ? render::text_of(list) : render::to_text(tally));
    return Exit::answered;
}

int run(Options options) {
    if (options.limits.seconds <= 0 && options.limits.nodes == 0) options.limits.seconds = 10;
    const std::string& path = options.position.path;
    if (path != "-" && std::filesystem::is_directory(path)) return run_folder(options);
    const auto report = solve(options.position, options);
    if (!report) return refuse(path, report.error());
    return show({{options.sgf, [&] { return render::to_sgf(*report); }}}, options.json,
                options.json ? render::text_of(render::to_json(*report)) : render::to_text(*report),
                report->outcome.is_unknown() ? Exit::no_answer : Exit::answered);
}

void declare(Form& form, Options& options) {
    options.position.declare(form, "problem",
                             "a problem as SGF, xz-compressed or not, or as a diagram; or a folder of them");
    form.option(
        "--target", options.targets,
        "a stone of the group in question; A1,B2: of several one is to live (default: found by the program)");
    form.option("--threads", options.threads, "threads that look for a proof").between(1, 64).shows_default();
    form.option("--sgf", options.sgf, "write every first move, RIGHT or refuted, to this file");
    form.option("--tree", options.tree, "for --sgf: moves of each proof and refutation, at most")
        .positive()
        .shows_default();
    form.option("--verify", options.verify,
                "check the proof against all legal replies, at most this many nodes");
    form.option("--threats", options.more_threats,
                "how many more ko threats the player has than the opponent; negative: fewer");
    form.flag("--json", options.json, "print JSON; for a folder a list");
    options.limits.declare(form);
}

}  // namespace

Command problem_command() {
    return {"problem",
            "solve life-and-death problems and check a book's answers",
            {{"problem corner.sgf", "who lives, by which first moves, and whether the file says the same"},
             {"problem corner.sgf --target B2 --sgf solved.sgf", "every first move with what refutes it"},
             {"problem corner.sgf --target B2,D3 --threads 2", "one of two groups lives, or neither"},
             {"problem corner.sgf --verify 1000000", "the same, its proof checked against every legal reply"},
             {"problem book --time 5", "a folder of problems, five seconds each"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
