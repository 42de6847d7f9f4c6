// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace tedomari::scoring {

// Calls f(i) for 0 <= i < count on so many threads.  What each call makes must depend on i alone, then the
// whole does not depend on the threads.
template <class F>
void in_parallel(std::size_t count, int threads, F&& f) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) f(i);
    };
    std::vector<std::jthread> others;
    for (int t = 1; t < threads; ++t) others.emplace_back(work);
    work();
}

}  // namespace tedomari::scoring
