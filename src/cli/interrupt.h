// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace tedomari::cli {

// Set by the first Ctrl-C (or SIGTERM); hand it to a Budget.  The second one ends the program at once.
const std::atomic<bool>& interrupt_flag();
void catch_interrupts();
// Sets this flag too, for work that is ended by a flag of its own; nothing: no longer.
void pass_interrupts_to(std::atomic<bool>* other);
void forget_interrupt();  // as if there had been none: for a dialogue that goes on

}  // namespace tedomari::cli
