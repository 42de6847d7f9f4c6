// SPDX-License-Identifier: MIT
#include "cli/regress_sets.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <unistd.h>

#include "base/progress.h"
#include "base/seconds.h"
#include "cli/subcommands.h"
#include "survey/learned.h"
#include "trial/board_truth.h"
#include "trial/endgame_set.h"
#include "trial/likely_set.h"
#include "trial/problems.h"
#include "trial/sente_set.h"

namespace tedomari::cli {

void declare_half(Form& form, std::string& half) {
    form.option(
            "--half", half,
            "only one half: choose, to look at and tune on; report, never looked at (by hash of the name)")
        .one_of({"choose", "report"});
}

void declare_patience(Form& form, double& seconds, const std::string& whose) {
    form.option("--patience", seconds, "seconds that " + whose + " may take for a command")
        .positive()
        .shows_default();
}

Result<trial::Asker> ask_another(const std::string& command, double patience) {
    auto started = gtp::Client::start(command);
    if (!started) return started.error();
    const auto client = std::make_shared<gtp::Client>(std::move(*started));
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(patience * 1000));
    return trial::Asker([client, time](const std::string& line) {
        return client->ask(line, gtp::Patience::of(time, &interrupt_flag()));
    });
}

Result<trial::Rival> SetOptions::started_rival() const {
    if (rival.empty()) return trial::Rival{};
    const auto ask = ask_another(rival, patience);
    if (!ask) return ask.error();
    return trial::Rival(trial::GtpRival(
        *ask, [](const std::string& what) { fmt::print(stderr, "tedomari: rival: {}\n", what); }));
}

Progress progress_of(const char* what, std::uint64_t total) {
    return Progress(std::cerr, progress_style_for(STDERR_FILENO), what, total);
}

namespace {

// Counting problems: the table grows line by line.
int run_endgame(const SetOptions& options) {
    endgame::Effort effort;
    constexpr double default_seconds = 18;
    effort.time = nanoseconds_of(options.seconds > 0 ? options.seconds : default_seconds);
    if (options.nodes > 0) {
        effort.nodes = options.nodes;
        if (options.seconds <= 0) effort.time = std::chrono::nanoseconds::max();
    }
    effort.cancel = &interrupt_flag();
    const survey::LearnedJudge judge;
    const auto report =
        trial::endgame_set(options.path, effort, tell_as_text<trial::EndgameCase>(options.json),
                           trial::parse_half(options.half), &judge);
    if (!report) return refuse(options.path, report.error());
    print_report(*report, options.json);
    return ended(*report, report->count(&trial::EndgameCase::is_proved_wrong) == 0);
}

void declare_endgame(Form& form, SetOptions& options) {
    options.declare(form, "folder", "counting problems (SGF: region SQ, answer C)");
    options.declare_time(form, "seconds each (18)");
    form.option("--nodes", options.nodes, "search steps for each, at most");
    declare_half(form, options.half);
}

struct LikelyOptions : SetOptions {
    int regions = 0;
    bool groups = false;
    std::string truths;  // where proofs are kept
    double proof = 0;
};

// Regions made by chance and proved with much time, asked again in little.
int run_likely(const LikelyOptions& options) {
    trial::LikelySetQuestion question;
    question.regions = options.regions;
    question.seed = options.seed;
    question.kind.with_group = options.groups;
    if (options.seconds > 0) question.seconds = options.seconds;
    if (options.proof > 0) question.seconds_for_proof = options.proof;
    question.cancel = &interrupt_flag();
    Result<trial::RegionTruths> truths = trial::RegionTruths();
    if (!options.truths.empty()) truths = trial::RegionTruths::open(options.truths);
    if (!truths) return refuse(options.truths, truths.error());
    question.truths = &*truths;
    const survey::LearnedJudge judge;
    const auto tell = tell_as_text<trial::LikelyCase>(options.json);
    const auto report = trial::likely_set(question, judge, [&](const trial::LikelyCase& one) {
        if (options.verbose || !one.is_equal()) tell(one);
    });
    print_report(report, options.json);
    if (!report.kept) return refuse(options.truths, Error{"cannot be written"});
    return ended(report);
}

void declare_likely(Form& form, LikelyOptions& options) {
    form.option("regions", options.regions, "how many").required().between(1, 100000);
    form.flag("--json", options.json, "print JSON");
    form.flag("--verbose", options.verbose, "show every region, not only the unequal");
    form.option("--truths", options.truths, "a file that keeps what was proved, to go on another time");
    form.flag("--groups", options.groups, "every other region has a chain of six stones to live in it");
    form.option("--proof", options.proof, "seconds for the proof (20)").positive();
    options.declare_time(form, "seconds for the likely value (1)");
    options.declare_seed(form);
}

struct ProblemOptions : SetOptions {
    std::string only;
    std::uint64_t verify = 0;
    int threads = 1;
};

// Tactical problems in JSON lines, answered by our reader.
int run_problems(const ProblemOptions& options) {
    const auto text = read_input(options.path);
    if (!text) return refuse(options.path, text.error());
    trial::ProblemSettings settings;
    if (options.seconds > 0) settings.seconds_each = options.seconds;
    if (options.nodes > 0) settings.nodes_each = options.nodes;
    settings.nodes_to_verify = options.verify;
    settings.half = trial::parse_half(options.half);
    settings.only = options.only;
    settings.threads = options.threads;
    settings.cancel = &interrupt_flag();
    if (options.verbose) settings.tell = tell_as_text<trial::ProblemResult>(options.json);
    const auto rival = options.started_rival();
    if (!rival) return refuse(rival.error().message);
    settings.rival = *rival;
    Progress progress = progress_of("problems", 0);
    const auto report = trial::solve_problems(*text, settings, progress);
    progress.finish();
    return told(options, report);
}

void declare_problems(Form& form, ProblemOptions& options) {
    options.declare(form, "file", "tactical problems in JSON lines");
    options.declare_time(form, "seconds each (1)");
    form.option("--nodes", options.nodes, "nodes for each, at most");
    form.option("--only", options.only, "only those whose name has this in it");
    declare_half(form, options.half);
    form.option("--threads", options.threads, "that look for a proof of life")
        .between(1, 256)
        .shows_default();
    form.option("--verify", options.verify,
                "check every proof against all legal replies, at most this many nodes each");
    form.flag("--verbose", options.verbose, "show every problem as it is answered");
    options.declare_rival(form, "ask this GTP engine the same in the same run");
}

// Is it sente?  Moves played and time, as the paper's table has them, and the double goal beside.
int run_sente(const SetOptions& options) {
    const auto text = read_input(options.path);
    if (!text) return refuse(options.path, text.error());
    const auto problems = trial::parse_sente_problems(*text);
    if (!problems) return refuse(options.path, problems.error());
    const auto report = trial::solve_sente_problems(*problems, {}, &interrupt_flag());
    print_report(report, options.json);
    return ended(report,
                 report.count(&trial::SenteResult::is_right) == static_cast<int>(report.cases.size()));
}

void declare_sente(Form& form, SetOptions& options) {
    options.declare(form, "file", "questions whether moves are sente on goals, in JSON lines");
}

struct GeneratedOptions : SetOptions {
    int boards = 0, most_open = 10;
};

int run_generated(const GeneratedOptions& options) {
    trial::TruthQuestion question;
    question.boards = options.boards;
    question.most_open = options.most_open;
    question.seed = options.seed;
    Progress progress = progress_of("boards", static_cast<std::uint64_t>(options.boards));
    const auto report = trial::board_truth(question, &interrupt_flag(),
                                           [&](int done) { progress.at(static_cast<std::uint64_t>(done)); });
    progress.finish();
    print_report(report, options.json);
    return ended(report, report.holds());
}

void declare_generated(Form& form, GeneratedOptions& options) {
    form.option("boards", options.boards, "how many").required().between(1, 10'000'000);
    form.option("--most-open", options.most_open, "open points of a board, at most")
        .between(1, 14)
        .shows_default();
    options.declare_seed(form);
    form.flag("--json", options.json, "print JSON");
}

}  // namespace

std::vector<Command> regress_sets() {
    std::vector<Command> sets = {
        {"regress problems",
         "answer tactical problems, beside a rival",
         {{"regress problems attack.jsonl --time 0.1", "the table of a set, beside GNU Go's"},
          {"regress problems attack.jsonl --half choose", "the half to look at; --half report is the other"},
          {"regress problems tsumego.jsonl --only cho-elementary --verify 1000000 --verbose",
           "every answer as it comes, then right, wrong, undecided, and what became of the proofs"},
          {"regress problems attack.jsonl --rival 'gnugo --mode gtp'", "ours beside a rival's"}},
         declared<ProblemOptions, declare_problems, run_problems>},
        {"regress sente",
         "answer whether moves are sente on goals",
         {{"regress sente examples/sente.jsonl", "moves played and time of each problem"}},
         declared<SetOptions, declare_sente, run_sente>},
        {"regress endgame",
         "count regions of a folder of problems",
         {{"regress endgame problems --json", "how many come out exactly"}},
         declared<SetOptions, declare_endgame, run_endgame>},
        {"regress likely",
         "compare likely values of random regions with proofs",
         {{"regress likely 100 --truths truths.txt", "proved once (20 s each), asked again in 1 s"}},
         declared<LikelyOptions, declare_likely, run_likely>},
        {"regress generated",
         "compare random boards with exhaustive search",
         {{"regress generated 100", "exit 1 when an exact answer is wrong"}},
         declared<GeneratedOptions, declare_generated, run_generated>},
    };
    for (Command& command : regress_games()) sets.push_back(std::move(command));
    return sets;
}

}  // namespace tedomari::cli
