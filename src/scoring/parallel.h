// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "base/side_by_side.h"

namespace tedomari::scoring {

// Calls f(i) for 0 <= i < count on so many threads.  What each call makes must depend on i alone, then the
// whole does not depend on the threads.
template <class F>
void in_parallel(std::size_t count, int threads, F&& f) {
    std::atomic<std::size_t> next = 0;
    side_by_side(static_cast<std::size_t>(std::max(threads, 1)), [&](std::size_t) {
        for (std::size_t i = next++; i < count; i = next++) f(i);
    });
}

}  // namespace tedomari::scoring
