// SPDX-License-Identifier: MIT
#include "trial/sente_set.h"

#include <benchmark/benchmark.h>
#include <fstream>
#include <sstream>

#include "base/goal.bench.h"

// The goal is fifty times the paper's rate, 284,405 moves in 540 ms [Cazenave 2005, table 1].
namespace tedomari::trial {
namespace {

void moves_of_the_sente_suite(benchmark::State& state) {
    goal_per_second(state, 26e6);
    std::ifstream in("examples/sente.jsonl");
    std::stringstream text;
    text << in.rdbuf();
    const auto problems = parse_sente_problems(text.str());
    if (!problems || problems->empty()) return state.SkipWithError("no examples/sente.jsonl here");
    tactics::ReadingTable table;
    std::uint64_t moves = 0;
    for (auto _ : state) {
        for (const SenteProblem& problem : *problems) {
            table.clear();
            table.forget_hints();
            tactics::SenteEffort effort;
            effort.region = problem.region;
            Budget budget;
            moves += tactics::is_sente(problem.board, problem.question, effort, table, budget).moves;
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}
BENCHMARK(moves_of_the_sente_suite)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::trial
