// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

namespace tedomari::ask {

// The server's answers without a server, for a page that carries the program with it (docs/site.md).  A request is
// a line "POST /api/open 2" (the last word is the game, where it matters) and, behind it, the body.  What is to be
// said is told as a name and bytes, while the caller waits:
//
//      reply 200 application/json      the answer to a call
//      progress, report, end           JSON of a job, for POST /api/jobs, the same as the server's events
//      file board.svg image/svg+xml    after its end, each of the job's files
using Tell = std::function<void(std::string_view name, std::string_view bytes)>;
void respond(std::string_view request, const Tell& tell);

}  // namespace tedomari::ask
