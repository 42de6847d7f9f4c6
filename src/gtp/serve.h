// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <iosfwd>

#include "gtp/commands.h"

namespace tedomari::gtp {

enum class Ending { quit, end_of_input, unreadable_input, closed_output, stopped };

// What a session reads, writes and heeds.
struct Channel {
    int input;                                // a file descriptor
    std::ostream& output;                     // gets responses and nothing else
    std::atomic<bool>& cancel;                // set while a command shall come to an end
    const std::atomic<bool>* stop = nullptr;  // set from outside (Ctrl-C) when the session shall end
};

// Answers line after line until `quit` or the end of the input, and says which of them it was.
// No line ends it: too long a one is answered by "?" like any other mistake.
Ending serve(const Commands& commands, const Channel& channel);

}  // namespace tedomari::gtp
