// SPDX-License-Identifier: MIT
#include "base/rational.h"

#include "base/goal.bench.h"
#include "base/rng.h"

namespace tedomari {
namespace {

using namespace std::chrono_literals;

// Thermographs add and compare small dyadics and thirds by the million.
void rational_add_and_compare(benchmark::State& state) {
    goal(state, 30ns);
    Rng rng(1);
    std::array<Rational, 256> values;
    for (Rational& value : values)
        value = Rational(static_cast<int>(rng.below(2000)) - 1000, 1 << rng.below(6));
    std::size_t i = 0;
    for (auto _ : state) {
        const Rational sum = values[i % 256] + values[(i * 7 + 1) % 256];
        benchmark::DoNotOptimize(sum < values[(i + 3) % 256]);
        ++i;
    }
}
BENCHMARK(rational_add_and_compare);

}  // namespace
}  // namespace tedomari
