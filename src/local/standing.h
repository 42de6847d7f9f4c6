// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari::local {

// What is taken for granted of a chain.
enum class Standing { safe, dead, open };

constexpr std::string_view to_string(Standing standing) {
    constexpr std::string_view names[] = {"safe", "dead", "open"};
    return names[static_cast<int>(standing)];
}

}  // namespace tedomari::local
