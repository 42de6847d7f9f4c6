// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tedomari::cli {

// A text as the language of man pages has it: nothing in it is a request.
std::string roff(std::string_view text);
// A word and what is said of it, indented: ".TP".
std::string roff_entry(std::string_view word, std::string_view meaning);

}  // namespace tedomari::cli
