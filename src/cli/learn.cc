// SPDX-License-Identifier: MIT
#include <memory>

#include "cli/learn_look.h"
#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

enum class Action { look };

struct Options {
    Action action = Action::look;
    std::vector<std::string> paths;
    LearnLookOptions look;
    bool json = false;
};

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    form.choice("action", options->action, {{"look", Action::look}}, "look: how well the network knows games")
        .required();
    form.option("games", options->paths, "SGF files, collections (.sgfs, .xz) or folders").required();
    options->look.declare(form);
    form.flag("--json", options->json, "print one object");
    return [options] { return learn_look(options->look, options->paths, options->json); };
}

}  // namespace

Command learn_command() {
    return {
        "learn",
        "what is learned from game records: the network's knowledge, tested",
        {{"learn look games.sgfs.xz", "guessed moves, dead stones, scores and forecasts of the network"},
         {"learn look games.sgfs.xz --network my.weights --every 10 --json", "of another one, more quickly"}},
        declare};
}

}  // namespace tedomari::cli
