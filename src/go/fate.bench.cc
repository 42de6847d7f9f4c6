// SPDX-License-Identifier: MIT
#include "go/fate.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "go/diagram.h"

namespace tedomari::go {
namespace {

using namespace std::chrono_literals;

// A search to the end of six points inside.
void fate_of_a_rectangular_six(benchmark::State& state) {
    goal(state, 5ms);
    const Board board = diagram(R"(
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . . . X O . .
        . . . X O . .
        X X X X O . .
        O O O O O . .)");
    for (auto _ : state) benchmark::DoNotOptimize(fate(board, at("D3"), 100'000));
}
BENCHMARK(fate_of_a_rectangular_six)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tedomari::go
