// SPDX-License-Identifier: MIT
#include "trial/regress.h"

#include <memory>

#include "cli/options.h"
#include "cli/player_options.h"
#include "cli/regress_sets.h"
#include "cli/subcommands.h"
#include "engine/engine.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::string engine;
    double patience = 600;
    bool verbose = false;
    bool json = false;
    std::string half;
    PlayerOptions player{"19"};
};

// Our own engine, asked without a pipe between.
trial::Asker ask_ourselves(const std::shared_ptr<engine::Engine>& engine) {
    return [engine](const std::string& line) -> gtp::Reply {
        if (interrupt_flag()) return {gtp::Reply::Kind::cancelled, "interrupted"};
        const auto request = gtp::parse_request(line);
        if (!request) return {gtp::Reply::Kind::answer, ""};
        const auto answer = engine->commands().run(*request);
        if (!answer) return {gtp::Reply::Kind::refusal, answer.error().message};
        return {gtp::Reply::Kind::answer, *answer};
    };
}

// Every file gets an engine that knows nothing of the others.
Result<trial::Asker> fresh_engine(const Options& options) {
    if (!options.engine.empty()) return ask_another(options.engine, options.patience);
    const auto settings = options.player.settings();
    if (!settings) return settings.error();
    return ask_ourselves(std::make_shared<engine::Engine>(*settings));
}

int run(const Options& options) {
    if (options.files.empty())
        return refuse("give regression files, or a kind of set (see `tedomari help regress`)");
    trial::RegressReport report;
    for (const std::string& file : options.files) {
        const auto text = read_input(file);
        if (!text) return refuse(file, text.error());
        const auto steps = trial::parse_tst(*text);
        if (!steps) return refuse(file, steps.error());
        const auto ask = fresh_engine(options);
        if (!ask) return refuse(ask.error().message);
        report.files.push_back(
            trial::regress(file == "-" ? "" : file, *steps, *ask, trial::parse_half(options.half)));
        report.interrupted = interrupt_flag();
        if (report.interrupted) break;
    }
    if (options.json) {
        fmt::print("{}", render::text_of(to_json(report)));
    } else {
        fmt::print("{}", to_text(report, options.verbose ? trial::Detail::everything
                                                         : trial::Detail::unexpected_only));
    }
    if (report.interrupted) return Exit::interrupted;
    return report.is_as_expected() ? Exit::answered : Exit::check_failed;
}

void declare(Form& form, Options& options) {
    form.option("file", options.files, "regression files (.tst); - is standard input");
    form.option("--engine", options.engine, "test this GTP engine instead of ours, a shell command");
    declare_patience(form, options.patience, "--engine");
    declare_half(form, options.half);
    form.flag("--verbose", options.verbose, "show every test, not only the unexpected");
    form.flag("--json", options.json, "print JSON");
    options.player.declare(form);
}

}  // namespace

Command regress_command() {
    return {"regress",
            "run regression files as GNU Go has them, or a set of problems",
            {{"regress tests/protocol.tst", "what differs from the expectation; exit 0 when nothing does"},
             {"regress --verbose tests/*.tst", "every test"},
             {"regress --engine 'gnugo --mode gtp' tests/moves.tst", "ask GNU Go the same questions"},
             {"regress problems attack.jsonl --time 0.1", "the table of a problem set"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
