// SPDX-License-Identifier: MIT
#include "sgf/reader.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "base/rng.h"
#include "sgf/collection.test.h"

namespace tedomari::sgf {

namespace {

// A collection as servers hand them out: bare moves mostly, some games with comments and variations.
std::string generated_collection(std::size_t bytes) {
    Rng rng(1);
    const auto point = [&rng] {
        return std::string{static_cast<char>('a' + rng.below(19)), static_cast<char>('a' + rng.below(19))};
    };
    std::string text;
    text.reserve(bytes + 10000);
    while (text.size() < bytes) {
        const bool commented = rng.below(10) == 0;
        text += "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]RU[Japanese]PB[black]PW[white]BR[6d]WR[7d]RE[W+3.5]\n";
        for (int move = 0; move < 240; ++move) {
            text += move % 2 == 0 ? ";B[" : ";W[";
            text += point() + "]";
            if (!commented) continue;
            if (move % 4 == 0)
                text += "C[A comment of ordinary length \\[with a bracket\\], on the last move.]";
            if (move % 20 == 0)
                text += "LB[" + point() + ":A][" + point() + ":B](;W[" + point() + "];B[" + point() + "])(";
            if (move % 20 == 0) text += ";W[" + point() + "])";
            if (move % 20 == 0) text += "(";
        }
        if (commented) text += std::string(12, ')');
        text += ")\n";
    }
    return text;
}

}  // namespace

// Text to trees, game by game, on one core.  The three sizes show that the time grows with the text.
static void read_collection_bytes(benchmark::State& state) {
    goal_per_second(state, 100e6);
    const std::string text = generated_collection(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        Reader reader(text);
        Tree tree;
        Warnings warnings;
        std::size_t nodes = 0;
        while (*reader.next(tree, warnings)) nodes += tree.node_count();
        benchmark::DoNotOptimize(nodes);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(text.size()));
}
BENCHMARK(read_collection_bytes)
    ->Name("sgf/read_collection")
    ->Arg(1 << 20)
    ->Arg(10 << 20)
    ->Arg(100 << 20)
    ->Unit(benchmark::kMillisecond);

// One game of one long line, every move in a bracket of its own.
static void read_nested_brackets(benchmark::State& state) {
    goal_per_second(state, 100e6);
    std::string text;
    for (int i = 0; i < 1000000; ++i) text += "(;B[aa]";
    text += std::string(1000000, ')');
    for (auto _ : state) {
        Tree tree;
        Warnings warnings;
        benchmark::DoNotOptimize(*Reader(text).next(tree, warnings));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(text.size()));
}
BENCHMARK(read_nested_brackets)->Name("sgf/read_nested_brackets")->Unit(benchmark::kMillisecond);

}  // namespace tedomari::sgf
