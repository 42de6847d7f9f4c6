// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "cgt/session.h"

namespace tedomari::cli {

// Reads lines until the input ends or says `quit`: with history, kept in XDG_STATE_HOME, and completion at a
// terminal, plainly else.  There Ctrl-C ends a computation or the line begun, no more.
// `help`, `help NAME` and `names` are answered here, everything else is handed to `evaluate`.
int calculator(cgt::Session& session, const std::function<void(const std::string&)>& evaluate);

// What `help` prints: the notation and every function; with a name, that function.
std::string calculator_help(const cgt::Session& session, std::string_view topic);

}  // namespace tedomari::cli
