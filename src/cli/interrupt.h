// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace tedomari::cli {

// Set by the first Ctrl-C (or SIGTERM); hand it to a Budget.  The second one ends the program at once.
const std::atomic<bool>& interrupt_flag();
void catch_interrupts();

}  // namespace tedomari::cli
