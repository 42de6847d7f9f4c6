// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gtp/commands.h"

// Whatever a line holds, the answer is nothing or one well-formed response that only its end closes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari::gtp;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    Commands commands;
    commands.add("echo", [](const Request& request) { return Answer(request.text); });
    const std::string answer = commands.respond(line);
    if (answer.empty() != !parse_request(line).has_value()) std::abort();
    if (answer.empty()) return 0;
    if (answer[0] != '=' && answer[0] != '?') std::abort();
    if (answer.find("\n\n") != answer.size() - 2) std::abort();
    return 0;
}
