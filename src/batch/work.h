// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "base/result.h"
#include "batch/queue.h"

namespace tedomari::batch {

// A program that does tasks until it is told to stop.
struct Work {
    std::string address;       // of the database
    int threads = 1;           // each with a task and a connection of its own
    bool until_empty = false;  // else it waits for more
    double lease = 60;         // seconds for which a task is taken, renewed four times as often
    double patience = 120;     // seconds until a database that went away is given up
    const std::atomic<bool>* cancel = nullptr;
    std::function<Result<std::optional<Answer>>(const Task&)> answer;  // by threads; nothing: cancelled
    std::function<void(const Task&, const std::string& error)> tell;   // after each, one at a time
};

struct WorkDone {
    std::int64_t answered = 0, failed = 0;
};

// A task is answered without the database.  When that goes away meanwhile, the answer waits for it.  Throws DatabaseError
// when it stays away.
WorkDone work(const Work& work);

}  // namespace tedomari::batch
