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

int run(int argc, char** argv) {
    CommandLine line("tedomari", program_summary);
    line.knows_version("tedomari " + std::string(version()));
    declare_all(line);
    const auto chosen = line.parse(argc, argv);
    return chosen ? (*chosen)() : refuse(chosen.error().message + " (see `tedomari help`)");
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
