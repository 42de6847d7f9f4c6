// SPDX-License-Identifier: MIT
#include "cgt/domineering.h"

#include "base/goal.bench.h"
#include "cgt/domineering_outcome.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

using namespace std::chrono_literals;

// Time and memory to the canonical form of an empty board; the table of the issue, and its growth 4x5 … 4x9.
void canonical_form(benchmark::State& state) {
    const auto rows = static_cast<int>(state.range(0)), columns = static_cast<int>(state.range(1));
    goal(state, std::chrono::milliseconds(state.range(2)));
    for (auto _ : state) {
        Store store;
        Solver<Domineering> solver(store);
        benchmark::DoNotOptimize(solver.value(Domineering::start(rows, columns)));
        state.counters["positions"] = static_cast<double>(solver.positions());
        state.counters["values"] = static_cast<double>(store.size());
        state.counters["megabytes"] = static_cast<double>((store.memory() + solver.memory()) >> 20);
    }
}
BENCHMARK(canonical_form)
    ->Name("domineering_canonical_form")
    ->Unit(benchmark::kMillisecond)
    ->Args({5, 5, 150})
    ->Args({4, 5, 10})
    ->Args({4, 6, 100})
    ->Args({4, 7, 500})
    ->Args({4, 8, 6000})
    ->Args({5, 6, 2000})
    ->Iterations(1);
BENCHMARK(canonical_form)
    ->Name("domineering_canonical_form_slow")
    ->Unit(benchmark::kMillisecond)
    ->Args({4, 9, 60'000})
    ->Iterations(1);

// Thermographs of every value that comes up below 4x7.
void all_thermographs(benchmark::State& state) {
    goal(state, 200ms);
    Store store;
    Solver<Domineering> solver(store);
    solver.value(Domineering::start(4, 7));
    for (auto _ : state) {
        Thermographs thermographs(store);
        for (std::uint32_t id = 0; id < store.size(); ++id) {
            benchmark::DoNotOptimize(&thermographs.of(Game::from_id(id)));
        }
        state.counters["games"] = static_cast<double>(store.size());
    }
}
BENCHMARK(all_thermographs)->Name("domineering_4x7_thermographs")->Unit(benchmark::kMillisecond);

void outcome(benchmark::State& state) {
    goal(state, 5s);
    const auto size = static_cast<int>(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(domineering_outcome(Diagram::filled(size, size, '.')));
}
BENCHMARK(outcome)->Name("domineering_outcome")->Unit(benchmark::kMillisecond)->Arg(5)->Arg(6);

}  // namespace

}  // namespace tedomari::cgt
