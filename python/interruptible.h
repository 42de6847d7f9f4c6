// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <future>
#include <optional>
#include <pybind11/pybind11.h>
#include <tedomari/values.h>
#include <thread>

namespace tedomari::python {

// Runs a question without the interpreter's lock, on a thread of its own that takes no signals: while oneDNN's code runs
// the stack pointer is not always a stack's.  Meanwhile Python's handlers run, so that Ctrl-C ends it and raises
// KeyboardInterrupt.
template <class F>
auto interruptible(std::optional<double> seconds, std::optional<std::uint64_t> nodes, F&& question) {
    std::atomic<bool> stop = false;
    const api::Effort effort{.seconds = seconds.value_or(0), .nodes = nodes.value_or(0), .stop = &stop};
    std::packaged_task task([&] { return question(effort); });
    auto answer = task.get_future();

    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    std::thread worker(std::move(task));
    pthread_sigmask(SIG_SETMASK, &before, nullptr);

    bool interrupted = false;
    {
        const pybind11::gil_scoped_release unlocked;
        while (answer.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
            if (interrupted) continue;
            const pybind11::gil_scoped_acquire locked;
            interrupted = PyErr_CheckSignals() != 0;
            if (interrupted) stop = true;
        }
        worker.join();
    }
    if (interrupted) throw pybind11::error_already_set();
    return answer.get();
}

}  // namespace tedomari::python
