// SPDX-License-Identifier: MIT
#include "base/rational.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// What parses, prints and parses again to itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    const auto number = parse_rational({reinterpret_cast<const char*>(data), size});
    if (!number) return 0;
    const auto again = parse_rational(to_string(*number));
    const auto mixed = parse_rational(to_mixed_string(*number));
    if (!again || *again != *number || !mixed || *mixed != *number) std::abort();
    return 0;
}
