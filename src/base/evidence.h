// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari {

// How we know a number.  Every number we show carries one.  Later is weaker: what rests on two kinds has the later
// of them, std::max.  Judged is by a rule of thumb, or by reading inside borders that a rule of thumb drew.
enum class Evidence { proved, bounded, sampled, learned, judged };

constexpr std::string_view to_string(Evidence evidence) {
    constexpr std::string_view names[] = {"proved", "bounded", "sampled", "learned", "judged"};
    return names[static_cast<int>(evidence)];
}

}  // namespace tedomari
