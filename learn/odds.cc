// SPDX-License-Identifier: MIT
// Learns what the search for life expects before it reads (src/life/odds.h): learn_odds FILE... reads problem sets, the
// half that may be looked at, and prints the weights.
//
// From every problem's stones, in shut frames and with either side first, a fight is read, and then walked at random:
// half of the moves are the search's.  What is decided on the way is an example; what is seen at once teaches nothing.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/rng.h"
#include "life/frame.h"
#include "life/search.h"
#include "trial/half.h"
#include "trial/problem_file.h"

namespace {

using namespace tedomari;
using go::Color;
using go::Point;
using go::PointSet;

constexpr int walks = 20;    // of an arena
constexpr int longest = 10;  // moves
constexpr std::uint64_t first_nodes = 3000, nodes = 100;
constexpr int rounds = 12;
constexpr double first_step = 0.1;

struct Example {
    life::Odds::Seen seen;
    bool killer_moves, killed;
};

class Walker {
public:
    Walker(std::vector<Example>& examples, Rng& rng) : examples_(examples), rng_(rng) {}

    void walk(const life::Arena& arena) {
        table_.clear();
        seen_.clear();
        for (const Color first : {Color::black, Color::white}) solve(arena, first, first_nodes);
        for (int walk = 0; walk < walks; ++walk)
            walk_once(arena, walk % 2 == 0 ? Color::black : Color::white);
    }

private:
    // Where the search is undecided nobody has a move.
    Point solve(const life::Arena& arena, Color mover, std::uint64_t most) {
        Budget budget(Limits{.nodes = most});
        life::Search search(arena, {life::KoThreats::always, 0}, table_, budget);
        const life::Solution solution = search.solve(mover);
        const std::uint64_t key = arena.board.hash() ^ (mover == Color::white);
        if (solution.fate != life::Fate::unknown && !search.is_settled(mover) && seen_.insert(key).second)
            examples_.push_back({search.see(), mover == arena.killer(), solution.fate == life::Fate::dead});
        return solution.best;
    }

    void walk_once(life::Arena arena, Color mover) {
        for (int i = 0; i < longest; ++i, mover = opponent(mover)) {
            Point move = solve(arena, mover, nodes);
            if (move.is_nowhere() || rng_.below(2) == 0) move = any_move(arena, mover);
            if (move.is_nowhere()) return;
            arena.board.play({mover, move});
            arena.board.forget_plays();
            if (arena.board.at(arena.targets.first()) != cell(arena.owner)) return;
        }
    }

    Point any_move(const life::Arena& arena, Color mover) {
        std::vector<Point> moves;
        arena.area.for_each([&](Point p) {
            if (arena.board.is_empty(p) && arena.board.is_legal({mover, p}, go::Suicide::forbidden))
                moves.push_back(p);
        });
        return moves.empty() ? Point() : moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    std::vector<Example>& examples_;
    Rng& rng_;
    life::Table table_;
    std::unordered_set<std::uint64_t> seen_;
};

std::vector<Example> examples_of(const std::vector<std::string>& files, Rng& rng) {
    std::vector<Example> examples;
    Walker walker(examples, rng);
    for (const std::string& file : files) {
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            const auto problem = trial::parse_problem(line);
            if (!problem || problem->points.empty() || trial::half_of(problem->id) != trial::Half::choose)
                continue;
            const Point stone = problem->points.front();
            if (!go::is_stone(problem->board.at(stone))) continue;
            PointSet last;
            for (const life::Width width : {life::Width::tight, life::Width::narrow, life::Width::normal}) {
                const auto arena = life::shut_frame(problem->board, {stone}, width);
                if (!arena || arena->area == last) continue;
                last = arena->area;
                walker.walk(*arena);
            }
        }
        std::cerr << file << ": " << examples.size() << " examples\n";
    }
    return examples;
}

using Weights = std::array<std::array<double, life::Odds::sights>, 2>;  // the killer to move, the owner

// Logistic regression, by AdaGrad.
Weights fit(std::vector<Example>& examples, Rng& rng) {
    Weights weights{}, squares{};
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = examples.size(); i > 1; --i)
            std::swap(examples[i - 1], examples[rng.below(static_cast<std::uint32_t>(i))]);
        double loss = 0;
        std::size_t right = 0;
        for (const Example& e : examples) {
            auto& weight = weights[e.killer_moves ? 0 : 1];
            auto& square = squares[e.killer_moves ? 0 : 1];
            double odds = 0;
            for (std::size_t i = 0; i < weight.size(); ++i) odds += weight[i] * e.seen[i];
            const double error = (e.killed ? 1 : 0) - 1 / (1 + std::exp(-odds));
            loss += std::log1p(std::exp(e.killed ? -odds : odds));
            right += (odds > 0) == e.killed;
            for (std::size_t i = 0; i < weight.size(); ++i) {
                const double slope = error * e.seen[i];
                square[i] += slope * slope;
                weight[i] += first_step * slope / std::sqrt(1e-6 + square[i]);
            }
        }
        const auto count = static_cast<double>(examples.size());
        std::cerr << "loss " << loss / count << ", right " << static_cast<double>(right) / count << '\n';
    }
    return weights;
}

}  // namespace

int main(int argc, char** argv) {
    Rng rng(1);
    std::vector<Example> examples = examples_of({argv + 1, argv + argc}, rng);
    if (examples.empty()) {
        std::cerr << "usage: learn_odds FILE...: problem sets with targets\n";
        return 2;
    }
    const Weights weights = fit(examples, rng);
    for (std::size_t i = 0; i < life::Odds::sights; ++i)
        std::printf("{%.0f, %.0f},\n", 100 * weights[0][i], 100 * weights[1][i]);
}
