// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <thread>
#include <vector>

namespace tedomari {

// Calls work(0) … work(count - 1) at the same time, work(0) in the caller's thread and each other in one of its
// own, and returns when all are done.
template <class Work>
void side_by_side(std::size_t count, const Work& work) {
    struct Others {
        std::vector<std::thread> threads;
        ~Others() {
            for (std::thread& thread : threads) thread.join();
        }
    } others;
    for (std::size_t i = 1; i < count; ++i) others.threads.emplace_back([&work, i] { work(i); });
    work(0);
}

}  // namespace tedomari
