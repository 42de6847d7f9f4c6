// SPDX-License-Identifier: MIT
#include "cli/manual.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/version.h"
#include "cli/roff.h"

namespace tedomari::cli {

namespace {

std::string heading(const std::string& name, std::string_view summary) {
    std::string title = name;
    std::transform(title.begin(), title.end(), title.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return fmt::format(".TH \"{}\" 1 \"\" \"tedomari {}\" \"Tedomari\"\n.SH NAME\n{} \\- {}\n", roff(title),
                       version(), roff(name), roff(summary));
}

std::string page_of(std::string_view command) {
    std::string name = fmt::format("tedomari-{}", command);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string exit_status() {
    return ".SH EXIT STATUS\n" + roff_entry("0", "answered") + roff_entry("1", "a check failed") +
           roff_entry("2", "bad usage or unreadable input, with one line on standard error") +
           roff_entry("3", "no answer within the limits") +
           roff_entry("130", "interrupted; what was done so far is kept");
}

}  // namespace

std::string manual() {
    CommandLine line("tedomari", program_summary);
    line.knows_version("");
    declare_all(line);
    std::string text =
        heading("tedomari", "a Go workbench: who is ahead, how big is the next move, is it sente");
    text += line.manual();
    text += ".SH DESCRIPTION\n" + roff(program_summary) +
            "\nA position is an SGF file or a diagram; \\- is standard input.\n.SH COMMANDS\n";
    for (const Command& command : commands()) text += roff_entry(command.name, command.summary);
    text += ".SH EXAMPLES\n";
    for (const Example& example : commands().front().examples)
        text += roff_entry(fmt::format("tedomari {}", example.command), example.shows);
    text += exit_status();
    text +=
        ".SH ENVIRONMENT\n" +
        roff_entry("TEDOMARI_CPU",
                   "sse2, avx2 or avx512: use no newer instructions than these; `tedomari --version` says "
                   "which are in use") +
        roff_entry("XDG_CACHE_HOME", "where values of regions are remembered, in a folder tedomari");
    return text + ".SH SEE ALSO\nEach command has a page of its own:\n.BR tedomari\\-analyze (1)\n";
}

std::string manual(const Command& command) {
    CommandLine line("tedomari", program_summary);
    declare_all(line);
    std::string text = heading(page_of(command.name), command.summary);
    text += line.manual_of(std::string(command.name));
    if (!command.examples.empty()) text += ".SH EXAMPLES\n";
    for (const Example& example : command.examples)
        text += roff_entry(fmt::format("tedomari {}", example.command), example.shows);
    return text + exit_status() + ".SH SEE ALSO\n.BR tedomari (1)\n";
}

}  // namespace tedomari::cli
