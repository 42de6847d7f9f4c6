// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

#include "base/times.test.h"
#include "endgame/evaluate.h"
#include "endgame/naive.test.h"
#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

// Regions as they are in real games, open on one side or more: what the search proves there against a twin that
// plays everything.  TEDOMARI_TIMES makes the sample so many times larger.
namespace tedomari::endgame {
namespace {

constexpr Gates keep_dames = Gates::with_dames();

// Where the two differ, in a line; empty when nowhere.
std::string difference(const Terrain& ground, const go::Board& board, Side master, int& kos) {
    const auto expected = NaiveGame(ground).bounds(NaiveGame::cells(ground, board), master, 25'000);
    if (!expected || !expected->exact()) return "";
    Budget budget;
    Graph graph(ground, master, keep_dames, budget, std::size_t{1} << 28);
    const Target root = graph.insert(root_state(ground, board));
    const Solution found = resolve(graph, root);
    kos += graph.has_ko() ? 1 : 0;
    if (!found.resolved) return "";
    const cgt::Thermograph& truth = expected->low;
    if (to_rational(found.mean.low) != truth.mean() ||
        to_rational(found.temperature.low) != truth.temperature())
        return "mean " + to_string(to_rational(found.mean.low)) + " temperature " +
               to_string(to_rational(found.temperature.low)) + ", the twin says " + to_string(truth.mean()) +
               " and " + to_string(truth.temperature());
    if (!sharpen(graph, root, 0)) return "";
    return walls_of(graph, root) == truth ? "" : "the walls";
}

// The lower left of the board with * on the region's empty points and + on the margin's.
std::string picture(const Scene& room, const Terrain& ground) {
    std::string text = "\n";
    for (int row = 11; row >= 0; --row) {
        std::string line;
        for (int column = 2; column < 12; ++column) {
            const go::Point p = go::Point::at(column, row);
            const auto local = ground.local(p);
            const go::Cell cell = room.board.at(p);
            const bool margin = local && (ground.margin >> *local & 1);
            line += cell == go::Cell::black   ? 'X'
                    : cell == go::Cell::white ? 'O'
                    : margin                  ? '+'
                    : local                   ? '*'
                                              : '.';
            line += ' ';
        }
        if (line.find_first_not_of(". ") != std::string::npos) text += line + "\n";
    }
    return text;
}

TEST(open_room, agrees_with_a_naive_twin_under_both_borders) {
    Rng rng(1717);
    int compared = 0, kos = 0, wide = 0;
    for (int i = 0; i < 400 * times(); ++i) {
        const Scene room = random_open_room(rng);
        if (!room.board.is_possible()) continue;
        const int margin = 1 + static_cast<int>(rng.below(4)) / 3;
        for (const Beyond beyond : {Beyond::nearer_colour, Beyond::nothing}) {
            const auto ground = terrain(room.board, room.region, margin, beyond);
            if (!ground || ground->margin == 0 || ground->points.size() > (times() > 1 ? 9 : 7)) continue;
            if (!NaiveGame(*ground).is_possible(NaiveGame::cells(*ground, room.board))) continue;
            for (const Side master : {Side::left, Side::right}) {
                const std::string wrong = difference(*ground, room.board, master, kos);
                EXPECT_EQ(wrong, "") << picture(room, *ground) << "margin " << margin
                                     << (beyond == Beyond::nothing ? " bare" : "")
                                     << (master == Side::left ? " Black" : " White") << ", room " << i;
                ++compared;
                wide += margin > 1 ? 1 : 0;
            }
        }
    }
    std::printf("%d comparisons, %d with kos, %d two rows wide\n", compared, kos, wide);
    EXPECT_GT(compared, 300);
    EXPECT_GT(kos, 10);
}

// By territory, as the twin has it: mean and temperature; nothing when it is too large or not exact.
std::optional<std::pair<Rational, Rational>> naive_value(const Terrain& ground, const go::Board& board,
                                                         Side master) {
    const std::string cells = NaiveGame::cells(ground, board);
    if (!NaiveGame(ground).is_possible(cells)) return {};
    const auto found = NaiveGame(ground).bounds(cells, master, 25'000);
    if (!found || !found->exact()) return {};
    const int stones = static_cast<int>(std::count(cells.begin(), cells.end(), 'x') -
                                        std::count(cells.begin(), cells.end(), 'o'));
    return std::pair(found->low.mean() - stones - ground.margin_value, found->low.temperature() - 1);
}

// Whatever way the proof came about, for kos above all: under both borders and komasters the twin says the same.
TEST(open_room, that_is_called_proved_is_so_under_both_borders) {
    Rng rng(1718);
    int proved = 0, kos = 0;
    for (int i = 0; i < 600 * times(); ++i) {
        const Scene room = random_open_room(rng);
        if (!room.board.is_possible()) continue;
        Effort effort;
        effort.time = std::chrono::nanoseconds::max();
        effort.nodes = 4 + rng.below(200);
        effort.second_opinions = false;
        const auto game = evaluate(room.board, room.region, effort);
        if (!game || game->evidence != Evidence::proved || game->model.find("two rows") != std::string::npos)
            continue;
        for (const Beyond beyond : {Beyond::nearer_colour, Beyond::nothing}) {
            const auto ground = terrain(room.board, room.region, 1, beyond);
            if (!ground || ground->points.size() > 7) continue;
            for (const Side master : {Side::left, Side::right}) {
                const auto truth = naive_value(*ground, room.board, master);
                if (!truth) continue;
                EXPECT_EQ(game->count.value, truth->first) << picture(room, *ground) << "room " << i;
                EXPECT_EQ(game->temperature.value, truth->second) << picture(room, *ground) << "room " << i;
                ++proved;
                kos += game->has_ko ? 1 : 0;
            }
        }
    }
    std::printf("%d comparisons, %d with kos\n", proved, kos);
    EXPECT_GT(proved, 300);
    EXPECT_GT(kos, 10);
}

}  // namespace
}  // namespace tedomari::endgame
