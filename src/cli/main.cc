// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>
#include <fmt/format.h>

#include "base/rational.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/interrupt.h"

namespace {

using namespace tedomari;
using namespace tedomari::cli;

// CLI11 writes an essay and exits with 105; the contract is one line and 2.
int report(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return refuse(fmt::format("{} (see `tedomari help`)", error.what()));
}

int run(int argc, char** argv) {
    CLI::App app("Answers what Go players ask: who is ahead, how big is the next move, is it sente.",
                 "tedomari");
    app.set_version_flag("--version", "tedomari " + std::string(version()));
    app.require_subcommand(0, 1);
    std::function<int()> chosen;
    declare_all(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return report(app, error);
    }
    if (!chosen) {
        fmt::print("{}", app.help());
        return Exit::answered;
    }
    return chosen();
}

}  // namespace

int main(int argc, char** argv) {
    catch_interrupts();
    try {
        return run(argc, argv);
    } catch (const RationalOverflow& error) {
        fmt::print(stderr, "tedomari: {}\n", error.what());
        return Exit::no_answer;
    } catch (const std::bad_alloc&) {
        fmt::print(stderr, "tedomari: out of memory\n");
        return Exit::no_answer;
    } catch (const std::exception& error) {
        fmt::print(stderr, "tedomari: {}\n", error.what());
        return Exit::check_failed;
    }
}
