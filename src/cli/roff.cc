// SPDX-License-Identifier: MIT
#include "cli/roff.h"

#include <fmt/format.h>

namespace tedomari::cli {

std::string roff(std::string_view text) {
    std::string written;
    bool starts_line = true;
    for (const char c : text) {
        if (starts_line && (c == '.' || c == '\'')) written += "\\&";
        if (c == '\\') {
            written += "\\e";
        } else if (c == '-') {
            written += "\\-";
        } else if (c == '\'') {
            written += "\\(aq";
        } else {
            written += c;
        }
        starts_line = c == '\n';
    }
    return written;
}

std::string roff_entry(std::string_view word, std::string_view meaning) {
    return fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(word), roff(meaning));
}

}  // namespace tedomari::cli
