// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cgt/session.h"

namespace tedomari::cli {

// What `help` prints: the notation and every function; with a name, that function.
std::string cgt_help(const cgt::Session& session, std::string_view topic);

// What a line may be completed to: names and functions.
std::vector<std::string> cgt_words(const cgt::Session& session);

}  // namespace tedomari::cli
