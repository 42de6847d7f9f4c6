// SPDX-License-Identifier: MIT
#include "tactics/goal.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "go/diagram.h"

// One position of each kind, both first movers; `nodes/s` is the search's own count.  The goals are GNU Go's
// medians over its own problems (docs/log/reading.md).
namespace tedomari::tactics {
namespace {

using namespace std::chrono_literals;

go::Board opening() {
    return go::diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . O . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . O . .
        . . . . . . . . . . . . .
        . . O . . . . . . . . . .
        . . . . . . . . . X . . .
        . . . X . . . . O X . . .
        . . X O O . . . O X O . .
        . . X X O . . X O X O . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .)");
}

void read_goal(benchmark::State& state, const go::Board& board, const Goal& goal) {
    ReadingTable table;
    Effort effort;
    effort.order = 3;
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        for (const Side first : {Side::attacker, Side::defender}) {
            table.forget_hints();
            table.clear();
            Budget budget(Limits{.nodes = 2'000});
            benchmark::DoNotOptimize(read(board, goal, first, effort, table, budget));
            nodes += budget.nodes();
        }
    }
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

void capture_of_a_short_chain(benchmark::State& state) {
    goal(state, 400us);
    const go::Board board = opening();
    read_goal(state, board, capture(board, go::at("L3")));
}
BENCHMARK(capture_of_a_short_chain)->Unit(benchmark::kMicrosecond);

void connection_over_a_point(benchmark::State& state) {
    goal(state, 2ms);
    const go::Board board = opening();
    read_goal(state, board, connect(board, go::at("C4"), go::at("D5")));
}
BENCHMARK(connection_over_a_point)->Unit(benchmark::kMicrosecond);

void separation_by_a_wall(benchmark::State& state) {
    goal(state, 20ms);
    const go::Board board = opening();
    read_goal(state, board, separate(board, go::at("H3"), go::at("K3")));
}
BENCHMARK(separation_by_a_wall)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tedomari::tactics
