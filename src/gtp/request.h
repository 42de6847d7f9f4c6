// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tedomari::gtp {

// One line of a GTP session, taken apart [GTP 2, section 2.5].
struct Request {
    std::string id;                      // digits, echoed in the response; empty when there is none
    std::string name;                    // "play"
    std::vector<std::string> arguments;  // "b", "D4"
    std::string text;                    // all arguments as one text, for JSON and file names with blanks

    friend bool operator==(const Request&, const Request&) = default;
};

// Drops control characters and what follows a '#', turns tabs into blanks and splits the line at blanks.
// Nothing when the line asks nothing.  Never fails: an unknown name is found out by whoever looks it up.
std::optional<Request> parse_request(std::string_view line);

// What a command has to say: the text after "=", or the message after "?".
using Answer = Result<std::string>;

// "=12 text\n\n" or "?12 message\n\n".  Blank lines inside the text are dropped, for one would end the
// response.
std::string response(std::string_view id, const Answer& answer);

// "# interrupt", by which a front end asks a running command to come to an end (GoGui's convention).
bool is_interrupt(std::string_view line);

}  // namespace tedomari::gtp
