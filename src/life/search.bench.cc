// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "go/diagram.h"
#include "life/frame.h"

namespace tedomari::life {
namespace {

using namespace std::chrono_literals;

// An eye space of so many points in two rows, killer first, all of the board around it walls.
void two_rows(benchmark::State& state) {
    goal(state, 100ms);
    const int points = static_cast<int>(state.range(0)), width = (points + 1) / 2;
    Arena arena{go::Board(go::square(19)), {}, {}};
    go::PointSet inside, wall;
    for (int i = 0; i < points; ++i) inside.insert(go::Point::at(3 + i % width, 3 + i / width));
    wall = inside.neighbours() - inside;
    wall |= wall.neighbours() - inside;
    wall.for_each([&](go::Point p) { arena.board.place(p, go::Color::black); });
    (wall.neighbours() - wall - inside).for_each([&](go::Point p) {
        arena.board.place(p, go::Color::white);
    });
    arena.area = inside;
    arena.targets.insert(wall.first());
    Table table(std::size_t{16} << 20);
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        table.clear();
        Budget budget;
        benchmark::DoNotOptimize(Search(arena, {}, table, budget).solve(go::Color::white));
        nodes = budget.nodes();
    }
    state.counters["nodes"] = static_cast<double>(nodes);
}
BENCHMARK(two_rows)->DenseRange(6, 12, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::life
