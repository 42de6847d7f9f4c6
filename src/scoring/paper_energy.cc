// SPDX-License-Identifier: MIT
#include "scoring/paper_energy.h"

#include <cmath>

#include "base/rng.h"
#include "scoring/blocks.h"

namespace tedomari::scoring {

namespace {

constexpr int area_inputs = 5, area_hidden = 4;

// The weights by their names in the paper, all in one vector.
template <class Numbers>
struct Parts {
    Numbers v, big_w, a, b, g, big_v, c, d;
};
template <class Weights>
auto parts_of(const PaperEnergy& energy, Weights& weights) {
    Eigen::Index at = 0;
    const auto next = [&](Eigen::Index size) {
        auto part = weights.segment(at, size);
        at += size;
        return part;
    };
    const Eigen::Index n = energy.inputs, m = energy.hidden;
    auto v = next(m), big_w = next(m * n), a = next(n), b = next(m), g = next(area_hidden),
         big_v = next(area_hidden * area_inputs), c = next(area_inputs), d = next(area_hidden);
    return Parts<decltype(v)>{v, big_w, a, b, g, big_v, c, d};
}

template <class Numbers>
Matrix as_matrix(const Numbers& numbers, Eigen::Index rows, Eigen::Index columns) {
    Matrix matrix(rows, columns);
    for (Eigen::Index i = 0; i < rows; ++i) {
        for (Eigen::Index k = 0; k < columns; ++k) matrix(i, k) = numbers[i * columns + k];
    }
    return matrix;
}

double sign_of(const Block& block) { return block.is(go::Color::black) ? 1 : -1; }

// White's score, and what it is made of.
struct Pass {
    Matrix inner;               // W(x + a) + b, a row a block
    Vector r;                   // of each block
    std::vector<Vector> areas;  // ρ of each
    double score = 0;
};

Vector area_numbers(const Block& area, const Blocks& blocks, const Vector& r) {
    Vector numbers = Vector::Zero(area_inputs);
    for (const int beside : area.beside) {
        const Block& block = blocks.stones[static_cast<std::size_t>(beside)];
        const bool black = block.is(go::Color::black);
        numbers[black ? 0 : 1] += 1;
        numbers[black ? 2 : 3] += r[beside];
    }
    numbers[4] = area.size;
    return numbers;
}

Pass forward(const PaperEnergy& energy, const Vector& weights, const Example& example, const Blocks& blocks) {
    const auto w = parts_of(energy, weights);
    const Matrix big_w = as_matrix(w.big_w, energy.hidden, energy.inputs),
                 big_v = as_matrix(w.big_v, area_hidden, area_inputs);
    Pass pass;
    const Matrix x = example.features.cast<double>().rowwise() + w.a.transpose();
    pass.inner = (x * big_w.transpose()).rowwise() + w.b.transpose();
    pass.r = pass.inner * w.v;
    const Ending& ending = *example.ending;
    pass.score = ending.terms.rules.komi.to_double() + ending.captured[0] - ending.captured[1];
    for (const Block& area : blocks.areas) {
        pass.areas.push_back(area_numbers(area, blocks, pass.r));
        pass.score += w.g.dot(big_v * (pass.areas.back() + w.c) + w.d);
    }
    for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
        const double r = pass.r[static_cast<Eigen::Index>(i)];
        const double dead = energy.dead == PaperEnergy::Dead::linear ? r : r > 0 ? 1 : 0;
        pass.score += 2 * sign_of(blocks.stones[i]) * blocks.stones[i].size * dead;
    }
    return pass;
}

double recorded(const Example& example) { return -example.ending->result->to_double(); }  // White's

}  // namespace

double PaperEnergy::score(const Vector& weights, const Example& example, const Blocks& blocks) const {
    return forward(*this, weights, example, blocks).score;
}

double PaperEnergy::energy(const Vector& weights, const Example& example, const Blocks& blocks,
                           Vector& gradient) const {
    const Pass pass = forward(*this, weights, example, blocks);
    const double error = recorded(example) - pass.score;
    if (error == 0) return 0;
    const double up = error > 0 ? -1 : 1;  // of the energy by the score
    const auto w = parts_of(*this, weights);
    auto by = parts_of(*this, gradient);
    const Matrix big_w = as_matrix(w.big_w, hidden, inputs),
                 big_v = as_matrix(w.big_v, area_hidden, area_inputs);
    const Vector of_area = big_v.transpose() * w.g;
    Vector by_r = Vector::Zero(pass.r.size());
    for (std::size_t k = 0; k < blocks.areas.size(); ++k) {
        const Vector shifted = pass.areas[k] + w.c;
        by.g += up * (big_v * shifted + w.d);
        for (Eigen::Index i = 0; i < area_hidden; ++i) {
            for (Eigen::Index j = 0; j < area_inputs; ++j)
                by.big_v[i * area_inputs + j] += up * w.g[i] * shifted[j];
        }
        by.c += up * of_area;
        by.d += up * w.g;
        for (const int beside : blocks.areas[k].beside) {
            const bool black = blocks.stones[static_cast<std::size_t>(beside)].is(go::Color::black);
            by_r[beside] += up * of_area[black ? 2 : 3];
        }
    }
    if (dead == Dead::linear) {
        for (std::size_t i = 0; i < blocks.stones.size(); ++i)
            by_r[static_cast<Eigen::Index>(i)] += up * 2 * sign_of(blocks.stones[i]) * blocks.stones[i].size;
    }
    const Matrix x = example.features.cast<double>().rowwise() + w.a.transpose();
    by.v += pass.inner.transpose() * by_r;
    const Vector sum_x = x.transpose() * by_r;
    for (Eigen::Index i = 0; i < hidden; ++i) {
        for (Eigen::Index j = 0; j < inputs; ++j) by.big_w[i * inputs + j] += w.v[i] * sum_x[j];
    }
    by.a += big_w.transpose() * w.v * by_r.sum();
    by.b += w.v * by_r.sum();
    return std::abs(error);
}

PaperTrained train_as_printed(const PaperEnergy& energy, const std::vector<Example>& examples,
                              const Optimizer& optimizer) {
    std::vector<go::Board> boards;
    std::vector<const Example*> used;
    boards.reserve(examples.size());
    for (const Example& example : examples) {
        if (!example.ending->result) continue;
        boards.push_back(example.ending->board());
        used.push_back(&example);
    }
    std::vector<Blocks> blocks;
    blocks.reserve(boards.size());
    for (const go::Board& board : boards) blocks.emplace_back(board);
    Objective objective;
    objective.weights = energy.weights();
    objective.loss = [&](const Vector& weights, Vector& gradient) {
        gradient = Vector::Zero(weights.size());
        double total = 0;
        for (std::size_t i = 0; i < used.size(); ++i)
            total += energy.energy(weights, *used[i], blocks[i], gradient);
        const auto n = static_cast<double>(std::max<std::size_t>(used.size(), 1));
        gradient /= n;
        return total / n;
    };
    Vector start(energy.weights());
    Rng rng(optimizer.seed);
    for (Eigen::Index i = 0; i < start.size(); ++i) start[i] = (rng.below(2001) / 1000.0 - 1.0) * 0.1;
    Optimized found = minimize(objective, start, optimizer);
    PaperTrained trained{std::move(found.weights), std::move(found.curve), used.size(), 0, 0, 0};
    for (std::size_t i = 0; i < used.size(); ++i) {
        const double estimate = energy.score(trained.weights, *used[i], blocks[i]);
        trained.exact += std::abs(estimate - recorded(*used[i])) < 0.25 ? 1 : 0;
        trained.least_score = i == 0 ? estimate : std::min(trained.least_score, estimate);
        trained.most_score = i == 0 ? estimate : std::max(trained.most_score, estimate);
    }
    return trained;
}

}  // namespace tedomari::scoring
