// SPDX-License-Identifier: MIT
#include "go/unconditional.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "go/diagram.h"

namespace tedomari::go {
namespace {

using namespace std::chrono_literals;

Board finished_game() {
    return diagram(R"(
        . X O . O . O X .
        X X O O O O X X X
        . X X X O . O X .
        X O X . X O O O X
        O O O X X X O . O
        . O . O X . X O O
        O O O O X X X X O
        O X X X . X O X X
        . X . X X O . O X)");
}

// What a leaf of a search pays: one color.
void hold_of_9x9(benchmark::State& state) {
    goal(state, 20us);
    const Board board = finished_game();
    for (auto _ : state) benchmark::DoNotOptimize(unconditional_hold(board, Color::black));
}
BENCHMARK(hold_of_9x9);

}  // namespace
}  // namespace tedomari::go
