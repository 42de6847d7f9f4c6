// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "kata/query.h"

// Whatever a line holds, it is a query, an action, or a complaint of bounded length.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari::kata;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const auto parsed = parse_line(line, {});
    if (const auto* wrong = std::get_if<Complaint>(&parsed)) {
        if (!wrong->line.contains("error")) std::abort();
    }
    if (const auto* query = std::get_if<Query>(&parsed)) {
        for (const Turn& turn : query->turns) {
            if (static_cast<int>(game_at(*query, turn.number).moves().size()) != turn.number) std::abort();
        }
    }
    (void)parse_config(line);
    return 0;
}
