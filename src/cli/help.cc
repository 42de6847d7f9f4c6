// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <memory>

#include "cli/subcommands.h"
#include "render/words.h"

namespace tedomari::cli {

namespace {

// docs/commands.md, printed by the program so that it cannot be wrong.
void print_markdown() {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    fmt::print(
        "# Commands\n\nPrinted by `tedomari help --markdown`; a test fails when this file differs.\n\n");
    fmt::print("| command | what it does |\n|---|---|\n");
    for (const Command& command : commands()) {
        std::string anchor(command.name);
        std::replace(anchor.begin(), anchor.end(), ' ', '-');
        fmt::print("| [`{}`](#tedomari-{}) | {} |\n", command.name, anchor, command.summary);
    }
    fmt::print(
        "\nExit codes: 0 answered, 1 a check failed, 2 bad usage or unreadable input, 3 no answer within the "
        "limits,\n"
        "130 interrupted.\n");
    for (const Command& command : commands()) {
        fmt::print("\n## tedomari {}\n\n```\n{}```\n", command.name, line.help_of(std::string(command.name)));
    }
}

int print_help_of(const std::string& topic) {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    if (topic.empty()) {
        fmt::print("{}", line.help());
        return Exit::answered;
    }
    for (const Command& command : commands()) {
        if (command.name != topic) continue;
        fmt::print("{}", line.help_of(topic));
        return Exit::answered;
    }
    if (topic == "words") {
        fmt::print("{}", render::words_text());
        return Exit::answered;
    }
    if (const render::Word* word = render::find_word(topic)) {
        fmt::print("{}", word_text(*word));
        return Exit::answered;
    }
    return refuse("there is no command or word '" + topic +
                  "'; `tedomari help` lists the commands, `tedomari help words` the words");
}

std::function<int()> declare(Form& form) {
    struct Options {
        std::vector<std::string> topic;
        bool markdown = false;
    };
    auto options = std::make_shared<Options>();
    form.option("topic", options->topic, "a command, a word of the reports, or `words` for all of them");
    form.flag("--markdown", options->markdown, "print docs/commands.md, or docs/words.md");
    return [options] {
        const std::string topic = fmt::format("{}", fmt::join(options->topic, " "));
        if (!options->markdown) return print_help_of(topic);
        if (topic == "words") {
            fmt::print("{}", render::words_markdown());
        } else {
            print_markdown();
        }
        return static_cast<int>(Exit::answered);
    };
}

}  // namespace

Command help_command() {
    return {"help",
            "explain a command, or a word of the reports",
            {{"help sgf", "what `tedomari sgf` takes and prints"},
             {"help words", "what count, temperature, sente and W|L mean"},
             {"help reverse sente", "one word"}},
            declare};
}

}  // namespace tedomari::cli
