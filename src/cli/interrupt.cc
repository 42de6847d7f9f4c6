// SPDX-License-Identifier: MIT
#include "cli/interrupt.h"

#include <array>
#include <csignal>

namespace tedomari::cli {

namespace {

std::atomic<bool> flag = false;
std::atomic<std::atomic<bool>*> second = nullptr;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::atomic<bool>*>::is_always_lock_free);

void on_signal(int signal) {
    flag = true;
    if (std::atomic<bool>* const other = second) *other = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& interrupt_flag() { return flag; }

void catch_interrupts() {
    // A stack of its own: while code that oneDNN made runs, the stack pointer may point into the heap, and a signal that
    // found its stack there wrote over it.
    static std::array<char, 1 << 16> memory;
    stack_t stack = {};
    stack.ss_sp = memory.data();
    stack.ss_size = memory.size();
    sigaltstack(&stack, nullptr);
    // No SA_RESTART: a command that waits for input must wake up.
    struct sigaction action = {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

void pass_interrupts_to(std::atomic<bool>* other) {
    second = other;
    if (other != nullptr && flag) *other = true;
}

void forget_interrupt() {
    flag = false;
    catch_interrupts();
}

}  // namespace tedomari::cli
