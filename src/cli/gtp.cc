// SPDX-License-Identifier: MIT
#include <csignal>
#include <iostream>
#include <memory>
#include <unistd.h>

#include "cli/interrupt.h"
#include "cli/player_options.h"
#include "cli/subcommands.h"
#include "engine/engine.h"
#include "gtp/serve.h"

namespace tedomari::cli {

namespace {

int serve_gtp(const engine::Settings& settings) {
    std::signal(SIGPIPE, SIG_IGN);  // a front end that went away is an end of the output, no death
    engine::Engine engine(settings);
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

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<PlayerOptions>("19");
    options->declare(form);
    return [options] {
        const auto settings = options->settings();
        return settings ? serve_gtp(*settings) : refuse(settings.error().message);
    };
}

}  // namespace

Command gtp_command() {
    return {"gtp",
            "play in any Go program: answer the Go Text Protocol on stdin and stdout",
            {{"gtp", "the command to give to GoGui, Sabaki and the like"},
             {"gtp --visits 1000 --rules japanese", "think longer, count territory"},
             {"gtp --time 2 --size 9", "two seconds a move on a small board"}},
            declare};
}

}  // namespace tedomari::cli
