// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari {

// How we know a number.  Every number we show carries one.
enum class Evidence { proved, bounded, sampled, learned };

constexpr std::string_view to_string(Evidence evidence) {
    constexpr std::string_view names[] = {"proved", "bounded", "sampled", "learned"};
    return names[static_cast<int>(evidence)];
}

}  // namespace tedomari
