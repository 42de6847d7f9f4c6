// SPDX-License-Identifier: MIT
#include "endgame/instinct.h"

#include <algorithm>
#include <cmath>

#include "endgame/instinct_weights.h"

namespace tedomari::endgame {

namespace {

using Numbers = InstinctWeights::Numbers;
constexpr std::size_t width = InstinctWeights::width, nearby = InstinctWeights::nearby;
constexpr int least_moves = 2;

// The open points alone, numbered from 0: `near[i]` are the numbers of point i and those around it, -1 where nothing is
// open.
struct Sketch {
    int points = 0;
    std::array<std::int8_t, Terrain::max_points> local;
    std::array<std::array<std::int8_t, nearby>, Terrain::max_points> near;
};

Sketch sketch(const Instinct::Around& around, Bits open) {
    Sketch result;
    std::array<std::int8_t, Terrain::max_points> number;
    number.fill(-1);
    for_each_bit(open, [&](int p) {
        const auto i = static_cast<std::size_t>(result.points++);
        number[static_cast<std::size_t>(p)] = static_cast<std::int8_t>(i);
        result.local[i] = static_cast<std::int8_t>(p);
    });
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.points); ++i) {
        result.near[i][0] = static_cast<std::int8_t>(i);
        const auto& eight = around[static_cast<std::size_t>(result.local[i])];
        for (std::size_t d = 0; d < eight.size(); ++d)
            result.near[i][d + 1] =
                eight[d] < 0 ? std::int8_t{-1} : number[static_cast<std::size_t>(eight[d])];
    }
    return result;
}

using Board = std::array<Numbers, Terrain::max_points>;

void add(Numbers& sum, const Numbers& row) {
    for (std::size_t k = 0; k < width; ++k) sum[k] += row[k];
}
void add(Numbers& sum, float factor, const Numbers& row) {
    for (std::size_t k = 0; k < width; ++k) sum[k] += factor * row[k];
}
void add(Numbers& sum, const Numbers& factors, const Numbers& row) {
    for (std::size_t k = 0; k < width; ++k) sum[k] += factors[k] * row[k];
}

void first_round(const Sketch& sketch, const Instinct::Seen& seen, Board& out) {
    const InstinctWeights& w = instinct_weights();
    for (std::size_t i = 0; i < static_cast<std::size_t>(sketch.points); ++i) {
        Numbers sum = w.first_bias;
        for (std::size_t d = 0; d < nearby; ++d) {
            if (sketch.near[i][d] < 0) continue;
            const auto there =
                static_cast<std::size_t>(sketch.local[static_cast<std::size_t>(sketch.near[i][d])]);
            for_each_bit(seen[there],
                         [&](int sight) { add(sum, w.first[d][static_cast<std::size_t>(sight)]); });
        }
        for (std::size_t k = 0; k < width; ++k) out[i][k] = std::max(sum[k], 0.0F);
    }
}

void mix(const Sketch& sketch, const InstinctWeights::Round& round, const Board& before, Board& after) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(sketch.points); ++i) {
        Numbers heard{};
        for (std::size_t d = 0; d < nearby; ++d) {
            if (sketch.near[i][d] >= 0)
                add(heard, round.share[d], before[static_cast<std::size_t>(sketch.near[i][d])]);
        }
        Numbers sum = round.bias;
        for (std::size_t c = 0; c < width; ++c) add(sum, heard[c], round.mixing[c]);
        for (std::size_t k = 0; k < width; ++k) after[i][k] = before[i][k] + std::max(sum[k], 0.0F);
    }
}

}  // namespace

Instinct::Instinct(const Terrain& terrain) : terrain_(terrain) {
    constexpr int columns[] = {1, 1, 0, -1, -1, -1, 0, 1}, rows[] = {0, 1, 1, 1, 0, -1, -1, -1};
    for (auto& eight : around_) eight.fill(-1);
    for (std::size_t i = 0; i < terrain.points.size(); ++i) {
        for (std::size_t d = 0; d < 8; ++d) {
            const go::Point p = terrain.points[i];
            const auto there = terrain.local(go::Point::at(p.column() + columns[d], p.row() + rows[d]));
            if (there) around_[i][d] = static_cast<std::int8_t>(*there);
        }
    }
}

Instinct::Seen Instinct::look(const State& state, Side side) const {
    Seen seen{};
    const auto mark = [&](Bits points, unsigned sight) {
        for_each_bit(points,
                     [&](int p) { seen[static_cast<std::size_t>(p)] |= static_cast<std::uint16_t>(sight); });
    };
    mark(state.open, open);
    mark(state.empty(), empty);
    mark(state.stones(side), own);
    mark(state.stones(other(side)), enemy);
    mark(state.by(side), by_own);
    mark(state.by(other(side)), by_enemy);
    mark(terrain_.margin & state.open, margin);
    for (const Bits stones : {state.black, state.white}) {
        terrain_.for_each_piece(stones, [&](Bits chain) {
            const int size = std::popcount(chain);
            const int liberties = std::popcount(terrain_.grown(chain) & state.empty());
            if (liberties == 1) mark(chain, one_liberty);
            if (liberties == 2) mark(chain, two_liberties);
            if (liberties >= 4) mark(chain, four_liberties);
            if (size >= 2) mark(chain, two_stones);
            if (size >= 4) mark(chain, four_stones);
        });
    }
    return seen;
}

Instinct::Marks Instinct::marks(const State& state, Side side) const {
    const Sketch open_points = sketch(around_, state.open);
    Board board, next;
    first_round(open_points, look(state, side), board);
    for (const InstinctWeights::Round& round : instinct_weights().rounds) {
        mix(open_points, round, board, next);
        std::swap(board, next);
    }
    Marks marks{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(open_points.points); ++i) {
        float& mark = marks[static_cast<std::size_t>(open_points.local[i])];
        for (std::size_t k = 0; k < width; ++k) mark += instinct_weights().last[k] * board[i][k];
    }
    return marks;
}

Bits Instinct::likeliest(const State& state, Side side, Bits moves, double doubt) const {
    if (std::popcount(moves) <= least_moves) return moves;
    struct Move {
        double likelihood;
        int point;
    };
    FixedVector<Move, Terrain::max_points> ranked;
    const Marks mark = marks(state, side);
    float best = -1e9F;
    for_each_bit(moves, [&](int p) { best = std::max(best, mark[static_cast<std::size_t>(p)]); });
    double total = 0;
    for_each_bit(moves, [&](int p) {
        ranked.push_back({std::exp(static_cast<double>(mark[static_cast<std::size_t>(p)] - best)), p});
        total += ranked.back().likelihood;
    });
    std::sort(ranked.begin(), ranked.end(), [](const Move& a, const Move& b) {
        return a.likelihood != b.likelihood ? a.likelihood > b.likelihood : a.point < b.point;
    });
    Bits kept = 0;
    double sum = 0;
    for (const Move& move : ranked) {
        if (std::popcount(kept) >= least_moves && sum >= (1 - doubt) * total) break;
        sum += move.likelihood;
        kept |= Bits{1} << move.point;
    }
    return kept;
}

}  // namespace tedomari::endgame
