// SPDX-License-Identifier: MIT
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <thread>

#include "cli/input_lines.h"
#include "cli/interrupt.h"
#include "cli/kata_options.h"
#include "cli/subcommands.h"
#include "kata/analysis_room.h"

namespace tedomari::cli {

namespace {

struct Options {
    KataOptions kata;
    int threads = 0;
    double facts = 0;
    bool quits_at_once = false;
};

int run(const Options& options) {
    std::signal(SIGPIPE, SIG_IGN);  // a client that went away is an end of the output
    auto read = options.kata.read({});
    if (!read) return refuse(read.error().message);
    kata::AnalysisRoom::Settings settings;
    settings.params = read->params;
    settings.network = read->network;
    if (options.threads > 0) settings.params.analysis_threads = options.threads;
    if (options.facts > 0) settings.params.facts = options.facts;
    std::atomic<bool> full = false;
    const auto ends = [&] { return interrupt_flag() || full; };
    kata::AnalysisRoom room(std::move(settings), [&](const std::string& line) {
        const bool wrote = std::fwrite(line.data(), 1, line.size(), stdout) == line.size();
        full = full || !wrote || std::fputc('\n', stdout) == EOF || std::fflush(stdout) != 0;
    });
    fmt::print(stderr, "Started, ready to begin handling requests\n");
    InputLines lines;
    for (std::string line; !ends() && lines.next(line, ends);) room.take(line);
    if (ends() || options.quits_at_once) room.stop();
    std::atomic<bool> over = false;
    std::thread watching([&] {  // Ctrl-C while the last ones are answered
        constexpr std::chrono::milliseconds pause(20);
        while (!over && !ends()) std::this_thread::sleep_for(pause);
        if (!over) room.stop();
    });
    room.finish();
    over = true;
    watching.join();
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

void declare(Form& form, Options& options) {
    options.kata.declare(form);
    form.option("--analysis-threads", options.threads,
                "positions at a time (default: as many as the machine has cores)")
        .between(1, 64);
    form.flag("--quit-without-waiting", options.quits_at_once,
              "at the end of the input stop instead of answering what is left");
    form.option(
            "--facts", options.facts,
            "seconds for what `tedomari analyze` says of each position, beside the search (default: none)")
        .between(0.01, 600.0);
}

}  // namespace

Command analysis_command() {
    return {"analysis",
            "answer KataGo's analysis queries: JSON lines in, JSON lines out",
            {{"analysis", "for programs that talk to KataGo's analysis engine"},
             {"analysis -config FILE -model FILE -quit-without-waiting",
              "as they start KataGo; one dash will do"},
             {"analysis --facts 1", "proofs and local values in every answer, a second each"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
