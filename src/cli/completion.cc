// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>

#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

struct Words {
    std::string_view command;
    std::string_view summary;
    std::vector<std::string> options;  // "--json" …, after what belongs to the command

    bool is_nested() const { return command.find(' ') != std::string_view::npos; }
};

std::vector<Words> all_words() {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    std::vector<Words> all;
    for (const Command& command : commands()) {
        all.push_back({command.name, command.summary, line.options_of(std::string(command.name))});
        const auto space = command.name.find(' ');
        if (space == std::string_view::npos) continue;
        const auto parent = std::find_if(all.begin(), all.end(), [&](const Words& words) {
            return words.command == command.name.substr(0, space);
        });
        parent->options.insert(parent->options.begin(), std::string(command.name.substr(space + 1)));
    }
    return all;
}

// Within '…': zsh leaves the quotation for an apostrophe, fish escapes it.
std::string quoted(std::string_view text, std::string_view apostrophe) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'') {
            result += apostrophe;
        } else {
            result += c;
        }
    }
    return result + "'";
}

std::string bash_script() {
    std::string cases;
    std::string names;
    for (const Words& words : all_words()) {
        if (!words.is_nested()) names += fmt::format("{}{}", names.empty() ? "" : " ", words.command);
        cases.insert(0, fmt::format("        '{} '*) words=\"{}\" ;;\n", words.command,
                                    fmt::join(words.options, " ")));
    }
    return fmt::format(R"(# bash completion for tedomari: source <(tedomari completion bash)
_tedomari() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words=
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "{}" -- "$word"))
        return
    fi
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[2]}} " in
{}    esac
    case $word in
        -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}}
complete -o filenames -F _tedomari tedomari
)",
                       names, cases);
}

std::string zsh_script() {
    std::string names;
    std::string cases;
    for (const Words& words : all_words()) {
        if (!words.is_nested())
            names += fmt::format("        {}\n",
                                 quoted(fmt::format("{}:{}", words.command, words.summary), R"('\'')"));
        cases.insert(0, fmt::format("        '{} '*) compadd -- {} ;;\n", words.command,
                                    fmt::join(words.options, " ")));
    }
    return fmt::format(R"(#compdef tedomari
# zsh completion for tedomari: source <(tedomari completion zsh)
_tedomari() {{
    local -a names=(
{}    )
    if (( CURRENT == 2 )); then
        _describe command names
        return
    fi
    case "$words[2] $words[3] " in
{}    esac
    _files
}}
if [ "$funcstack[1]" = _tedomari ]; then
    _tedomari "$@"
else
    compdef _tedomari tedomari
fi
)",
                       names, cases);
}

std::string fish_script() {
    std::string text = "# fish completion for tedomari: tedomari completion fish | source\n";
    for (const Words& words : all_words()) {
        const std::string word(words.command.substr(words.command.find(' ') + 1));
        text +=
            fmt::format("complete -c tedomari -n {} -a {} -d {}\n",
                        words.is_nested() ? "'__fish_seen_subcommand_from regress'" : "__fish_use_subcommand",
                        word, quoted(words.summary, R"(\')"));
        for (const std::string& option : words.options) {
            if (!option.starts_with("--")) continue;
            text += fmt::format("complete -c tedomari -n '__fish_seen_subcommand_from {}' -l {}\n", word,
                                option.substr(2));
        }
    }
    return text;
}

std::function<int()> declare(Form& form) {
    auto shell = std::make_shared<std::string>();
    form.option("shell", *shell, "bash, zsh or fish").required().one_of({"bash", "zsh", "fish"});
    return [shell] {
        fmt::print("{}", *shell == "bash" ? bash_script() : *shell == "zsh" ? zsh_script() : fish_script());
        return static_cast<int>(Exit::answered);
    };
}

}  // namespace

Command completion_command() {
    return {
        "completion",
        "print a completion script for your shell",
        {{"completion bash > ~/.local/share/bash-completion/completions/tedomari", "install it for bash"}},
        declare};
}

}  // namespace tedomari::cli
