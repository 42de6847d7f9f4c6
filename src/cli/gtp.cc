// SPDX-License-Identifier: MIT
#include <algorithm>
#include <csignal>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <thread>
#include <unistd.h>

#include "cli/interrupt.h"
#include "cli/kata_options.h"
#include "cli/player_options.h"
#include "cli/subcommands.h"
#include "engine/engine.h"
#include "gtp/serve.h"

namespace tedomari::cli {

namespace {

int serve_gtp(const engine::Settings& settings) {
    std::signal(SIGPIPE, SIG_IGN);  // a front end that went away is an end of the output, no death
    engine::Engine engine(settings);
    fmt::print(stderr, "GTP ready, beginning main protocol loop\n");
    const gtp::Channel channel{STDIN_FILENO, std::cout, engine.cancel(), &interrupt_flag()};
    switch (gtp::serve(engine.commands(), channel)) {
        case gtp::Ending::quit:
        case gtp::Ending::end_of_input:
        case gtp::Ending::closed_output: return Exit::answered;
        case gtp::Ending::stopped: return Exit::interrupted;
        case gtp::Ending::unreadable_input: break;
    }
    return refuse("standard input cannot be read");
}

struct Options {
    PlayerOptions player{"19"};
    KataOptions kata;
    bool as_katago = false;
};

// What a configuration of KataGo's says of the player; options of our own come first.
void apply(const KataOptions::Read& read, engine::Settings& settings) {
    settings.params = read.params;
    if (read.network && !settings.network) settings.network = read.network;
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    for (const auto& [name, value] : read.given) {
        if ((name == "maxVisits" || name == "maxPlayouts") && settings.visits == 0)
            settings.visits = read.params.visits;
        if (name == "maxTime" && settings.time_per_move.count() == 0)
            settings.time_per_move = player::Seconds(read.params.seconds);
        if (name == "numSearchThreads" && settings.monte_carlo.threads == 1)
            settings.monte_carlo.threads = std::min(read.params.search_threads, cores);
    }
}

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    options->player.declare(form);
    options->kata.declare(form);
    form.flag("--as-katago", options->as_katago,
              "say `KataGo` and its version when asked, for programs that look for it");
    return [options] {
        auto settings = options->player.settings();
        if (!settings) return refuse(settings.error().message);
        const auto read = options->kata.read({});
        if (!read) return refuse(read.error().message);
        apply(*read, *settings);
        settings->as_katago = options->as_katago;
        return serve_gtp(*settings);
    };
}

}  // namespace

Command gtp_command() {
    return {"gtp",
            "play in any Go program: answer the Go Text Protocol on stdin and stdout",
            {{"gtp", "the command to give to GoGui, Sabaki and the like"},
             {"gtp --visits 1000 --rules japanese", "think longer, count territory"},
             {"gtp -config FILE -model FILE --as-katago", "as programs start KataGo; one dash will do"},
             {"gtp --time 2 --size 9", "two seconds a move on a small board"}},
            declare};
}

}  // namespace tedomari::cli
