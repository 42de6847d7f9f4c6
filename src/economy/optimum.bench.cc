// SPDX-License-Identifier: MIT
#include "economy/optimum.h"

#include "base/goal.bench.h"
#include "cgt/notation.h"

namespace tedomari::economy {
namespace {

using namespace std::chrono_literals;

enum class From { whole, frozen };

void best_play_in(benchmark::State& state, const std::vector<std::string>& texts, From from = From::whole) {
    for (auto _ : state) {
        cgt::Store store;
        cgt::Thermographs thermographs(store);
        std::vector<cgt::Game> games;
        for (const std::string& text : texts) games.push_back(*cgt::parse_game(store, text));
        Budget budget;
        if (from == From::whole) {
            benchmark::DoNotOptimize(optimum(thermographs, games, Side::left, budget));
        } else {
            benchmark::DoNotOptimize(refined_optimum(thermographs, games, Side::left, budget));
        }
    }
}

// Incentives of switches are in order, so one line is enough.
void sum_of_24_switches(benchmark::State& state) {
    goal(state, 20ms);
    std::vector<std::string> texts;
    for (int n = 1; n <= 24; ++n) texts.push_back("+-" + std::to_string(n));
    best_play_in(state, texts);
}
BENCHMARK(sum_of_24_switches);

// Games {x|y||0}, of which a sum is hard in general [Yedwab 1985; Moews 1993].
std::vector<std::string> three_stop_games(int count) {
    std::vector<std::string> texts;
    for (int n = 1; n <= count; ++n) {
        texts.push_back("{" + std::to_string(3 * n + 7) + "|" + std::to_string(n * n % 11 + 1) + "||0}");
    }
    return texts;
}
void sum_of_10_three_stop_games(benchmark::State& state) {
    goal(state, 200ms);
    best_play_in(state, three_stop_games(10));
}
BENCHMARK(sum_of_10_three_stop_games);

// The same from the frozen sum down [Berlekamp 1996, 5.2].
void refined_sum_of_10_three_stop_games(benchmark::State& state) {
    goal(state, 200ms);
    best_play_in(state, three_stop_games(10), From::frozen);
}
BENCHMARK(refined_sum_of_10_three_stop_games);

}  // namespace
}  // namespace tedomari::economy
