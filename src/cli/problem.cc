// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fmt/format.h>
#include <memory>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/tsumego.h"
#include "sgf/files.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::string path, target, sgf;
    bool json = false;
    std::size_t tree = 200;
    std::uint64_t verify = 0;
    std::optional<int> threats;
    LimitOptions limits;
};

struct Tally {
    int asked = 0, answered = 0, same = 0, different = 0;
    int accepted = 0, refuted = 0, too_large = 0;  // proofs
};

// One file; an error is the file's.
Result<analysis::TsumegoReport> solve(const std::string& path, const Options& options) {
    const auto text = read_input(path);
    if (!text) return text.error();
    analysis::TsumegoSettings settings;
    if (!options.sgf.empty()) settings.tree = options.tree;
    settings.nodes_to_verify = options.verify;
    settings.more_threats = options.threats;
    if (!options.target.empty()) {
        const auto point = go::parse_point(options.target, go::square(go::max_size));
        if (!point) return point.error();
        settings.target = *point;
    }
    Budget budget = options.limits.budget();
    return analysis::solve_tsumego(*text, settings, budget);
}

void count(const analysis::TsumegoReport& report, Tally& tally) {
    ++tally.asked;
    tally.answered += !report.outcome.is_unknown() && !report.target.is_nowhere();
    if (const auto agrees = report.agrees()) ++(*agrees ? tally.same : tally.different);
    tally.accepted += report.check == life::Check::accepted;
    tally.refuted += report.check == life::Check::refuted;
    tally.too_large += report.check == life::Check::unfinished;
}

int run_folder(const Options& options) {
    if (!options.sgf.empty() || !options.target.empty())
        return refuse("--sgf and --target are for one problem, not for a folder");
    const auto files = sgf::record_files(options.path);
    if (!files) return refuse(options.path, files.error());
    Tally tally;
    auto list = nlohmann::json::array();
    for (const auto& file : files->records) {
        const auto report = solve(file.string(), options);
        if (!report) return refuse(file.string(), report.error());
        count(*report, tally);
        if (options.json) {
            list.push_back(render::to_json(*report));
            list.back()["file"] = file.string();
        } else {
            fmt::print("{}: {}", file.string(), render::to_text(*report));
        }
        if (interrupt_flag()) return Exit::interrupted;
    }
    if (options.json) {
        fmt::print("{}\n", list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else {
        fmt::print("{} problems, {} answered; as the book {}, otherwise {}\n", tally.asked, tally.answered,
                   tally.same, tally.different);
        if (options.verify > 0)
            fmt::print("proofs: {} checked against every reply, {} refuted, {} too large\n", tally.accepted,
                       tally.refuted, tally.too_large);
    }
    return Exit::answered;
}

int run(Options options) {
    if (options.limits.seconds <= 0 && options.limits.nodes == 0) options.limits.seconds = 10;
    if (options.path != "-" && std::filesystem::is_directory(options.path)) return run_folder(options);
    const auto report = solve(options.path, options);
    if (!report) return refuse(options.path, report.error());
    if (!options.sgf.empty() && !write_output(options.sgf, render::to_sgf(*report)))
        return refuse("cannot write " + options.sgf);
    if (options.json) {
        fmt::print("{}\n", render::to_json(*report).dump(2));
    } else {
        fmt::print("{}", render::to_text(*report));
    }
    if (interrupt_flag()) return Exit::interrupted;
    return report->outcome.is_unknown() ? Exit::no_answer : Exit::answered;
}

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    form.option("problem", options->path, "a problem (.sgf), or a folder of them; - is standard input")
        .required();
    form.option("--target", options->target, "a stone of the group in question; found if not given");
    form.option("--sgf", options->sgf, "write every first move, RIGHT or refuted, to this file");
    form.option("--tree", options->tree, "moves of each proof and refutation that --sgf writes, at most")
        .positive()
        .shows_default();
    form.option("--verify", options->verify,
                "play the proof against all legal replies, at most so many nodes");
    form.option("--threats", options->threats,
                "ko threats that the player has more than the opponent; less than 0: fewer");
    form.flag("--json", options->json, "print one object, or a list of a folder's");
    options->limits.declare(form);
    return [options] { return run(*options); };
}

}  // namespace

Command problem_command() {
    return {"problem",
            "solve life-and-death problems and check a book's answers",
            {{"problem corner.sgf", "who lives, by which first moves, and whether the file says the same"},
             {"problem corner.sgf --target B2 --sgf solved.sgf", "every first move with what refutes it"},
             {"problem corner.sgf --verify 1000000", "the same, its proof checked against every legal reply"},
             {"problem book --time 5", "a folder of problems, five seconds each"}},
            declare};
}

}  // namespace tedomari::cli
