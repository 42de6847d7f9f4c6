// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include "base/goal.bench.h"
#include "endgame/pictures.test.h"

namespace tedomari::endgame {
namespace {

using namespace std::chrono_literals;

// Empty rooms of two rows between a black and a white wall, the worst kind: every point is open.  The naive
// state space has 3^n positions; goals grow by five for two more points.
void empty_room(benchmark::State& state) {
    const int points = static_cast<int>(state.range(0));
    const std::chrono::nanoseconds goals[] = {2ms, 12ms, 80ms, 400ms};
    goal(state, goals[(points - 6) / 2]);
    const Scene room = shore(points, points / 4);
    std::size_t positions = 0;
    bool proved = true;
    for (auto _ : state) {
        const auto game = evaluate(room.board, room.region);
        positions = game->states;
        proved = game->evidence == Evidence::proved;
    }
    if (!proved) state.SkipWithError("not proved");
    state.counters["positions"] = static_cast<double>(positions);
    double naive = 1;
    for (int i = 0; i < points; ++i) naive *= 3;
    state.counters["naive"] = naive;
}
BENCHMARK(empty_room)->DenseRange(6, 12, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::endgame
