// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fmt/format.h>
#include <sstream>

#include "analysis/certify.h"
#include "cli/certificate_option.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "render/audit.h"
#include "render/json_text.h"
#include "render/tsumego.h"
#include "sgf/files.h"
#include "sgf/position.h"
#include "sgf/writer.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    std::string targets, sgf, html;
    bool audit = false;
    int threads = 1;
    bool json = false;
    std::size_t tree = 200;
    std::uint64_t verify = 0;
    std::optional<int> more_threats;
    LimitOptions limits;
    CertificateOption certificate;
};

Result<analysis::TsumegoSettings> settings_of(const Options& options) {
    analysis::TsumegoSettings settings;
    if (!options.sgf.empty() || options.audit) settings.tree = options.tree;
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
    return settings;
}

// One file; an error is the file's.
Result<analysis::TsumegoReport> solve(const PositionOption& position, const Options& options) {
    const auto problem = position.read_for(sgf::AsksFor::problem);
    if (!problem) return problem.error();
    const auto settings = settings_of(options);
    if (!settings) return settings.error();
    Budget budget = options.limits.budget();
    return analysis::solve_tsumego(*problem, *settings, budget);
}

// Every problem of a book: of a file's games, or of a folder's.
int run_audit(const Options& options) {
    if (!options.sgf.empty() || !options.targets.empty() || options.certificate.is_given())
        return refuse("--audit reads a whole book; --sgf, --target and --certificate are for one problem");
    const auto settings = settings_of(options);
    if (!settings) return refuse(settings.error().message);
    analysis::AuditTally tally;
    std::vector<analysis::Audit> faulty;
    auto list = nlohmann::json::array();
    const auto failed = sgf::for_each_game(options.position.path, [&](const sgf::RecordedGame& game) {
        const std::string name = fmt::format("{}:{}", game.file.filename().string(), game.number);
        const auto problem =
            sgf::read_position(sgf::print(game.tree), {.asks = sgf::AsksFor::problem, .named_record = true});
        Budget budget = options.limits.budget();
        auto audit = problem ? analysis::audit(name, *problem, *settings, budget) : problem.error();
        if (!audit) {
            fmt::print(stderr, "tedomari: {}: {}\n", name, audit.error().message);
            return !interrupt_flag();
        }
        tally.add(*audit);
        if (options.json) {
            list.push_back(render::to_json(*audit));
        } else if (!audit->findings.empty()) {
            fmt::print("{}", render::to_text(*audit));
            std::fflush(stdout);
        }
        if (!audit->findings.empty()) faulty.push_back(std::move(*audit));
        return !interrupt_flag();
    });
    if (failed) return refuse(options.position.path, *failed);
    fmt::print("{}", options.json ? render::text_of(list) : render::to_text(tally));
    if (!options.html.empty() && !write_output(options.html, render::to_html(faulty, tally)))
        return Exit::bad_input;
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

int run_folder(const Options& options) {
    if (!options.sgf.empty() || !options.targets.empty() || options.certificate.is_given())
        return refuse("--sgf, --target and --certificate are for one problem, not for a folder");
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
    if (options.audit) return run_audit(options);
    if (!options.html.empty()) return refuse("--html is for --audit");
    const std::string& path = options.position.path;
    if (path != "-" && std::filesystem::is_directory(path)) return run_folder(options);
    const auto report = solve(options.position, options);
    if (!report) return refuse(path, report.error());
    const int code = show({{options.sgf, [&] { return render::to_sgf(*report); }}}, options.json,
                          options.json ? render::text_of(render::to_json(*report)) : render::to_text(*report),
                          report->outcome.is_unknown() ? Exit::no_answer : Exit::answered);
    if (!options.certificate.is_given()) return code;
    const std::uint64_t nodes = options.verify > 0 ? options.verify : 1'000'000;
    return options.certificate.write(analysis::certify(*report, nodes), code);
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
    options.certificate.declare(form);
    form.option("--threats", options.more_threats,
                "how many more ko threats the player has than the opponent; negative: fewer");
    form.flag("--audit", options.audit,
              "a whole book, as a folder or a file of many games: where its answers fail, are only a ko, or "
              "are not "
              "the only ones");
    form.option("--html", options.html, "for --audit: a page with pictures of what was found").called("FILE");
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
             {"problem corner.sgf --certificate proof.json", "… and written to a file that others can check"},
             {"problem book --time 5", "a folder of problems, five seconds each"},
             {"problem book.sgf --audit --html audit.html", "what is wrong with a book, with pictures"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
