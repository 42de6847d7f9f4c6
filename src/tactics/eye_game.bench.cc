// SPDX-License-Identifier: MIT
#include "tactics/eye_game.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "tactics/eye_picture.test.h"

namespace tedomari::tactics {
namespace {

using namespace std::chrono_literals;

void bulky_five(benchmark::State& state) {
    goal(state, 200us);
    const EyeGame game = eye_game("...\n..");
    for (auto _ : state) benchmark::DoNotOptimize(eye_value(game, 1'000'000));
}
BENCHMARK(bulky_five)->Unit(benchmark::kMicrosecond);

// Margins on both sides keep everything open longest.
void eight_points_with_two_margins(benchmark::State& state) {
    goal(state, 20ms);
    const EyeGame game = eye_game("!...\n...!");
    for (auto _ : state) benchmark::DoNotOptimize(eye_value(game, 10'000'000));
}
BENCHMARK(eight_points_with_two_margins)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::tactics
