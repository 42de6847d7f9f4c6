// SPDX-License-Identifier: MIT
#include <atomic>
#include <csignal>
#include <cstdio>

#include "cli/input_lines.h"
#include "cli/interrupt.h"
#include "cli/subcommands.h"
#include "mcp/server.h"

namespace tedomari::cli {

namespace {

int run() {
    std::signal(SIGPIPE, SIG_IGN);
    std::atomic<bool> full = false;
    const auto ends = [&] { return interrupt_flag() || full; };
    mcp::Server server([&](const std::string& line) {
        const bool wrote = std::fwrite(line.data(), 1, line.size(), stdout) == line.size();
        full = full || !wrote || std::fputc('\n', stdout) == EOF || std::fflush(stdout) != 0;
    });
    InputLines lines;
    for (std::string line; !ends() && lines.next(line, ends);) server.take(line);
    if (!ends()) server.finish();
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

std::function<int()> declare(Form&) { return run; }

}  // namespace

Command mcp_command() {
    return {"mcp",
            "tools for language models: the Model Context Protocol on stdin and stdout",
            {{"mcp", "the command to give to a program that speaks the protocol"}},
            declare};
}

}  // namespace tedomari::cli
