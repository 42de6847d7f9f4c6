// SPDX-License-Identifier: MIT
#include "playout/playout.h"

#include "base/goal.bench.h"
#include "playout/game.h"
#include "playout/lockstep_run.h"
#include "playout/point_visitor.test.h"

// Random games from the empty board, a second.  The goal is one and a half times the fastest rival we know
// of, libego 0.1.126, on one thread: 157,000 on 9x9 and 34,100 on 19x19 (docs/log/playouts.md).
namespace tedomari::playout {
namespace {

// The goal of a board, in games a second; none was measured but for 9x9 and 19x19.
double goal_of(int size) { return size == 9 ? 236'000 : size == 19 ? 51'200 : 0; }

// Enough for sixteen columns, so that two threads have something to share.
std::uint64_t games_of(int size) { return size == 9 ? 32'768 : size == 13 ? 16'384 : 8192; }

go::Position empty_board(int size) { return {go::Board(go::square(size)), go::Color::black}; }

void run(benchmark::State& state, const LockstepEngine& engine, Statistics statistics, int threads) {
    const int size = static_cast<int>(state.range(0));
    const go::Position start = empty_board(size);
    if (goal_of(size) > 0) goal_per_second(state, goal_of(size));
    Request request{.games = games_of(size), .seed = 1, .threads = threads};
    for (auto _ : state) {
        Budget budget;
        benchmark::DoNotOptimize(run_lockstep(engine, start, request, statistics, budget).games());
        ++request.seed;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(request.games) * state.iterations());
}

void playout_games(benchmark::State& state) { run(state, *lockstep_engines().front(), Statistics::none, 1); }
BENCHMARK(playout_games)->Arg(9)->Arg(13)->Arg(19);

void playout_with_statistics(benchmark::State& state) {
    run(state, *lockstep_engines().front(), Statistics::points, 1);
}
BENCHMARK(playout_with_statistics)->Arg(9)->Arg(13)->Arg(19);

// By the clock on the wall.
void playout_on_two_threads(benchmark::State& state) {
    run(state, *lockstep_engines().front(), Statistics::none, 2);
}
BENCHMARK(playout_on_two_threads)->Arg(9)->Arg(19)->UseRealTime();

void playout_avx2(benchmark::State& state) {
    for (const LockstepEngine* engine : lockstep_engines()) {
        if (engine == &lockstep_avx2) return run(state, *engine, Statistics::none, 1);
    }
    state.SkipWithError("this machine has no AVX2");
}
BENCHMARK(playout_avx2)->Arg(9)->Arg(19);

void playout_portable(benchmark::State& state) { run(state, lockstep_portable, Statistics::none, 1); }
BENCHMARK(playout_portable)->Arg(9)->Arg(19);

template <class Visitor>
void playout_scalar(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    const LightBoard start(empty_board(size).board, go::Color::black);
    Rng rng(1);
    Visitor visitor;
    for (auto _ : state) {
        LightBoard board = start;
        benchmark::DoNotOptimize(
            play_game(board, go::Color::black, default_move_limit(start.size()), rng, Uniform(), visitor));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_TEMPLATE(playout_scalar, NoVisitor)->Arg(9)->Arg(19);
BENCHMARK_TEMPLATE(playout_scalar, PointVisitor)->Arg(9)->Arg(19);

}  // namespace
}  // namespace tedomari::playout
