// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace tedomari {

// How much a question may cost.  The default is no limit.
struct Limits {
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::size_t memory = std::numeric_limits<std::size_t>::max();  // bytes; for whoever sizes a table
};

// What is left of the limits.  Long work calls spend() once a node and, once it returns false, stops and
// reports what it knows: bounds or `unknown`, never a guess.  Once spent, always spent.
// A cancel flag (Ctrl-C, a closed connection, another thread) ends it too.  One budget belongs to one thread.
class Budget {
public:
    Budget() : Budget(Limits{}) {}
    explicit Budget(Limits limits, const std::atomic<bool>* cancel = nullptr)
        : limits_(limits), cancel_(cancel), start_(Clock::now()) {}

    // Counts nodes; false when the work must stop.  The clock is read once in 256 nodes.
    bool spend(std::uint64_t nodes = 1) {
        nodes_ += nodes;
        if (nodes_ >= next_look_) look();
        return !spent_;
    }

    // Looks at the clock and the cancel flag now.
    bool spent() {
        look();
        return spent_;
    }

    bool cancelled() const { return cancel_ != nullptr && cancel_->load(std::memory_order_relaxed); }
    std::uint64_t nodes() const { return nodes_; }
    std::chrono::nanoseconds elapsed() const { return Clock::now() - start_; }
    const Limits& limits() const { return limits_; }

    // Half of what is left; nothing if it was cancelled.
    Limits half() const {
        Limits half = limits_;
        if (half.time != std::chrono::nanoseconds::max())
            half.time = std::max(half.time - elapsed(), std::chrono::nanoseconds(0)) / 2;
        if (half.nodes != std::numeric_limits<std::uint64_t>::max())
            half.nodes = (half.nodes - std::min(half.nodes, nodes_)) / 2;
        if (cancelled()) half.nodes = 0;
        return half;
    }
    // What f(Budget&) finds with a part, by default half of what is left; what it did not use stays here.
    template <class F>
    auto lend(Limits limits, F&& f) {
        Budget part(limits, cancel_);
        auto found = f(part);
        spend(part.nodes());
        return found;
    }
    template <class F>
    auto lend(F&& f) {
        return lend(half(), f);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t look_every = 256;

    void look() {
        next_look_ = nodes_ + look_every;
        if (next_look_ > limits_.nodes) next_look_ = limits_.nodes;
        if (nodes_ >= limits_.nodes || cancelled() ||
            (limits_.time != std::chrono::nanoseconds::max() && elapsed() >= limits_.time)) {
            spent_ = true;
            next_look_ = 0;
        }
    }

    Limits limits_;
    const std::atomic<bool>* cancel_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 1;
    bool spent_ = false;
};

}  // namespace tedomari
