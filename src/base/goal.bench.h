// SPDX-License-Identifier: MIT
#pragma once

#include <benchmark/benchmark.h>
#include <chrono>

namespace tedomari {

// States what a benchmark ought to reach; `tedomari bench` prints goal, actual and their ratio.
inline void goal(benchmark::State& state, std::chrono::duration<double, std::nano> time_each) {
    state.counters["goal_ns"] = time_each.count();
}

// The goal as a rate; the benchmark must call state.SetItemsProcessed or SetBytesProcessed.
inline void goal_per_second(benchmark::State& state, double rate) { state.counters["goal_rate"] = rate; }

}  // namespace tedomari
