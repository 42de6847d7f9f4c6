// SPDX-License-Identifier: MIT
#include "scoring/score_only.h"

#include <cmath>

#include "scoring/parallel.h"

namespace tedomari::scoring {

namespace {

using go::Color;

constexpr double scale = 5;  // points

// What the smooth score needs of a board.
struct Outline {
    struct Area {
        double size;
        std::vector<std::size_t> beside[2];  // blocks, by color
    };
    std::vector<Area> areas;
    std::vector<double> sign, size;  // of blocks; Black is +1
    double rest = 0;                 // prisoners, komi, compensation
    bool counts_stones = false;
};

Outline outline(const Ending& ending, const Blocks& blocks) {
    Outline made;
    for (const Block& block : blocks.stones) {
        made.sign.push_back(block.is(Color::black) ? 1 : -1);
        made.size.push_back(block.size);
    }
    for (const Block& area : blocks.areas) {
        Outline::Area one{static_cast<double>(area.size), {}};
        for (const int i : area.beside) {
            const auto block = static_cast<std::size_t>(i);
            one.beside[blocks.stones[block].is(Color::white)].push_back(block);
        }
        made.areas.push_back(std::move(one));
    }
    const Terms& terms = ending.terms;
    made.rest =
        (terms.button - terms.rules.komi).to_double() - go::handicap_bonus(terms.rules, terms.handicap);
    made.counts_stones = terms.rules.scoring == go::Scoring::area;
    if (!made.counts_stones) made.rest += ending.captured[1] - ending.captured[0];
    return made;
}

SmoothScore smooth_score(const Outline& board, const std::vector<double>& dead) {
    SmoothScore found;
    found.score = board.rest;
    found.by_dead.assign(dead.size(), 0);
    for (std::size_t i = 0; i < dead.size(); ++i) {
        const double stones = board.sign[i] * board.size[i];
        found.score += (board.counts_stones ? stones : 0) - 2 * stones * dead[i];
        found.by_dead[i] -= 2 * stones;
    }
    for (const Outline::Area& area : board.areas) {
        for (const std::size_t c : {0u, 1u}) {
            const double sign = c == 0 ? 1 : -1;
            double none = 1;  // that no block of the color beside it lives
            for (const std::size_t i : area.beside[c]) none *= dead[i];
            if (area.beside[c].empty()) continue;
            found.score += sign * area.size * (1 - none);
            for (const std::size_t i : area.beside[c]) {
                double others = 1;
                for (const std::size_t k : area.beside[c])
                    if (k != i) others *= dead[k];
                found.by_dead[i] -= sign * area.size * others;
            }
        }
    }
    return found;
}

double log_cosh(double x) { return std::abs(x) + std::log1p(std::exp(-2 * std::abs(x))) - std::log(2.0); }

// The games of a training and the one pass that is learned from them.
class ScoreTrainer {
public:
    ScoreTrainer(const std::vector<const Example*>& games, const TrainSettings& settings)
        : games_(games), settings_(settings), outlines_(games.size()), inputs_(games.size()) {
        find_scale();
        in_parallel(games.size(), settings.threads, [&](std::size_t g) {
            const go::Board board = games[g]->ending->board();
            outlines_[g] = outline(*games[g]->ending, Blocks(board));
            inputs_[g] = games[g]->features;
            inputs_[g].rowwise() -= stage.mean.cast<float>().transpose();
            inputs_[g].array().rowwise() *= stage.scale.cast<float>().transpose().array();
        });
    }

    Optimized train() {
        Objective objective;
        objective.weights = stage.shape.weights();
        objective.loss = [this](const Vector& w, Vector& gradient) { return loss(w, gradient); };
        Vector start = first_weights(stage.shape, settings_.optimizer.seed);
        start[start.size() - 1] = 1.5;  // most stones live
        return minimize(objective, std::move(start), settings_.optimizer);
    }

    Stage stage;  // without weights
    std::size_t blocks = 0;

private:
    static constexpr std::size_t chunk = 32;  // games; sums are made chunk by chunk in order

    std::size_t chunks() const { return (games_.size() + chunk - 1) / chunk; }

    void find_scale() {
        const Eigen::Index columns = games_[0]->features.cols();
        stage.mean = Vector::Zero(columns);
        Vector squares = Vector::Zero(columns);
        for (const Example* e : games_) {
            stage.mean += e->features.cast<double>().colwise().sum().transpose();
            squares += e->features.cast<double>().array().square().colwise().sum().matrix().transpose();
            blocks += static_cast<std::size_t>(e->features.rows());
        }
        const auto n = static_cast<double>(blocks);
        stage.mean /= n;
        const Vector spread = (squares / n - stage.mean.cwiseAbs2()).cwiseMax(0).cwiseSqrt();
        stage.scale = spread.unaryExpr([](double s) { return s > 1e-6 ? 1 / s : 0.0; });
        stage.shape = {static_cast<int>(columns), settings_.hidden};
    }

    double loss_of_game(const Vector& w, std::size_t g, Vector& gradient) const {
        const Vector z = logits(stage.shape, w, inputs_[g]);
        std::vector<double> dead(static_cast<std::size_t>(z.size()));
        for (std::size_t i = 0; i < dead.size(); ++i) dead[i] = sigmoid(-z[static_cast<Eigen::Index>(i)]);
        const SmoothScore found = smooth_score(outlines_[g], dead);
        const double error = (found.score - games_[g]->ending->result->to_double()) / scale;
        Vector by_logit(z.size());
        for (std::size_t i = 0; i < dead.size(); ++i)
            by_logit[static_cast<Eigen::Index>(i)] =
                -std::tanh(error) / scale * found.by_dead[i] * dead[i] * (1 - dead[i]);
        add_gradient(stage.shape, w, inputs_[g], by_logit, gradient);
        return log_cosh(error);
    }

    double loss(const Vector& w, Vector& gradient) const {
        std::vector<double> losses(chunks(), 0);
        std::vector<Vector> gradients(chunks());
        in_parallel(chunks(), settings_.threads, [&](std::size_t k) {
            gradients[k] = Vector::Zero(w.size());
            for (std::size_t g = k * chunk; g < std::min((k + 1) * chunk, games_.size()); ++g)
                losses[k] += loss_of_game(w, g, gradients[k]);
        });
        double sum = settings_.decay * w.squaredNorm();
        gradient = 2 * settings_.decay * w;
        const auto count = static_cast<double>(games_.size());
        for (std::size_t k = 0; k < losses.size(); ++k) {
            sum += losses[k] / count;
            gradient += gradients[k] / count;
        }
        return sum;
    }

    const std::vector<const Example*>& games_;
    const TrainSettings& settings_;
    std::vector<Outline> outlines_;
    std::vector<Inputs> inputs_;
};

}  // namespace

SmoothScore smooth_score(const Ending& ending, const Blocks& blocks, const std::vector<double>& dead) {
    return smooth_score(outline(ending, blocks), dead);
}

Trained train_on_scores(const std::vector<Example>& examples, const TrainSettings& settings) {
    std::vector<const Example*> games;
    for (const Example& e : examples) {
        if (e.ending->result && e.features.rows() > 0) games.push_back(&e);
    }
    Trained trained;
    trained.model.set = settings.set;
    trained.games = games.size();
    if (games.empty()) return trained;
    ScoreTrainer trainer(games, settings);
    Optimized found = trainer.train();
    trained.blocks = trainer.blocks;
    trainer.stage.weights = std::move(found.weights);
    trained.curves.push_back({std::move(found.curve), found.best_epoch});
    trained.model.members.push_back({std::move(trainer.stage)});
    return trained;
}

}  // namespace tedomari::scoring
