// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "cli/manual.h"
#include "cli/subcommands.h"
#include "render/words.h"

namespace tedomari::cli {

namespace {

// docs/commands.md, printed by the program so that it cannot be wrong.
std::string markdown() {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    std::string text =
        "# Commands\n\nPrinted by `tedomari help --markdown`; a test fails when this file differs.\n\n"
        "| command | what it does |\n|---|---|\n";
    for (const Command& command : commands()) {
        std::string anchor(command.name);
        std::replace(anchor.begin(), anchor.end(), ' ', '-');
        text += fmt::format("| [`{}`](#tedomari-{}) | {} |\n", command.name, anchor, command.summary);
    }
    text +=
        "\nExit codes: 0 answered, 1 a check failed, 2 bad usage or unreadable input, 3 no answer within the "
        "limits,\n130 interrupted.\n";
    for (const Command& command : commands()) {
        text += fmt::format("\n## tedomari {}\n\n```\n{}```\n", command.name,
                            line.help_of(std::string(command.name)));
    }
    return text;
}

// Nothing when there is no such topic.
std::optional<std::string> help_of(const std::string& topic) {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    if (topic.empty()) return line.help();
    if (topic == "words") return render::words_text();
    for (const Command& command : commands()) {
        if (command.name == topic) return line.help_of(topic);
    }
    const render::Word* word = render::find_word(topic);
    return word == nullptr ? std::nullopt : std::optional(word_text(*word));
}

// Nothing when there is no such command.
std::optional<std::string> manual_of(const std::string& topic) {
    if (topic.empty()) return manual();
    for (const Command& command : commands()) {
        if (command.name == topic) return manual(command);
    }
    return std::nullopt;
}

struct Options {
    std::vector<std::string> topic;
    bool markdown = false, man = false;
};

int run(const Options& options) {
    const std::string topic = fmt::format("{}", fmt::join(options.topic, " "));
    std::optional<std::string> help = options.man        ? manual_of(topic)
                                      : options.markdown ? markdown()
                                                         : help_of(topic);
    if (options.markdown && topic == "words") help = render::words_markdown();
    if (!help)
        return refuse("there is no command or word '" + topic +
                      "'; `tedomari help` lists the commands, `tedomari help words` the words");
    fmt::print("{}", *help);
    return Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("topic", options.topic, "a command, a word of the reports, or `words` for all of them");
    form.flag("--markdown", options.markdown, "print docs/commands.md, or docs/words.md");
    form.flag("--man", options.man, "print a man page, of the program or of a command");
}

}  // namespace

Command help_command() {
    return {"help",
            "explain a command, or a word of the reports",
            {{"help sgf", "what `tedomari sgf` takes and prints"},
             {"help words", "what count, temperature, sente and W|L mean"},
             {"help reverse sente", "one word"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
