// SPDX-License-Identifier: MIT
#include "engine/regress.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "analysis/likely_set.h"
#include "analysis/problems.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/player_options.h"
#include "cli/regress_boards.h"
#include "cli/regress_eyes.h"
#include "cli/regress_lives.h"
#include "cli/subcommands.h"
#include "engine/engine.h"
#include "engine/rival.h"
#include "render/endgame_set.h"
#include "render/problems.h"
#include "render/sente.h"
#include "survey/learned.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::string engine;
    double patience = 600;
    bool verbose = false;
    bool json = false;
    std::string endgame;  // a folder of counting problems
    std::string problems;
    std::string only;   // of the problems: those whose name has this in it
    std::string sente;  // a file of questions whether a move is sente
    std::uint64_t verify = 0;
    std::string rival;  // a GTP engine asked the same problems
    std::uint64_t nodes = 0;
    int likely = 0;
    std::string truths;  // where proofs of --likely are kept
    std::string half_word;
    BoardOptions boards;
    EyeOptions eyes;
    LifeOptions lives;
    PlayerOptions player{"19"};

    std::optional<analysis::Half> half() const { return analysis::parse_half(half_word); }
};

// Our own engine, asked without a pipe between.
engine::Asker ask_ourselves(const std::shared_ptr<engine::Engine>& engine) {
    return [engine](const std::string& line) -> gtp::Reply {
        if (interrupt_flag()) return {gtp::Reply::Kind::cancelled, "interrupted"};
        const auto request = gtp::parse_request(line);
        if (!request) return {gtp::Reply::Kind::answer, ""};
        const auto answer = engine->commands().run(*request);
        if (!answer) return {gtp::Reply::Kind::refusal, answer.error().message};
        return {gtp::Reply::Kind::answer, *answer};
    };
}

engine::Asker ask_another(const std::shared_ptr<gtp::Client>& client, double seconds) {
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
    return [client, time](const std::string& line) {
        return client->ask(line, gtp::Patience::of(time, &interrupt_flag()));
    };
}

// Every file gets an engine that knows nothing of the others.
Result<engine::Asker> fresh_engine(const Options& options) {
    if (options.engine.empty()) {
        const auto settings = options.player.settings();
        if (!settings) return settings.error();
        return ask_ourselves(std::make_shared<engine::Engine>(*settings));
    }
    auto client = gtp::Client::start(options.engine);
    if (!client) return client.error();
    return ask_another(std::make_shared<gtp::Client>(std::move(*client)), options.patience);
}

// Counting problems instead of GTP: the table grows line by line.
int run_endgame(const Options& options) {
    endgame::Effort effort;
    effort.time = std::chrono::nanoseconds(
        static_cast<std::int64_t>((options.player.seconds > 0 ? options.player.seconds : 18) * 1e9));
    if (options.nodes > 0) {
        effort.nodes = options.nodes;
        if (options.player.seconds <= 0) effort.time = std::chrono::nanoseconds::max();
    }
    effort.cancel = &interrupt_flag();
    const survey::LearnedJudge judge;
    const auto tell = [&](const analysis::EndgameCase& problem) {
        if (!options.json) fmt::print("{}", render::to_text(problem));
        std::fflush(stdout);
    };
    const auto report = analysis::endgame_set(options.endgame, effort, tell, options.half(), &judge);
    if (!report) return refuse(options.endgame, report.error());
    if (options.json) {
        fmt::print("{}\n",
                   render::to_json(*report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else {
        fmt::print("{}", render::to_text(*report));
    }
    if (report->interrupted) return Exit::interrupted;
    return report->proved_wrong() == 0 ? Exit::answered : Exit::check_failed;
}

// Regions made by chance and proved with much time, asked again in little.
int run_likely(const Options& options) {
    analysis::LikelySetQuestion question;
    question.regions = options.likely;
    question.seed = options.player.seed;
    if (options.player.seconds > 0) question.seconds = options.player.seconds;
    question.cancel = &interrupt_flag();
    Result<analysis::RegionTruths> truths = analysis::RegionTruths();
    if (!options.truths.empty()) truths = analysis::RegionTruths::open(options.truths);
    if (!truths) return refuse(options.truths, truths.error());
    question.truths = &*truths;
    const survey::LearnedJudge judge;
    const auto report = analysis::likely_set(question, judge, [&](const analysis::LikelyCase& one) {
        if (options.json || (!options.verbose && one.is_equal())) return;
        fmt::print("{:6} {:3} open {:>9} {:>9} {:5} {:8} {:6.2f} s\n", one.number, one.open,
                   to_mixed_string(one.proved), to_mixed_string(one.found), one.is_equal() ? "yes" : "NO",
                   to_string(one.evidence), one.seconds);
        std::fflush(stdout);
    });
    const auto is_equal = [](const analysis::LikelyCase& one) { return one.is_equal(); };
    const auto is_near = [](const analysis::LikelyCase& one) { return one.is_near(); };
    const auto is_open = [](const analysis::LikelyCase& one) { return one.evidence != Evidence::proved; };
    const auto is_open_equal = [&](const analysis::LikelyCase& one) {
        return is_open(one) && one.is_equal();
    };
    if (options.json) {
        fmt::print("{}\n", nlohmann::json{{"regions", report.cases.size()},
                                          {"equal", report.count(is_equal)},
                                          {"within half a point", report.count(is_near)},
                                          {"not proved in time", report.count(is_open)},
                                          {"of these equal", report.count(is_open_equal)},
                                          {"never proved", report.unproved}}
                               .dump(2));
    } else {
        fmt::print(
            "{} of {} equal, {} within half a point; {} not proved in {} s, of these {} equal; {} more never "
            "proved\n",
            report.count(is_equal), report.cases.size(), report.count(is_near), report.count(is_open),
            question.seconds, report.count(is_open_equal), report.unproved);
    }
    if (!report.kept) return refuse(options.truths, Error{"cannot be written"});
    return report.interrupted ? Exit::interrupted : Exit::answered;
}

// Nobody when none is asked for.
Result<analysis::Rival> rival_of(const Options& options) {
    if (options.rival.empty()) return analysis::Rival{};
    auto client = gtp::Client::start(options.rival);
    if (!client) return client.error();
    return analysis::Rival(
        engine::Rival(ask_another(std::make_shared<gtp::Client>(std::move(*client)), options.patience),
                      [](const std::string& what) { fmt::print(stderr, "tedomari: rival: {}\n", what); }));
}

// Eyes in positions of games, ours beside the rival's.
int run_eyes(const Options& options) {
    const auto rival = rival_of(options);
    if (!rival) return refuse(rival.error().message);
    analysis::EyeSetQuestion question;
    question.games = {options.eyes.path, options.boards.sample, options.player.seed, options.half()};
    if (options.player.seconds > 0) question.seconds_each = options.player.seconds;
    question.rival = *rival;
    return regress_eyes(std::move(question), options.json);
}

// Lives of large chains in positions of games.
int run_lives(const Options& options) {
    analysis::LifeSetQuestion question;
    question.path = options.lives.path;
    question.sample = options.boards.sample;
    question.back = options.boards.back;
    if (options.player.seconds > 0) question.seconds = options.player.seconds;
    question.judge = std::make_shared<survey::LearnedJudge>();
    return regress_lives(std::move(question), options.json);
}

// Tactical problems in JSON lines, answered by our reader within --time seconds each.
int run_problems(const Options& options) {
    const auto text = read_input(options.problems);
    if (!text) return refuse(options.problems, text.error());
    constexpr double default_seconds = 1;
    analysis::ProblemSettings settings;
    settings.seconds_each = options.player.seconds > 0 ? options.player.seconds : default_seconds;
    if (options.nodes > 0) settings.nodes_each = options.nodes;
    settings.nodes_to_verify = options.verify;
    settings.half = options.half();
    settings.only = options.only;
    settings.cancel = &interrupt_flag();
    if (options.verbose && !options.json)
        settings.tell = [](const analysis::ProblemResult& result) {
            fmt::print("{}", render::to_text(result));
            std::fflush(stdout);
        };
    const auto rival = rival_of(options);
    if (!rival) return refuse(rival.error().message);
    settings.rival = *rival;
    const auto lines = static_cast<std::uint64_t>(std::count(text->begin(), text->end(), '\n'));
    Progress progress(std::cerr, progress_style_for(STDERR_FILENO), "problems", lines);
    const auto report = analysis::solve_problems(*text, settings, progress);
    progress.finish();
    if (!report) return refuse(options.problems, report.error());
    if (options.json) {
        fmt::print("{}\n",
                   render::to_json(*report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else {
        fmt::print("{}", render::to_text(*report));
    }
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

// Is it sente?  Moves played and time, as the paper's table has them, and the double goal beside.
int run_sente(const Options& options) {
    const auto text = read_input(options.sente);
    if (!text) return refuse(options.sente, text.error());
    const auto problems = analysis::parse_sente_problems(*text);
    if (!problems) return refuse(options.sente, problems.error());
    const auto report = analysis::solve_sente_problems(*problems, {}, &interrupt_flag());
    if (options.json) {
        fmt::print("{}\n", render::to_json(report).dump(2));
    } else {
        fmt::print("{}", render::to_text(report));
    }
    if (report.interrupted) return Exit::interrupted;
    return report.right() == static_cast<int>(report.results.size()) ? Exit::answered : Exit::check_failed;
}

int run(const Options& options) {
    if (!options.endgame.empty()) return run_endgame(options);
    if (options.likely > 0) return run_likely(options);
    if (!options.problems.empty()) return run_problems(options);
    if (!options.sente.empty()) return run_sente(options);
    if (!options.eyes.path.empty()) return run_eyes(options);
    if (!options.lives.path.empty()) return run_lives(options);
    if (options.boards.generated > 0)
        return regress_generated(options.boards, options.player.seed, options.json);
    if (!options.boards.path.empty())
        return regress_boards(options.boards, options.half(), options.player.seconds, options.json,
                              options.rival);
    if (options.files.empty())
        return refuse(
            "give regression files, --problems FILE.jsonl, --sente FILE.jsonl, --endgame FOLDER, "
            "--whole-board "
            "PATH, --eyes PATH or --lives PATH");
    engine::RegressReport report;
    for (const std::string& file : options.files) {
        const auto text = read_input(file);
        if (!text) return refuse(file, text.error());
        const auto steps = engine::parse_tst(*text);
        if (!steps) return refuse(file, steps.error());
        const auto ask = fresh_engine(options);
        if (!ask) return refuse(ask.error().message);
        report.files.push_back(engine::regress(file == "-" ? "" : file, *steps, *ask, options.half()));
        report.interrupted = interrupt_flag();
        if (report.interrupted) break;
    }
    if (options.json) {
        fmt::print("{}\n", to_json(report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else {
        fmt::print("{}", to_text(report, options.verbose ? engine::Detail::everything
                                                         : engine::Detail::unexpected_only));
    }
    if (report.interrupted) return Exit::interrupted;
    return report.is_as_expected() ? Exit::answered : Exit::check_failed;
}

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    form.option("file", options->files, "regression files (.tst); - is standard input");
    form.option("--endgame", options->endgame,
                "a folder of counting problems (SGF: region SQ, answer C) instead");
    form.option(
            "--likely", options->likely,
            "so many regions made by chance and proved with much time (20 s), asked again for their likely "
            "value in --time seconds (1)")
        .between(1, 100000);
    form.option("--truths", options->truths,
                "where --likely keeps what it has proved, so that it can go on another time");
    form.option("--problems", options->problems,
                "answer tactical problems in JSON lines, --time seconds each (1)");
    form.option("--only", options->only, "of --problems only those whose name has this in it");
    form.option("--sente", options->sente, "answer in JSON lines whether moves are sente on goals");
    form.option("--nodes", options->nodes,
                "at most so many nodes for each of --problems, steps of the search for each of --endgame");
    form.option("--verify", options->verify,
                "play every proof of --problems against all legal replies, at most so many nodes each");
    form.option("--rival", options->rival,
                "ask this GTP engine the same --problems in the same run, a shell command");
    form.option("--engine", options->engine, "test this GTP engine instead of ours, a shell command");
    form.option("--patience", options->patience, "seconds that --engine or --rival may take for a command")
        .positive()
        .shows_default();
    form.option("--half", options->half_word,
                "only these: choose, to look at and tune on; report, never looked at (by hash of the name)")
        .one_of({"choose", "report"});
    form.flag("--verbose", options->verbose,
              "show every test or problem as it is answered, not only the unexpected");
    form.flag("--json", options->json, "print one object");
    options->boards.declare(form);
    options->eyes.declare(form);
    options->lives.declare(form);
    options->player.declare(form);
    return [options] { return run(*options); };
}

}  // namespace

Command regress_command() {
    return {"regress",
            "run regression files as GNU Go has them",
            {{"regress tests/protocol.tst", "what came out otherwise than expected; exit 0 when nothing did"},
             {"regress --verbose tests/*.tst", "every test"},
             {"regress --endgame problems --json", "how many counting problems come out exactly"},
             {"regress --problems attack.jsonl --time 0.1", "the table of a problem set, beside GNU Go's"},
             {"regress --problems attack.jsonl --half choose",
              "the half to look at; --half report for the other"},
             {"regress --problems tsumego.jsonl --only cho-elementary --time 10 --verify 1000000 --verbose",
              "every answer as it comes, then right, wrong, undecided, and what became of the proofs"},
             {"regress --problems attack.jsonl --rival 'gnugo --mode gtp'",
              "right and fast, ours beside a rival's"},
             {"regress --sente examples/sente.jsonl", "is it sente?  moves played and time of each problem"},
             {"regress --eyes games.sgfs.xz --rival 'gnugo --mode gtp' --sample 100",
              "how often both count the same eyes"},
             {"regress --lives games.sgfs.xz --back 20,40 --sample 30",
              "how often reading knows better who lives than the network"},
             {"regress --engine 'gnugo --mode gtp' tests/moves.tst", "ask GNU Go the same questions"}},
            declare};
}

}  // namespace tedomari::cli
