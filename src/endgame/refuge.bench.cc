// SPDX-License-Identifier: MIT
#include "endgame/refuge.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

using namespace std::chrono_literals;

// White's room of two rows in the corner: every answer on it is looked for.
void room_of_two_rows(benchmark::State& state) {
    goal(state, 20ms);
    const go::Board board = go::diagram(R"(
        . . . . . . . .
        X X X X X X X .
        O O O O O O X .
        . . . . . O X .
        . . . . . O X .)");
    Refuge refuge;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (board.at(p) == go::Cell::white) refuge.chains.insert(p);
        if (board.is_empty(p) && p.row() < 2 && p.column() < 5) refuge.ground.insert(p);
    });
    constexpr std::uint64_t most = 100'000;
    std::uint64_t left = most;
    for (auto _ : state) {
        left = most;
        benchmark::DoNotOptimize(is_held(board, refuge, left));
    }
    state.counters["nodes"] = static_cast<double>(most - left);
}
BENCHMARK(room_of_two_rows)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::endgame
