// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

#include "analysis/record.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "go/diagram.h"
#include "render/record.h"
#include "sgf/files.h"
#include "sgf/reader.h"
#include "sgf/source.h"
#include "sgf/writer.h"

namespace tedomari::cli {

namespace {

namespace fs = std::filesystem;
using analysis::RecordReport;

struct Options {
    std::vector<std::string> paths;
    std::optional<int> move;
    bool json = false;
    bool json_lines = false;
    bool strict = false;
    bool warnings = false;
    bool board = false;
    bool print = false;
    ProgressOptions progress;
};

// One game alone is shown in full; with a second one it becomes a list.  So the first game waits for the
// next.
class Output {
public:
    explicit Output(const Options& options) : options_(options) {}

    void game(RecordReport report) {
        totals.add(report);
        if (options_.json_lines) {
            show(render::to_json(report));
            std::fputc('\n', stdout);
            return;
        }
        if (totals.games == 1) {
            first_ = std::move(report);
            return;
        }
        start_list();
        entry(report);
    }

    void unreadable(const std::string& file, const Error& error) {
        ++totals.unreadable;
        refuse(file, error);
        errors_.push_back(
            {{"file", file}, {"line", error.line}, {"column", error.column}, {"message", error.message}});
    }

    void finish() {
        if (options_.json_lines || options_.print) return;
        const bool alone = first_ && totals.unreadable == 0;
        if (options_.json) {
            if (alone) {
                show(render::to_json(*first_), 2);
            } else if (totals.games > 0) {
                start_list();
                fmt::print("\n],\n\"totals\": ");
                show(render::to_json(totals));
                fmt::print(",\n\"errors\": ");
                show(errors_);
                fmt::print(",\n\"interrupted\": {}}}", interrupt_flag().load());
            }
            if (totals.games > 0) fmt::print("\n");
        } else if (alone) {
            fmt::print("{}", render::to_text(*first_));
            board(*first_);
        } else if (totals.games > 0) {
            start_list();
            fmt::print("{}", render::to_text(totals));
        }
    }

    analysis::RecordTotals totals;

private:
    static void show(const nlohmann::ordered_json& json, int indent = -1) {
        // A file name may be any bytes.
        fmt::print("{}", json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace));
    }

    void start_list() {
        if (!std::exchange(started_, true) && options_.json) fmt::print("{{\"games\": [");
        if (first_) entry(*std::exchange(first_, std::nullopt));
    }

    void entry(const RecordReport& report) {
        if (options_.json) {
            fmt::print("{}\n", std::exchange(separate_, true) ? "," : "");
            show(render::to_json(report));
            return;
        }
        fmt::print("{}", render::to_line(report));
        if (options_.warnings) fmt::print("{}", render::warnings_text(report, "    "));
        board(report);
    }

    static void board(const RecordReport& report) {
        if (report.position) fmt::print("{}", go::to_diagram(*report.position));
    }

    const Options& options_;
    std::optional<RecordReport> first_;
    nlohmann::ordered_json errors_ = nlohmann::ordered_json::array();
    bool started_ = false, separate_ = false;
};

// Files that are records by their names: game.sgf, GAMES.SGF, games.sgfs.xz.
struct Input {
    std::string path;
    std::uint64_t size = 0;
};

std::uint64_t size_of(const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored) ? fs::file_size(path, ignored) : 0;
}

std::vector<Input> inputs(const std::vector<std::string>& paths, Output& output) {
    std::vector<Input> all;
    for (const std::string& path : paths) {
        const auto files = sgf::record_files(path);
        if (!files) {
            output.unreadable(path, files.error());
            continue;
        }
        output.totals.skipped += files->others;
        for (const fs::path& file : files->records) all.push_back({file.string(), size_of(file)});
    }
    return all;
}

// Reads a file game by game; what cannot be read is told and the rest goes on.
class FileReader {
public:
    FileReader(const Options& options, Output& output, Progress& progress)
        : options_(options), output_(output), progress_(progress) {}

    void read(const Input& input) {
        const auto source = sgf::open_source(input.path);
        if (!source) return fail(input, source.error());
        ++output_.totals.files;
        sgf::Reader reader(**source);
        sgf::Tree tree;
        for (std::size_t number = 1; !interrupt_flag(); ++number) {
            sgf::Warnings warnings;
            const auto more = reader.next(tree, warnings);
            if (!more) return fail(input, more.error());
            if (options_.strict && !warnings.empty()) return fail(input, warnings.kept().front());
            if (!*more) return trailing(input, warnings);
            if (!game(input, number, tree, warnings) && options_.strict) return;
            progress_.at((done_ + (*source)->position()) / 1000000);
        }
    }

    void finish(const Input& input) { done_ += input.size; }

private:
    bool game(const Input& input, std::size_t number, const sgf::Tree& tree, const sgf::Warnings& warnings) {
        auto report =
            analysis::record_report(tree, warnings, {.position = options_.board, .moves = options_.move});
        if (!report) {
            fail(input, report.error());
            return false;
        }
        if (options_.strict && !report->warnings.empty()) {
            fail(input, report->warnings.kept().front());
            return false;
        }
        report->source = input.path;
        report->number = number;
        if (options_.print) fmt::print("{}", sgf::print(tree));
        if (options_.print) output_.totals.add(*report);
        if (!options_.print) output_.game(std::move(*report));
        return true;
    }

    // Text behind the last game belongs to no game.
    void trailing(const Input& input, const sgf::Warnings& warnings) {
        output_.totals.warnings += warnings.count();
        for (const Error& warning : warnings.kept()) {
            fmt::print(stderr, "tedomari: {}:{} (ignored)\n", input.path, describe(warning));
        }
    }

    void fail(const Input& input, const Error& error) {
        if (!interrupt_flag()) output_.unreadable(input.path, error);
    }

    const Options& options_;
    Output& output_;
    Progress& progress_;
    std::uint64_t done_ = 0;  // bytes of the files before this one
};

int run(const Options& options) {
    Output output(options);
    const std::vector<Input> files = inputs(options.paths, output);
    std::uint64_t bytes = 0;
    for (const Input& file : files) bytes += file.size;
    const bool shown_anyway = isatty(STDOUT_FILENO) != 0 && files.size() > 1;
    {
        Progress progress(std::cerr, shown_anyway ? Progress::Style::silent : options.progress.style(),
                          "reading, MB", bytes / 1000000);
        FileReader reader(options, output, progress);
        for (const Input& file : files) {
            if (interrupt_flag()) break;
            reader.read(file);
            reader.finish(file);
        }
    }
    output.finish();
    if (interrupt_flag()) return Exit::interrupted;
    return output.totals.unreadable > 0 ? Exit::bad_input : Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("file", options.paths,
                "SGF files, xz-compressed or not; folders, of which all .sgf and .sgfs are read; - for stdin")
        .required();
    form.option("--move", options.move, "draw the position after this many moves, not the last")
        .not_negative();
    form.flag("--board", options.board, "draw the position");
    form.flag("--warnings", options.warnings, "list the warnings of several games, not only their number");
    form.flag("--strict", options.strict, "refuse a file at its first warning");
    const auto json = form.flag(
        "--json", options.json,
        "print one object: of a single game its report, else {\"games\": […], \"totals\", \"errors\"}");
    const auto lines = form.flag("--jsonl", options.json_lines, "print JSON, one line for every game");
    const auto print =
        form.flag("--print", options.print, "print the games as repaired SGF; values stay as they are");
    json.excludes(lines).excludes(print);
    lines.excludes(print);
    options.progress.declare(form);
}

}  // namespace

Command sgf_command() {
    return {"sgf",
            "say what is in SGF files: board, rules, players, result, moves, warnings",
            {{"sgf game.sgf --board", "a game in full, and how it ended"},
             {"sgf games/ --jsonl", "every game of a folder, one JSON object a line"},
             {"sgf game.sgf --strict", "check a file: exit code 2 and the place of the first mistake"},
             {"sgf broken.sgf --print > repaired.sgf", "what a tolerant reader makes of it"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
