// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cli/command.h"

namespace tedomari::cli {

// The man page of the program, or of one command: what `--help` says, in sections.
std::string manual();
std::string manual(const Command& command);

}  // namespace tedomari::cli
