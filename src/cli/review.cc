// SPDX-License-Identifier: MIT
#include "render/review.h"

#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <memory>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "cli/survey_options.h"
#include "render/json_text.h"
#include "sgf/files.h"
#include "sgf/reader.h"
#include "sgf/source.h"
#include "survey/region_cache.h"

namespace tedomari::cli {

namespace {

namespace fs = std::filesystem;
using analysis::ReviewReport;

struct Options {
    std::vector<std::string> paths;
    SurveyOptions survey;
    ProgressOptions progress;
    std::optional<int> from;
    std::string cache;
    bool no_cache = false;
    bool json = false, csv = false;
    std::string sgf, html, svg;
};

// Files as named, and the records in folders, in order.
Result<std::vector<std::string>> files_of(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        const auto found = sgf::record_files(path);
        if (!found) return Error{path + ": " + found.error().message};
        for (const fs::path& file : found->records) files.push_back(file.string());
    }
    return files;
}

class Run {
public:
    Run(const Options& options, const survey::SurveySettings& survey, survey::RegionCache* cache)
        : options_(options), memory_(cache) {
        settings_.survey = survey;
        settings_.from = options.from;
        settings_.survey.store = &memory_;
        if (cache != nullptr) cache->set_nodes(survey.nodes);
    }

    int all();

private:
    bool file(const std::string& path);
    void game(const std::string& source, const sgf::Tree& tree);
    void show(const ReviewReport& report);
    int write_files() const;

    const Options& options_;
    analysis::ReviewSettings settings_;
    survey::RegionMemory memory_;
    std::vector<ReviewReport> reports_;
    std::string annotated_;
    bool failed_ = false, unanswered_ = false;
};

void Run::show(const ReviewReport& report) {
    if (options_.json) {
        fmt::print("{}\n", render::line_of(render::to_json(report)));
    } else if (options_.csv) {
        if (reports_.empty()) fmt::print("{}", render::csv_header());
        fmt::print("{}", render::to_csv(report));
    } else if (options_.sgf != "-" && options_.html != "-" && options_.svg != "-") {
        fmt::print("{}{}\n{}", reports_.empty() ? "" : "\n", report.source, render::to_text(report));
    }
    std::fflush(stdout);
}

void Run::game(const std::string& source, const sgf::Tree& tree) {
    Progress progress(std::cerr, options_.progress.style(), "positions");
    settings_.progress = [&](int done, int) {
        progress.note(source);
        progress.at(static_cast<std::uint64_t>(done));
    };
    auto report = analysis::review(tree, settings_);
    progress.finish();
    if (!report) {
        refuse(source, report.error());
        failed_ = true;
        return;
    }
    report->source = source;
    if (!options_.sgf.empty()) annotated_ += render::to_sgf(*report, tree);
    show(*report);
    unanswered_ = unanswered_ || report->moves.empty();
    reports_.push_back(std::move(*report));
}

bool Run::file(const std::string& path) {
    const auto source = sgf::open_source(path);
    if (!source) {
        refuse(path, source.error());
        return false;
    }
    sgf::Reader reader(**source);
    for (int number = 1; !interrupt_flag(); ++number) {
        sgf::Tree tree;
        sgf::Warnings warnings;
        const auto more = reader.next(tree, warnings);
        if (!more) {
            refuse(path, more.error());
            return false;
        }
        if (!*more) break;
        tell_warnings(path, warnings);
        game(number == 1 ? path : fmt::format("{}:{}", path, number), tree);
    }
    return true;
}

int Run::write_files() const {
    if (!options_.sgf.empty() && !write_output(options_.sgf, annotated_))
        return refuse("cannot write " + options_.sgf);
    if (!options_.html.empty() && !write_output(options_.html, render::to_html(reports_)))
        return refuse("cannot write " + options_.html);
    if (!options_.svg.empty() && !reports_.empty() &&
        !write_output(options_.svg, render::to_svg(reports_.front())))
        return refuse("cannot write " + options_.svg);
    return Exit::answered;
}

int Run::all() {
    const auto files = files_of(options_.paths);
    if (!files) return refuse(files.error().message);
    for (const std::string& path : *files) {
        if (!file(path)) failed_ = true;
        if (interrupt_flag()) break;
    }
    if (const int written = write_files(); written != Exit::answered) return written;
    if (interrupt_flag()) return Exit::interrupted;
    if (failed_) return Exit::bad_input;
    return unanswered_ ? Exit::no_answer : Exit::answered;
}

int run(const Options& options) {
    const auto survey = options.survey.settings();
    if (!survey) return refuse(survey.error().message);
    std::unique_ptr<survey::RegionCache> cache;
    const std::string path = options.cache.empty() ? survey::default_cache_path() : options.cache;
    if (!options.no_cache && !path.empty()) {
        auto opened = survey::RegionCache::open(path);
        if (!opened && !options.cache.empty()) return refuse(path, opened.error());
        if (opened) cache = std::move(*opened);
    }
    return Run(options, *survey, cache.get()).all();
}

void declare(Form& form, Options& options) {
    options.survey.seconds = 1;
    form.option("game", options.paths, "SGF files, collections (.sgfs, .xz) or folders; - is standard input")
        .required();
    form.option("--from", options.from, "review from this move on (default: every move)").positive();
    options.survey.declare_search(form);
    const auto json = form.flag("--json", options.json, "print JSON, one line a game");
    form.flag("--csv", options.csv, "print CSV, one line a move").excludes(json);
    form.option("--sgf", options.sgf, "write the records with the review in comments; - is standard output");
    form.option("--html", options.html, "write a web page with graph and tables");
    form.option("--svg", options.svg, "write the graph of the first game");
    form.option("--cache", options.cache,
                "SQLite file that remembers regions (default: in ~/.cache/tedomari)");
    form.flag("--no-cache", options.no_cache, "remember nothing");
    options.progress.declare(form);
}

}  // namespace

Command review_command() {
    return {"review",
            "a game move by move: forecast, temperature, what each move lost",
            {{"review game.sgf", "every move: proved where it can be, judged by the network where it cannot"},
             {"review game.sgf --sgf reviewed.sgf --html review.html",
              "an annotated record and a page with a graph"},
             {"review games/ --json", "a folder, one line of JSON a game; proofs are remembered"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
