// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <memory>

#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

// docs/commands.md, printed by the program so that it cannot be wrong.
void print_markdown() {
    CLI::App app("", "tedomari");
    std::function<int()> chosen;
    declare_all(app, chosen);
    fmt::print(
        "# Commands\n\nPrinted by `tedomari help --markdown`; a test fails when this file differs.\n\n");
    fmt::print("| command | what it does |\n|---|---|\n");
    for (const Command& command : commands()) {
        fmt::print("| [`{0}`](#tedomari-{0}) | {1} |\n", command.name, command.summary);
    }
    fmt::print(
        "\nExit codes: 0 answered, 1 a check failed, 2 bad usage or unreadable input, 3 no answer within the "
        "limits,\n"
        "130 interrupted.\n");
    for (const Command& command : commands()) {
        fmt::print("\n## tedomari {}\n\n```\n{}```\n", command.name,
                   app.get_subcommand(std::string(command.name))->help("tedomari"));
    }
}

int print_help_of(const std::string& topic) {
    CLI::App app("Answers what Go players ask: who is ahead, how big is the next move, is it sente.",
                 "tedomari");
    std::function<int()> chosen;
    declare_all(app, chosen);
    if (topic.empty()) {
        fmt::print("{}", app.help());
        return Exit::answered;
    }
    for (const Command& command : commands()) {
        if (command.name != topic) continue;
        fmt::print("{}", app.get_subcommand(topic)->help("tedomari"));
        return Exit::answered;
    }
    return refuse("there is no command '" + topic + "'; `tedomari help` lists them");
}

std::function<int()> declare(CLI::App& app) {
    struct Options {
        std::string topic;
        bool markdown = false;
    };
    auto options = std::make_shared<Options>();
    app.add_option("command", options->topic, "the command to explain");
    app.add_flag("--markdown", options->markdown, "print docs/commands.md");
    return [options] {
        if (!options->markdown) return print_help_of(options->topic);
        print_markdown();
        return static_cast<int>(Exit::answered);
    };
}

}  // namespace

Command help_command() {
    return {"help", "explain a command", {{"help sgf", "what `tedomari sgf` takes and prints"}}, declare};
}

}  // namespace tedomari::cli
