// SPDX-License-Identifier: MIT
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "base/instruction_set.h"
#include "base/rational.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/interrupt.h"

namespace {

using namespace tedomari;
using namespace tedomari::cli;

// "tedomari 0.3.0", and a line on the machine.
std::string version_text() {
    std::string sets;
    for (const InstructionSet set : instruction_sets())
        sets += fmt::format("{}{}", sets.empty() ? "" : ", ", to_string(set));
    return fmt::format("tedomari {}\ninstructions: {} (this machine has {}; TEDOMARI_CPU chooses)", version(),
                       to_string(instruction_set()), sets);
}

int run(int argc, char** argv) {
    if (const auto wanted = wanted_instruction_set(); !wanted) return refuse(wanted.error().message);
    CommandLine line("tedomari", program_summary);
    line.knows_version(version_text());
    declare_all(line);
    const auto chosen = line.parse(argc, argv);
    return chosen ? (*chosen)() : refuse(chosen.error().message + " (see `tedomari help`)");
}

int run_guarded(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const RationalOverflow& error) {
        fmt::print(stderr, "tedomari: {}\n", error.what());
        return Exit::no_answer;
    } catch (const std::bad_alloc&) {
        fmt::print(stderr, "tedomari: out of memory\n");
        return Exit::no_answer;
    } catch (const std::exception& error) {
        if (std::ferror(stdout) == 0) fmt::print(stderr, "tedomari: {}\n", error.what());
        return Exit::check_failed;
    }
}

// A reader that went away, as `head` does, has what it wanted.
bool nobody_reads() {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    return poll(&out, 1, 0) == 1 && (out.revents & POLLERR) != 0;
}

// What was printed must have arrived, whatever the command says: a disk may be full.
int delivered(int code) {
    errno = 0;
    const bool failed = std::ferror(stdout) != 0;
    if ((std::fflush(stdout) == 0 && !failed) || nobody_reads()) return code;
    fmt::print(stderr, "tedomari: cannot write the output{}{}\n", errno == 0 ? "" : ": ",
               errno == 0 ? "" : std::strerror(errno));
    return Exit::bad_input;
}

}  // namespace

int main(int argc, char** argv) {
    catch_interrupts();
    return delivered(run_guarded(argc, argv));
}
