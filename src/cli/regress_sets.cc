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
#include "trial/account_set.h"
#include "trial/board_set.h"
#include "trial/board_truth.h"
#include "trial/endgame_set.h"
#include "trial/eye_set.h"
#include "trial/forecast_table.h"
#include "trial/life_set.h"
#include "trial/likely_set.h"
#include "trial/problems.h"
#include "trial/rival.h"
#include "trial/score_rival.h"
#include "trial/sente_kinds.h"
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

namespace {

// What a set is asked with; each kind declares those that mean something to it.
struct SetOptions {
    std::string path;
    double seconds = 0;  // 0: as the set has it
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    std::string half;
    std::string rival;  // a GTP engine asked the same
    double patience = 600;
    std::size_t sample = 20;
    std::vector<int> back = {0, 10, 20, 40};
    bool verbose = false, json = false;

    void declare(Form& form, const std::string& name, const std::string& help) {
        form.option(name, path, help).required();
        form.flag("--json", json, "print JSON");
    }
    void declare_time(Form& form, const std::string& help) {
        form.option("--time", seconds, help).positive();
    }
    void declare_seed(Form& form) {
        form.option("--seed", seed, "seed of the random boards").shows_default();
    }
    void declare_rival(Form& form, const std::string& help) {
        form.option("--rival", rival, help + ", a shell command");
        declare_patience(form, patience, "--rival");
    }
    void declare_games(Form& form) {
        form.option("--sample", sample, "how many games").positive().shows_default();
    }
    void declare_back(Form& form) {
        form.option("--back", back, "how many moves before the end").separated_by(',').shows_default();
    }

    // Nobody when none is asked for.
    Result<trial::Rival> started_rival() const {
        if (rival.empty()) return trial::Rival{};
        const auto ask = ask_another(rival, patience);
        if (!ask) return ask.error();
        return trial::Rival(trial::GtpRival(
            *ask, [](const std::string& what) { fmt::print(stderr, "tedomari: rival: {}\n", what); }));
    }
};

Progress progress_of(const char* what, std::uint64_t total) {
    return Progress(std::cerr, progress_style_for(STDERR_FILENO), what, total);
}

template <class Report>
int ended(const Report& report, bool holds = true) {
    if (report.interrupted) return Exit::interrupted;
    return holds ? Exit::answered : Exit::check_failed;
}

template <class Report>
int told(const SetOptions& options, const Result<Report>& report) {
    if (!report) return refuse(options.path, report.error());
    print_report(*report, options.json);
    return ended(*report);
}

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
    std::string truths;  // where proofs are kept
};

// Regions made by chance and proved with much time, asked again in little.
int run_likely(const LikelyOptions& options) {
    trial::LikelySetQuestion question;
    question.regions = options.regions;
    question.seed = options.seed;
    if (options.seconds > 0) question.seconds = options.seconds;
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
    options.declare_time(form, "seconds for the likely value (1)");
    options.declare_seed(form);
}

struct ProblemOptions : SetOptions {
    std::string only;
    std::uint64_t verify = 0;
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
    settings.cancel = &interrupt_flag();
    if (options.verbose) settings.tell = tell_as_text<trial::ProblemResult>(options.json);
    const auto rival = options.started_rival();
    if (!rival) return refuse(rival.error().message);
    settings.rival = *rival;
    Progress progress =
        progress_of("problems", static_cast<std::uint64_t>(std::count(text->begin(), text->end(), '\n')));
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

// Eyes in positions of games, ours beside the rival's.
int run_eyes(const SetOptions& options) {
    const auto rival = options.started_rival();
    if (!rival) return refuse(rival.error().message);
    trial::EyeSetQuestion question;
    question.games = {options.path, options.sample, options.seed, trial::parse_half(options.half)};
    if (options.seconds > 0) question.seconds_each = options.seconds;
    question.rival = *rival;
    question.cancel = &interrupt_flag();
    Progress progress = progress_of("positions", options.sample);
    const auto report =
        trial::eye_set(question, [&](int done) { progress.at(static_cast<std::uint64_t>(done)); });
    progress.finish();
    return told(options, report);
}

void declare_eyes(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a question (1)");
    declare_half(form, options.half);
    options.declare_rival(form, "the GTP engine asked for the same eyes");
}

// Lives of large chains in positions of games.
int run_lives(const SetOptions& options) {
    trial::LifeSetQuestion question;
    question.path = options.path;
    question.sample = options.sample;
    question.back = options.back;
    if (options.seconds > 0) question.seconds = options.seconds;
    question.judge = std::make_shared<survey::LearnedJudge>();
    question.cancel = &interrupt_flag();
    const auto tell = tell_as_text<trial::LifeCase>(options.json);
    const auto report = trial::life_set(question, [&](const trial::LifeCase& found) {
        if (!found.judged_right() || (found.is_decided() && !found.read_right())) tell(found);
    });
    return told(options, report);
}

void declare_lives(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games with marked territory");
    options.declare_games(form);
    options.declare_back(form);
    options.declare_time(form, "seconds a board (5)");
}

struct BoardOptions : SetOptions {
    bool play_out = false, marked = false, forecast = false;
    int reach = 3;
};

// Late positions of recorded games, analysed and played out.
int run_boards(const BoardOptions& options) {
    trial::BoardSetQuestion question;
    question.path = options.path;
    question.half = trial::parse_half(options.half);
    question.sample = options.sample;
    question.back = options.back;
    question.play_out = options.play_out;
    question.marked = options.marked;
    question.survey.partition.reach = options.reach;
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    if (!options.rival.empty()) question.rival = trial::ScoreRival(options.rival);
    const auto report =
        trial::board_set(question, &interrupt_flag(), tell_as_text<trial::BoardCase>(options.json));
    if (!report) return refuse(options.path, report.error());
    if (options.forecast && !options.json) {
        fmt::print("{}", to_text(trial::forecast_table(*report)));
    } else {
        print_report(*report, options.json);
    }
    return ended(*report);
}

void declare_boards(Form& form, BoardOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_back(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
    form.flag("--forecast", options.forecast,
              "how far lead and forecast are from the results, and how often inside the printed range");
    form.flag("--play-out", options.play_out, "go on by Sentestrat and compare with the forecast");
    form.flag("--marked", options.marked, "only games whose record marks territory: counts of regions too");
    form.option("--reach", options.reach, "as in analyze").between(1, 8);
    form.option("--rival", options.rival, "ask this GTP engine for its estimates, a shell command");
}

// Whether lead, size of a move, forecast and best move tell one story.
int run_account(const SetOptions& options) {
    trial::AccountQuestion question;
    question.games = {options.path, options.sample, options.seed, trial::parse_half(options.half)};
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    if (options.nodes > 0) question.wider_nodes = options.nodes;
    const auto report =
        trial::account_set(question, &interrupt_flag(), tell_as_text<trial::AccountCase>(options.json));
    if (!report) return refuse(options.path, report.error());
    print_report(*report, options.json);
    return ended(*report, holds(*report));
}

void declare_account(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
    form.option("--nodes", options.nodes, "search steps for each region one ring wider (20000)");
}

// Whether the judge sees what is sente, against searches.
int run_kinds(const SetOptions& options) {
    trial::SenteKindsQuestion question;
    question.games = {options.path, 1'000'000, options.seed, trial::parse_half(options.half)};
    question.most = options.sample;
    question.back = options.back;
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    return told(options, trial::sente_kinds(question, &interrupt_flag(),
                                            tell_as_text<trial::SenteKindsCase>(options.json)));
}

void declare_kinds(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    form.option("--sample", options.sample, "how many moves").positive().shows_default();
    options.declare_back(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
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
    return {
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
        {"regress kinds",
         "ask the judge whether moves are sente, where a search knows",
         {{"regress kinds games.sgfs.xz --sample 500 --back 20,40,60 --time 1",
           "best moves of regions whose value is exact"}},
         declared<SetOptions, declare_kinds, run_kinds>},
        {"regress endgame",
         "count regions of a folder of problems",
         {{"regress endgame problems --json", "how many come out exactly"}},
         declared<SetOptions, declare_endgame, run_endgame>},
        {"regress likely",
         "compare likely values of random regions with proofs",
         {{"regress likely 100 --truths truths.txt", "proved once (20 s each), asked again in 1 s"}},
         declared<LikelyOptions, declare_likely, run_likely>},
        {"regress boards",
         "analyse late positions of games and compare with how they ended",
         {{"regress boards games.sgfs.xz --forecast --rival 'gnugo --mode gtp'",
           "how far off ours and a rival's forecasts are"}},
         declared<BoardOptions, declare_boards, run_boards>},
        {"regress account",
         "check that lead, size of a move, forecast and best move tell one story",
         {{"regress account games.sgfs.xz --sample 70 --time 0.5",
           "seven positions of each game; exit 1 when a law is broken"}},
         declared<SetOptions, declare_account, run_account>},
        {"regress generated",
         "compare random boards with exhaustive search",
         {{"regress generated 100", "exit 1 when an exact answer is wrong"}},
         declared<GeneratedOptions, declare_generated, run_generated>},
        {"regress eyes",
         "count eyes in positions of games, beside a rival",
         {{"regress eyes games.sgfs.xz --rival 'gnugo --mode gtp' --sample 100",
           "how often both count the same eyes"}},
         declared<SetOptions, declare_eyes, run_eyes>},
        {"regress lives",
         "read the life of large chains, beside the network",
         {{"regress lives games.sgfs.xz --back 20,40 --sample 30",
           "how often reading knows better who lives than the network"}},
         declared<SetOptions, declare_lives, run_lives>},
    };
}

}  // namespace tedomari::cli
