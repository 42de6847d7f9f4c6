// SPDX-License-Identifier: MIT
#include "go/diagram.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// What is read is a sound board; it prints, and reads again as itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari::go;
    const auto read = parse_diagram({reinterpret_cast<const char*>(data), size});
    if (!read) {
        if (read.error().message.empty()) std::abort();
        return 0;
    }
    if (!read->board.check_invariants() || !read->board.is_possible()) std::abort();
    for (const bool coordinates : {false, true}) {
        const Point last = Point::at(0, read->size().height - 1);
        const auto again =
            parse_diagram(to_diagram(*read, {.coordinates = coordinates, .last_move = last, .mark = {}}));
        if (!again || *again != *read) std::abort();
    }
    return 0;
}
