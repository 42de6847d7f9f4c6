// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "base/rng.h"
#include "go/random_boards.test.h"
#include "scoring/counting.h"
#include "scoring/model.h"

namespace tedomari::scoring {
namespace {

using namespace std::chrono_literals;
using go::Board;
using go::Color;
using go::Point;

// A 19x19 board filled by chance but for eyes, about as many blocks as a finished game has twice over.
Board crowded_board() {
    Rng rng(1);
    Board board;
    Color color = Color::black;
    for (int i = 0; i < 420; ++i, color = opponent(color)) {
        const Point p = go::random_point({19, 19}, rng);
        if (board.is_legal({color, p}, go::Suicide::forbidden)) board.play({color, p});
    }
    board.forget_plays();
    return board;
}

void blocks_of_19x19(benchmark::State& state) {
    goal(state, 200us);
    const Board board = crowded_board();
    for (auto _ : state) benchmark::DoNotOptimize(Blocks(board));
}
BENCHMARK(blocks_of_19x19);

void features_of_19x19(benchmark::State& state) {
    goal(state, 1ms);
    const Board board = crowded_board();
    const auto features = features_of(FeatureSet::certain);
    for (auto _ : state) benchmark::DoNotOptimize(values(Scene(board), features));
}
BENCHMARK(features_of_19x19);

void counting_of_19x19(benchmark::State& state) {
    goal(state, 200us);
    const Board board = crowded_board();
    const go::Rules japanese = *go::parse_rules("japanese");
    for (auto _ : state) benchmark::DoNotOptimize(tally(board, {}, japanese));
}
BENCHMARK(counting_of_19x19);

}  // namespace
}  // namespace tedomari::scoring
