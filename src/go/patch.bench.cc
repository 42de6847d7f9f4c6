// SPDX-License-Identifier: MIT
#include "go/patch.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"

namespace tedomari::go {
namespace {

using namespace std::chrono_literals;

// A square of eight rows: stripes of black and white, two columns each, and empty points scattered over them.
struct Striped {
    Striped() {
        for (int p = 0; p < Patch::max_points; ++p) {
            if (p % 8 < 7) patch.join(p, p + 1);
            if (p < 56) patch.join(p, p + 8);
            (p % 5 == 0 ? stand.empty : p % 4 < 2 ? stand.own : stand.enemy) |= bit(p);
        }
    }
    Patch patch;
    Patch::Stand stand;
};

void every_play(benchmark::State& state) {
    goal(state, 1500ns);
    const Striped striped;
    for (auto _ : state)
        for_each_bit(striped.stand.empty,
                     [&](int p) { benchmark::DoNotOptimize(striped.patch.play(striped.stand, p)); });
}
BENCHMARK(every_play);

void life(benchmark::State& state) {
    goal(state, 700ns);
    const Striped striped;
    for (auto _ : state) benchmark::DoNotOptimize(striped.patch.alive(striped.stand));
}
BENCHMARK(life);

}  // namespace
}  // namespace tedomari::go
