// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace tedomari {

// How many times the usual sample tests on random input take: `make test` looks at one, TEDOMARI_TIMES=20 at
// twenty.
inline int times() {
    const char* text = std::getenv("TEDOMARI_TIMES");
    return text == nullptr ? 1 : std::atoi(text);
}

}  // namespace tedomari
