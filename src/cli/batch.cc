// SPDX-License-Identifier: MIT
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/version.h"
#include "batch/answer.h"
#include "batch/asked.h"
#include "batch/work.h"
#include "cli/database_option.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "go/point.h"
#include "render/json_text.h"
#include "sgf/files.h"
#include "sgf/writer.h"

namespace tedomari::cli {

namespace {

using batch::Database;
using batch::Queue;

struct Options {
    DatabaseOption database;
    ProgressOptions progress;
    // add
    std::vector<std::string> words;
    batch::Question question;
    int games = 0;  // of self-play
    std::string shard;
    // work
    int threads = 1;
    bool until_empty = false;
    double lease = 60;
    // the others
    bool watch = false, csv = false, jsonl = false, sgf = false, json = false, failed = false, all = false;
    std::string table = "move", query;
    int nodes_of_cluster = 2, tasks_each = 2;
    std::string hours = "12:00:00";
};

// The i-th of n parts, by position.
struct Shard {
    std::int64_t part = 1, of = 1;

    bool has(std::int64_t number) const { return number % of == part % of; }
    static std::optional<Shard> read(const std::string& text) {
        if (text.empty()) return Shard();
        Shard shard;
        char rest = 0;
        if (std::sscanf(text.c_str(), "%ld/%ld%c", &shard.part, &shard.of, &rest) != 2) return std::nullopt;
        if (shard.of < 1 || shard.part < 1 || shard.part > shard.of) return std::nullopt;
        return shard;
    }
};

// Games to be played: a task for each.
int add_played(const Options& options, const Shard& shard, batch::Question question) {
    if (options.words.size() > 1) return refuse(question.kind + " makes games and takes none");
    if (options.games < 1) return refuse("how many games?  Say --games");
    const auto size = go::parse_size(question.size);
    if (!size) return refuse("--size: " + size.error().message);
    return options.database.with(
        [&](Database& database, Queue& queue) -> int {
            std::int64_t added = 0, place = queue.last_place();
            database.together([&] {
                for (question.number = 1; question.number <= options.games; ++question.number) {
                    if (!shard.has(question.number)) continue;
                    const std::string name = fmt::format("{} {}", question.kind, question.number);
                    added += queue.add({question.kind, name, "", question.settings(), std::string(version())},
                                       ++place)
                                 ? 1
                                 : 0;
                }
            });
            fmt::print("{} of {} games added\n", added, options.games);
            return Exit::answered;
        },
        DatabaseOption::File::made);
}

int run_add(const Options& options) {
    const auto shard = Shard::read(options.shard);
    if (!shard) return refuse("--shard: say which part of how many, as in 2/8");
    const auto& kinds = batch::kinds();
    if (std::find(kinds.begin(), kinds.end(), options.words.front()) == kinds.end())
        return refuse(fmt::format("{}: say first what is asked of each game: {}", options.words.front(),
                                  fmt::join(kinds, ", ")));
    batch::Question question = options.question;
    question.kind = options.words.front();
    if (!batch::is_about_games(question.kind)) return add_played(options, *shard, question);
    if (options.words.size() < 2) return refuse("which games?  Name files or folders");
    return options.database.with(
        [&](Database& database, Queue& queue) -> int {
            Progress progress(std::cerr, options.progress.style(), "games");
            std::int64_t seen = 0, added = 0, place = queue.last_place();
            for (std::size_t i = 1; i < options.words.size() && !interrupt_flag(); ++i) {
                // A transaction for each hundred games: one for each is slow, one for all keeps others waiting.
                std::vector<batch::Task> some;
                const auto add_some = [&] {
                    database.together([&] {
                        for (const batch::Task& task : some) added += queue.add(task, ++place) ? 1 : 0;
                    });
                    some.clear();
                };
                const auto failed = sgf::for_each_game(options.words[i], [&](const sgf::RecordedGame& game) {
                    if (shard->has(++seen))
                        some.push_back({question.kind, fmt::format("{}:{}", game.file.string(), game.number),
                                        sgf::print(game.tree), question.settings(), std::string(version())});
                    if (some.size() >= 100) add_some();
                    progress.at(static_cast<std::uint64_t>(seen));
                    return !interrupt_flag();
                });
                add_some();
                if (failed) return refuse(options.words[i], *failed);
            }
            progress.finish();
            fmt::print("{} of {} games added{}\n", added, seen,
                       added < seen && options.shard.empty() ? "; the others were there already" : "");
            return interrupt_flag() ? Exit::interrupted : Exit::answered;
        },
        DatabaseOption::File::made);
}

void declare_add(Form& form, Options& options) {
    form.option("question", options.words,
                "review, analyze, score or regions, then SGF files, collections or folders; or selfplay")
        .required();
    options.database.declare(form);
    form.option("--time", options.question.seconds, "seconds a position").positive().shows_default();
    form.option("--nodes", options.question.nodes,
                "nodes a region instead: the same answer on every machine");
    form.option("--back", options.question.back,
                "analyze, score: so many moves before the end; review: only the last so many")
        .not_negative();
    form.option("--every", options.question.every, "regions: look at every so many moves, from the end")
        .positive()
        .shows_default();
    form.option("--games", options.games, "selfplay: how many").positive();
    form.option("--size", options.question.size, "selfplay: 19, 9, 9x13 …").shows_default();
    form.option("--visits", options.question.visits, "selfplay: positions to look at for a move")
        .positive()
        .shows_default();
    form.option("--seed", options.question.seed, "selfplay: the same seed plays the same games")
        .shows_default();
    form.option("--shard", options.shard, "only part I of N, as 2/8: for machines without a common database");
    options.progress.declare(form);
}

int run_work(const Options& options) {
    return options.database.with(
        [&](Database&, Queue& queue) {
            const batch::Counts before = queue.counts(std::string(version()));
            const auto waiting = static_cast<std::uint64_t>(before.waiting - before.of_other_versions);
            if (before.of_other_versions > 0)
                fmt::print(stderr,
                           "tedomari: {} tasks wait for another version of the program and are left alone\n",
                           before.of_other_versions);
            Progress progress(std::cerr, options.progress.style(), "tasks", waiting);
            const batch::Answerer answerer(&interrupt_flag());
            batch::Work work;
            work.address = options.database.where();
            work.threads = options.threads;
            work.until_empty = options.until_empty;
            work.lease = options.lease;
            work.cancel = &interrupt_flag();
            work.answer = [&](const batch::Task& task) { return answerer.answer(task); };
            work.tell = [&](const batch::Task& task, const std::string& error) {
                if (!error.empty()) fmt::print(stderr, "tedomari: {}: {}\n", task.name, error);
                progress.note(task.name);
                progress.advance();
            };
            const batch::WorkDone done = batch::work(work);
            progress.finish();
            fmt::print("{} answered, {} failed\n", done.answered, done.failed);
            return interrupt_flag() ? Exit::interrupted : Exit::answered;
        },
        DatabaseOption::File::made);
}

void declare_lease(Form& form, Options& options) {
    form.option("--lease", options.lease,
                "seconds after which a task of a worker that is gone is given to another")
        .between(1.0, 86400.0)
        .shows_default();
}

void declare_work(Form& form, Options& options) {
    options.database.declare(form);
    form.option("--threads", options.threads, "tasks at a time").between(1, 256).shows_default();
    form.flag("--until-empty", options.until_empty, "end when nothing is left, instead of waiting for more");
    form.option("--lease", options.lease,
                "seconds after which a task of a worker that is gone is given to another")
        .between(1.0, 86400.0)
        .shows_default();
    options.progress.declare(form);
}

std::string time_left(const batch::Counts& counts) {
    if (counts.a_minute <= 0) return "";
    const double minutes = static_cast<double>(counts.waiting + counts.taken) / counts.a_minute;
    return minutes < 90 ? fmt::format(", about {:.0f} minutes left", minutes)
                        : fmt::format(", about {:.1f} hours left", minutes / 60);
}

int run_status(const Options& options) {
    return options.database.with([&](Database&, Queue& queue) {
        for (;;) {
            queue.return_expired();
            const batch::Counts counts = queue.counts(std::string(version()));
            if (options.json) {
                fmt::print("{}\n",
                           render::line_of(nlohmann::json{{"tasks", counts.all()},
                                                          {"waiting", counts.waiting},
                                                          {"ofOtherVersions", counts.of_other_versions},
                                                          {"taken", counts.taken},
                                                          {"done", counts.done},
                                                          {"failed", counts.failed},
                                                          {"workers", counts.workers},
                                                          {"aMinute", counts.a_minute}}));
            } else {
                fmt::print(
                    "{} tasks: {} done, {} waiting, {} with {} workers, {} failed; {:.1f} a minute{}\n",
                    counts.all(), counts.done, counts.waiting, counts.taken, counts.workers, counts.failed,
                    counts.a_minute, counts.waiting + counts.taken > 0 ? time_left(counts) : "");
                if (counts.of_other_versions > 0)
                    fmt::print("{} wait for another version of the program\n", counts.of_other_versions);
            }
            if (!options.watch || interrupt_flag() || counts.waiting + counts.taken == 0) {
                for (const batch::Row& row : options.json ? std::vector<batch::Row>() : queue.failures())
                    fmt::print("failed: {} {}: {}\n", batch::text(row[1]), batch::text(row[0]),
                               batch::text(row[2]));
                return interrupt_flag() ? Exit::interrupted : Exit::answered;
            }
            std::fflush(stdout);
            for (int i = 0; i < 20 && !interrupt_flag(); ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    });
}

void declare_status(Form& form, Options& options) {
    options.database.declare(form);
    form.flag("--watch", options.watch, "again every two seconds, until nothing is left");
    form.flag("--json", options.json, "print JSON, one line each time");
}

// As RFC 4180 wants it.
std::string csv_field(const batch::Field& field) {
    const std::string plain = batch::text(field);
    if (plain.find_first_of(",\"\r\n") == std::string::npos) return plain;
    std::string quoted = "\"";
    for (const char c : plain) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

nlohmann::ordered_json json_of(const batch::Field& field) {
    return std::visit(
        [](const auto& value) -> nlohmann::ordered_json {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>) {
                return nullptr;
            } else {
                return value;
            }
        },
        field);
}

void print_row(const std::vector<std::string>& columns, const batch::Row& row, bool csv) {
    if (csv) {
        for (std::size_t i = 0; i < row.size(); ++i) fmt::print("{}{}", i > 0 ? "," : "", csv_field(row[i]));
        fmt::print("\n");
        return;
    }
    nlohmann::ordered_json line;
    for (std::size_t i = 0; i < row.size(); ++i) line[columns[i]] = json_of(row[i]);
    fmt::print("{}\n", render::line_of(line));
}

int run_export(const Options& options) {
    return options.database.with([&](Database& database, Queue&) {
        if (options.table == "answer" && !options.csv) {  // as the commands print them
            batch::for_each_row(database, "answer",
                                [](const batch::Row& row) { fmt::print("{}\n", batch::text(row[3])); });
            return Exit::answered;
        }
        if (options.sgf) {
            batch::for_each_row(database, "played",
                                [](const batch::Row& row) { fmt::print("{}\n", batch::text(row.back())); });
            return Exit::answered;
        }
        const auto columns = batch::columns_of(options.table);
        if (options.csv) fmt::print("{}\n", fmt::join(columns, ","));
        batch::for_each_row(database, options.table,
                            [&](const batch::Row& row) { print_row(columns, row, options.csv); });
        return Exit::answered;
    });
}

void declare_export(Form& form, Options& options) {
    options.database.declare(form);
    form.option("--table", options.table,
                "what: games, their moves, proved regions, games that were made, failures, or the answers as "
                "JSON")
        .one_of(batch::tables())
        .shows_default();
    const auto csv = form.flag("--csv", options.csv, "as CSV with a line of names");
    form.flag("--jsonl", options.jsonl, "as JSON, one line a row (default)").excludes(csv);
    form.flag("--sgf", options.sgf, "the games that were made, one a line, for `learn`").excludes(csv);
}

std::string cell(const batch::Field& field) {
    const auto* value = std::get_if<double>(&field);
    return value != nullptr ? fmt::format("{:.2f}", *value) : batch::text(field);
}

void print_table(const std::vector<std::string>& columns, const std::vector<batch::Row>& rows) {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        widths.push_back(columns[i].size());
        for (const batch::Row& row : rows) widths[i] = std::max(widths[i], cell(row[i]).size());
    }
    const auto print = [&](std::size_t i, const std::string& what, bool right) {
        fmt::print("{}", i > 0 ? "  " : "");
        if (right) {
            fmt::print("{:>{}}", what, widths[i]);
        } else {
            fmt::print("{:<{}}", what, i + 1 < columns.size() ? widths[i] : 0);
        }
    };
    const auto is_number = [&](std::size_t i) {
        return !rows.empty() && !std::holds_alternative<std::string>(rows.front()[i]);
    };
    for (std::size_t i = 0; i < columns.size(); ++i) print(i, columns[i], is_number(i));
    fmt::print("\n");
    for (const batch::Row& row : rows) {
        for (std::size_t i = 0; i < columns.size(); ++i) print(i, cell(row[i]), is_number(i));
        fmt::print("\n");
    }
}

int run_query(const Options& options) {
    if (options.query.empty()) {
        for (const batch::NamedQuery& query : batch::named_queries())
            fmt::print("{:<14}{}\n", query.name, query.says);
        return Exit::answered;
    }
    const batch::NamedQuery* query = batch::find_query(options.query);
    if (query == nullptr)
        return refuse("no question is called '" + options.query + "' (see `tedomari batch query`)");
    return options.database.with([&](Database& database, Queue&) {
        const auto rows = database.ask(query->sql);
        if (!options.csv && !options.json) {
            print_table(query->columns, rows);
            return Exit::answered;
        }
        if (options.csv) fmt::print("{}\n", fmt::join(query->columns, ","));
        for (const batch::Row& row : rows) print_row(query->columns, row, options.csv);
        return Exit::answered;
    });
}

void declare_query(Form& form, Options& options) {
    form.option("name", options.query, "which question; without it they are listed");
    options.database.declare(form);
    const auto csv = form.flag("--csv", options.csv, "as CSV");
    form.flag("--json", options.json, "as JSON, one line a row").excludes(csv);
}

int run_retry(const Options& options) {
    return options.database.with([&](Database&, Queue& queue) {
        fmt::print("{} wait again\n", queue.retry());
        return Exit::answered;
    });
}

void declare_database(Form& form, Options& options) { options.database.declare(form); }

int run_remove(const Options& options) {
    if (options.failed == options.all) return refuse("say which: --failed or --all");
    return options.database.with([&](Database&, Queue& queue) {
        fmt::print("{} removed\n", queue.remove(options.all ? "" : "failed"));
        return Exit::answered;
    });
}

void declare_remove(Form& form, Options& options) {
    options.database.declare(form);
    form.flag("--failed", options.failed, "those that failed");
    form.flag("--all", options.all, "all, with their answers");
}

int run_slurm(const Options& options) {
    fmt::print(
        "#!/bin/sh\n"
        "# Workers for one batch: a job for each, put back in the queue when its machine is lost.\n"
        "# A worker that ends early loses nothing: others take its tasks when its lease is over.\n"
        "#SBATCH --job-name=tedomari\n"
        "#SBATCH --array=1-{}\n"
        "#SBATCH --ntasks=1\n"
        "#SBATCH --cpus-per-task=1\n"
        "#SBATCH --time={}\n"
        "#SBATCH --requeue\n"
        "#SBATCH --signal=TERM@60\n"
        "#SBATCH --output=tedomari-%A-%a.log\n"
        "exec tedomari batch work --until-empty --progress-json --lease {} --db '{}'\n",
        options.nodes_of_cluster * options.tasks_each, options.hours, options.lease,
        options.database.where());
    return Exit::answered;
}

void declare_slurm(Form& form, Options& options) {
    options.database.declare(form);
    form.option("--nodes", options.nodes_of_cluster, "machines").between(1, 10000).shows_default();
    form.option("--workers", options.tasks_each, "on each, one a core").between(1, 1024).shows_default();
    form.option("--hours", options.hours, "how long a worker may run, as Slurm writes it").shows_default();
    declare_lease(form, options);
}

}  // namespace

std::vector<Command> batch_commands() {
    return {
        {"batch",
         "many games on many machines: how far it is",
         {{"batch add review games/ --time 0.2", "into tedomari.sqlite; then on this machine:"},
          {"batch work --threads 2 --until-empty", "every game once, whatever ends in between"},
          {"batch query ranks", "points lost a move, by rank"},
          {"batch work --db postgresql://go@server/batch", "the same with many machines"}},
         declared<Options, declare_status, run_status>},
        {"batch add",
         "ask a question of many games",
         {{"batch add review games.sgfs.xz --nodes 2000", "whatever the machine, the same answers"},
          {"batch add analyze games/ --back 40 --time 1", "one position of each game"},
          {"batch add regions games/ --every 5 --time 0.5", "an atlas of what is proved"},
          {"batch add selfplay --games 1000 --visits 50", "games to learn from"}},
         declared<Options, declare_add, run_add>},
        {"batch work",
         "answer what waits, until there is nothing more or Ctrl-C",
         {{"batch work --threads 2 --until-empty", "two at a time"}},
         declared<Options, declare_work, run_work>},
        {"batch status",
         "how far it is, and what failed",
         {{"batch status --watch", "until it is done"}},
         declared<Options, declare_status, run_status>},
        {"batch export",
         "games, moves or answers, as CSV or JSON",
         {{"batch export --csv", "a line for each move"},
          {"batch export --table answer", "as `review --json`"}},
         declared<Options, declare_export, run_export>},
        {"batch query",
         "ready-made questions about the answers",
         {{"batch query", "which there are"}, {"batch query ranks", "points lost a move, by rank"}},
         declared<Options, declare_query, run_query>},
        {"batch retry", "let what failed wait again", {}, declared<Options, declare_database, run_retry>},
        {"batch rm",
         "remove tasks and their answers",
         {{"batch rm --failed", "what failed"}},
         declared<Options, declare_remove, run_remove>},
        {"batch slurm",
         "print a job script that starts workers on a cluster",
         {{"batch slurm --nodes 4 --workers 8 --db postgresql://go@server/batch > job.sh",
           "then: sbatch job.sh"}},
         declared<Options, declare_slurm, run_slurm>},
    };
}

}  // namespace tedomari::cli
