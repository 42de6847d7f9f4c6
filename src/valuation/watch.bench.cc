// SPDX-License-Identifier: MIT
#include "valuation/watch.h"

#include "base/goal.bench.h"
#include "go/random_boards.test.h"
#include "tactics/relevant.h"
#include "valuation/sampling.h"

// Random games a second with watched goals, on one thread, from a position of twenty stones on 9x9.  The
// goals: fifty watched goals cost no more than half of the games, uniform ones; informed games are half as
// many as uniform ones.
namespace tedomari::valuation {
namespace {

go::Position twenty_stones() {
    go::Position position{go::Board(go::square(9)), go::Color::black};
    Rng rng(3);
    for (int i = 0; i < 20;) {
        const go::Move move{position.to_move, go::random_point({9, 9}, rng)};
        if (!position.board.is_legal(move, go::Suicide::forbidden)) continue;
        position.board.play(move);
        position.to_move = opponent(position.to_move);
        ++i;
    }
    position.board.forget_plays();
    return position;
}

std::vector<tactics::Goal> some_goals(const go::Board& board, std::size_t number) {
    tactics::GoalKinds kinds;
    kinds.empty_connections = true;
    std::vector<tactics::Goal> goals = tactics::relevant_goals(board, kinds);
    goals.resize(std::min(number, goals.size()));
    return goals;
}

void run(benchmark::State& state, playout::PolicyKind policy, double rate) {
    const go::Position position = twenty_stones();
    Watch watch(position.board, some_goals(position.board, static_cast<std::size_t>(state.range(0))), {});
    goal_per_second(state, rate);
    constexpr std::uint64_t games = 256;
    std::uint64_t first = 0;
    Sampling sampling;
    sampling.policy = policy;
    for (auto _ : state) {
        Budget budget;
        watch_games(position, sampling, first, games, watch, budget);
        first += games;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(games) * state.iterations());
}

void watched_uniform_games(benchmark::State& state) { run(state, playout::PolicyKind::uniform, 60'000); }
BENCHMARK(watched_uniform_games)->Arg(0)->Arg(10)->Arg(50);

void watched_informed_games(benchmark::State& state) { run(state, playout::PolicyKind::informed, 30'000); }
BENCHMARK(watched_informed_games)->Arg(0)->Arg(10)->Arg(50);

}  // namespace
}  // namespace tedomari::valuation
