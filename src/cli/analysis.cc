// SPDX-License-Identifier: MIT
#include <atomic>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <thread>

#include "cli/interrupt.h"
#include "cli/subcommands.h"
#include "web/kata_lines.h"

namespace tedomari::cli {

namespace {

// A line beyond this is nobody's game.
constexpr std::size_t longest_line = std::size_t{8} << 20;

bool read_line(std::string& line, bool& too_long) {
    line.clear();
    too_long = false;
    for (int c = std::cin.get(); c != std::char_traits<char>::eof(); c = std::cin.get()) {
        if (c == '\n') return true;
        too_long = line.size() >= longest_line;
        if (!too_long) line += static_cast<char>(c);
    }
    return !line.empty() || too_long;
}

int run() {
    std::atomic<bool> full = false;
    web::KataLines lines([&](const std::string& line) {
        fmt::print("{}\n", line);
        full = full || std::fflush(stdout) != 0;
    });
    std::string line;
    bool too_long = false;
    while (!interrupt_flag() && !full && read_line(line, too_long)) {
        if (too_long) line = "{";  // which is refused
        lines.take(line);
    }
    if (interrupt_flag()) lines.stop();
    std::atomic<bool> over = false;
    std::thread watching([&] {  // Ctrl-C while the last ones are answered
        constexpr std::chrono::milliseconds pause(50);
        while (!over && !interrupt_flag() && !full) std::this_thread::sleep_for(pause);
        if (!over) lines.stop();
    });
    lines.finish();
    over = true;
    watching.join();
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

std::function<int()> declare(Form&) { return run; }

}  // namespace

Command analysis_command() {
    return {"analysis",
            "answer KataGo's analysis queries: JSON lines in, JSON lines out",
            {{"analysis", "for programs that talk to KataGo's analysis engine"}},
            declare};
}

}  // namespace tedomari::cli
