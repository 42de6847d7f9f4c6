// SPDX-License-Identifier: MIT
#include <iostream>

#include "cli/interrupt.h"
#include "cli/player_options.h"
#include "cli/subcommands.h"
#include "engine/dialogue.h"

namespace tedomari::cli {

namespace {

struct Options {
    PlayerOptions player{"9"};
    std::string color = "black";
};

void converse(engine::Dialogue& dialogue) {
    std::cout << dialogue.opening();
    std::string line;
    while (!dialogue.is_over() && !interrupt_flag()) {
        std::cout << dialogue.prompt() << std::flush;
        if (!std::getline(std::cin, line)) break;
        std::cout << dialogue.reply(std::string_view(line).substr(0, 4096)) << std::flush;
    }
    if (!dialogue.is_over()) std::cout << "\n";
}

int run(const Options& options) {
    const auto settings = options.player.settings();
    if (!settings) return refuse(settings.error().message);
    const auto color = go::parse_color(options.color);
    if (!color) return refuse("--color: " + color.error().message);
    engine::Dialogue dialogue(*settings, *color);
    pass_interrupts_to(&dialogue.cancel());
    converse(dialogue);
    pass_interrupts_to(nullptr);
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("--color", options.color, "your color: black or white").shows_default();
    options.player.declare(form);
}

}  // namespace

Command play_command() {
    return {"play",
            "play a game against the program in the terminal",
            {{"play", "a game on 9x9, you have Black"},
             {"play --color white --size 13 --time 5", "a longer one"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
