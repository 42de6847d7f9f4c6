// SPDX-License-Identifier: MIT
#include "go/census.h"

#include <benchmark/benchmark.h>

#include "base/goal.h"

namespace tedomari::go {
namespace {

using namespace std::chrono_literals;

// All 24,318,165 legal positions of 4x4, each made by play() and undo(): too long for a test, and an oracle
// here.
void legal_positions_of_4x4(benchmark::State& state) {
    goal(state, 3s);
    for (auto _ : state) {
        if (count_legal_positions(square(4)) != 24'318'165) state.SkipWithError("wrong count");
    }
}
BENCHMARK(legal_positions_of_4x4)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::go
