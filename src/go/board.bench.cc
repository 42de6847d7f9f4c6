// SPDX-License-Identifier: MIT
#include "go/board.h"

#include <benchmark/benchmark.h>
#include <vector>

#include "base/goal.bench.h"
#include "base/rng.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

using namespace std::chrono_literals;

// A position after so many random moves that do not fill a point whose neighbours are all friends.
Board after_random_moves(Size size, int moves, std::uint64_t seed) {
    Board board(size);
    Rng rng(seed);
    Color color = Color::black;
    for (int tries = 0; tries < 20 * size.points() && moves > 0; ++tries) {
        const Point p = random_point(size, rng);
        bool eye = true;
        for (const Point q : p.neighbours()) eye &= board.at(q) == cell(color) || board.at(q) == Cell::edge;
        if (eye || !board.is_legal({color, p}, Suicide::forbidden)) continue;
        board.play({color, p});
        color = opponent(color);
        --moves;
    }
    return board;
}

std::vector<Move> legal_moves(const Board& board) {
    std::vector<Move> moves;
    for_each_point(board.size(), [&](Point p) {
        for (const Color color : {Color::black, Color::white}) {
            if (board.is_legal({color, p}, Suicide::forbidden)) moves.push_back({color, p});
        }
    });
    return moves;
}

// Every legal move of a middle-game position, played and taken back: what a tactical reader does all day.
void play_and_undo(benchmark::State& state) {
    goal(state, 100ns);
    Board board =
        after_random_moves(square(static_cast<int>(state.range(0))), static_cast<int>(state.range(1)), 1);
    board.forget_plays();
    const std::vector<Move> moves = legal_moves(board);
    std::size_t next = 0;
    for (auto _ : state) {
        board.play(moves[next]);
        benchmark::DoNotOptimize(board.hash());
        board.undo();
        if (++next == moves.size()) next = 0;
    }
}
BENCHMARK(play_and_undo)->Args({9, 40})->Args({19, 60})->Args({19, 150})->Args({19, 300});

std::uint64_t perft(Board& board, Color color, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 1;
    for_each_point(board.size(), [&](Point p) {
        if (!board.is_legal({color, p}, Suicide::forbidden)) return;
        board.play({color, p});
        nodes += perft(board, opponent(color), depth - 1);
        board.undo();
    });
    return nodes;
}

// All lines of play from a middle-game position, three moves deep.
void perft_nodes(benchmark::State& state) {
    goal_per_second(state, 10e6);
    const int side = static_cast<int>(state.range(0));
    Board board = after_random_moves(square(side), side * side / 2, 2);
    std::uint64_t nodes = 0;
    for (auto _ : state) nodes += perft(board, Color::black, side > 9 ? 2 : 3);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(perft_nodes)->Arg(9)->Arg(19)->Unit(benchmark::kMillisecond);

void copy_board(benchmark::State& state) {
    goal(state, 2us);
    Board board = after_random_moves(square(19), 150, 3);
    board.forget_plays();
    for (auto _ : state) {
        Board copy = board;
        benchmark::DoNotOptimize(&copy);
    }
}
BENCHMARK(copy_board);

}  // namespace
}  // namespace tedomari::go
