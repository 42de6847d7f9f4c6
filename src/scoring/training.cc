// SPDX-License-Identifier: MIT
#include "scoring/training.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "scoring/parallel.h"
#include "scoring/reading.h"

namespace tedomari::scoring {

namespace {

// All blocks of the games as one matrix, cut in chunks of fixed size: sums are made chunk by chunk in order,
// so that threads change nothing.
class Rows {
public:
    static constexpr Eigen::Index chunk = 2048;

    Rows(const std::vector<const Example*>& games, const std::vector<Beliefs>& before, bool cascades,
         int threads) {
        std::vector<Inputs> parts(games.size());
        Stage raw;
        raw.cascades = cascades;
        in_parallel(games.size(), threads, [&](std::size_t g) {
            if (!cascades) {
                parts[g] = games[g]->features;
                return;
            }
            const go::Board board = games[g]->ending->board();
            parts[g] = stage_inputs(raw, Blocks(board), games[g]->features, before[g]);
        });
        Eigen::Index rows = 0;
        for (const Inputs& part : parts) rows += part.rows();
        x.resize(rows, parts.empty() ? 0 : parts[0].cols());
        y.resize(rows);
        Eigen::Index row = 0;
        for (std::size_t g = 0; g < games.size(); ++g) {
            first.push_back(row);
            x.middleRows(row, parts[g].rows()) = parts[g];
            for (const bool alive : *games[g]->alive) y[row++] = alive;
        }
        first.push_back(row);
    }
    void scale(const Vector& mean, const Vector& by) {
        x.rowwise() -= mean.cast<float>().transpose();
        x.array().rowwise() *= by.cast<float>().transpose().array();
    }
    Eigen::Index chunks() const { return (x.rows() + chunk - 1) / chunk; }

    Inputs x;
    Vector y;
    std::vector<Eigen::Index> first;  // row of each game, and the end
};

double logistic_loss(double z, double y) {
    return std::log1p(std::exp(-std::abs(z))) + std::max(z, 0.0) - z * y;
}

// The mean loss, and its gradient if wanted.
double loss_of(const Rows& rows, Shape shape, const Vector& weights, Vector* gradient, int threads) {
    const auto count = static_cast<std::size_t>(rows.chunks());
    std::vector<double> losses(count);
    std::vector<Vector> gradients(gradient ? count : 0);
    in_parallel(count, threads, [&](std::size_t i) {
        const Eigen::Index begin = static_cast<Eigen::Index>(i) * Rows::chunk;
        const Eigen::Index n = std::min(Rows::chunk, rows.x.rows() - begin);
        const auto x = rows.x.middleRows(begin, n);
        const Vector z = logits(shape, weights, x);
        Vector by_logit(n);
        for (Eigen::Index k = 0; k < n; ++k) {
            losses[i] += logistic_loss(z[k], rows.y[begin + k]);
            by_logit[k] = sigmoid(z[k]) - rows.y[begin + k];
        }
        if (!gradient) return;
        gradients[i] = Vector::Zero(weights.size());
        add_gradient(shape, weights, x, by_logit, gradients[i]);
    });
    const auto n = static_cast<double>(rows.x.rows());
    double loss = 0;
    for (const double l : losses) loss += l / n;
    if (gradient) {
        *gradient = Vector::Zero(weights.size());
        for (const Vector& g : gradients) *gradient += g / n;
    }
    return loss;
}

class StageTrainer {
public:
    StageTrainer(const TrainSettings& settings) : settings_(settings) {}

    StageCurve train(Stage& stage, Rows& rows, Rows& check) {
        const auto n = static_cast<double>(rows.x.rows());
        const Matrix x = rows.x.cast<double>();
        stage.mean = x.colwise().sum().transpose() / n;
        const Vector spread =
            ((x.rowwise() - stage.mean.transpose()).array().square().colwise().sum() / n).sqrt().transpose();
        stage.scale = spread.unaryExpr([](double s) { return s > 1e-6 ? 1 / s : 0.0; });
        rows.scale(stage.mean, stage.scale);
        check.scale(stage.mean, stage.scale);
        stage.shape = {static_cast<int>(rows.x.cols()), settings_.hidden};
        Objective objective;
        objective.weights = stage.shape.weights();
        objective.loss = [&](const Vector& w, Vector& gradient) {
            double loss = loss_of(rows, stage.shape, w, &gradient, settings_.threads);
            loss += settings_.decay * w.squaredNorm();
            gradient += 2 * settings_.decay * w;
            return loss;
        };
        Optimizer optimizer = settings_.optimizer;
        if (check.x.rows() > 0) {
            optimizer.check = [&](const Vector& w) {
                return loss_of(check, stage.shape, w, nullptr, settings_.threads);
            };
        }
        Optimized found = minimize(objective, first_weights(stage.shape, optimizer.seed), optimizer);
        stage.weights = std::move(found.weights);
        for (const Epoch& epoch : found.curve) stage.curve.emplace_back(epoch.loss, epoch.check);
        return {std::move(found.curve), found.best_epoch};
    }

    // The beliefs after this stage, game by game.
    std::vector<Beliefs> beliefs(const Stage& stage, const Rows& rows) {
        std::vector<Beliefs> all(rows.first.size() - 1);
        in_parallel(all.size(), settings_.threads, [&](std::size_t g) {
            const Eigen::Index begin = rows.first[g], n = rows.first[g + 1] - begin;
            const Vector z = logits(stage.shape, stage.weights, rows.x.middleRows(begin, n));
            for (Eigen::Index i = 0; i < n; ++i) all[g].push_back(sigmoid(z[i]));
        });
        return all;
    }

private:
    const TrainSettings& settings_;
};

std::vector<Stage> train_member(const std::vector<const Example*>& games,
                                const std::vector<const Example*>& checks, const TrainSettings& settings,
                                Trained& trained) {
    StageTrainer trainer(settings);
    std::vector<Stage> stages;
    std::vector<Beliefs> before(games.size()), before_checks(checks.size());
    for (int s = 0; s < settings.stages; ++s) {
        Stage stage;
        stage.cascades = s > 0;
        Rows rows(games, before, stage.cascades, settings.threads);
        Rows check(checks, before_checks, stage.cascades, settings.threads);
        if (checks.empty()) check.x.resize(0, rows.x.cols());
        trained.blocks = static_cast<std::size_t>(rows.x.rows() + check.x.rows());
        trained.curves.push_back(trainer.train(stage, rows, check));
        before = trainer.beliefs(stage, rows);
        before_checks = trainer.beliefs(stage, check);
        stages.push_back(std::move(stage));
    }
    return stages;
}

}  // namespace

Example example(const Ending& ending, const go::Board& board, Inputs features) {
    Example made;
    made.ending = &ending;
    made.features = std::move(features);
    if (ending.dead) {
        made.alive.emplace();
        for (const Block& block : Blocks(board).stones)
            made.alive->push_back(!ending.dead->intersects(block.points));
    }
    return made;
}

Example example(const Ending& ending, FeatureSet set, const Looker& look) {
    const go::Board board = ending.board();
    std::optional<Ownership> looked;
    if (set == FeatureSet::looked) looked = look(board);
    return example(ending, board, values(scene_for(board, set, looked), features_of(set)));
}

std::vector<Example> examples(const std::vector<Ending>& endings, FeatureSet set, int threads,
                              const Looker& look, const std::function<void(std::size_t)>& progress) {
    std::vector<Example> all(endings.size());
    std::atomic<std::size_t> done = 0;
    in_parallel(endings.size(), threads, [&](std::size_t i) {
        all[i] = example(endings[i], set, look);
        const std::size_t n = ++done;
        if (progress && n % 64 == 0) progress(n);
    });
    return all;
}

Trained train(const std::vector<Example>& examples, const TrainSettings& settings) {
    std::vector<const Example*> games, checks;
    for (const Example& e : examples) {
        if (!e.alive || e.alive->empty()) continue;
        (settings.check_part > 0 && part_of(*e.ending, settings.check_part) == 0 ? checks : games)
            .push_back(&e);
    }
    Trained trained;
    trained.model.set = settings.set;
    trained.games = games.size() + checks.size();
    if (games.empty()) return trained;
    for (int m = 0; m < settings.members; ++m) {
        TrainSettings member = settings;
        member.optimizer.seed = settings.optimizer.seed + static_cast<std::uint64_t>(m);
        trained.model.members.push_back(train_member(games, checks, member, trained));
    }
    return trained;
}

namespace {

Beliefs shifted(Beliefs alive, double shift) {
    if (shift == 0) return alive;
    for (double& belief : alive) {
        const double p = std::clamp(belief, 1e-9, 1 - 1e-9);
        belief = sigmoid(std::log(p / (1 - p)) - shift);
    }
    return alive;
}

// The shift with which most games come out, the first of equals.
double best_shift(const std::vector<Example>& examples, const std::vector<Beliefs>& beliefs,
                  const AcceptSettings& settings) {
    if (settings.shifts.size() < 2) return settings.shifts.empty() ? 0 : settings.shifts[0];
    std::vector<std::atomic<std::size_t>> exact(settings.shifts.size());
    in_parallel(examples.size(), settings.threads, [&](std::size_t g) {
        if (beliefs[g].empty()) return;
        const Ending& ending = *examples[g].ending;
        const go::Board board = ending.board();
        const Blocks blocks(board);
        for (std::size_t k = 0; k < exact.size(); ++k) {
            const go::PointSet dead = dead_stones(blocks, shifted(beliefs[g], settings.shifts[k]));
            // That one side is dead altogether is said by too great a shift, and right by chance at best.
            const bool both_live = !(blocks.of(go::Color::black) - dead).empty() &&
                                   !(blocks.of(go::Color::white) - dead).empty();
            exact[k] += both_live && ending.score(board, dead) == *ending.result;
        }
    });
    return settings
        .shifts[static_cast<std::size_t>(std::max_element(exact.begin(), exact.end()) - exact.begin())];
}

// Takes the game for labelled if its score comes out.
bool accepts(Example& e, Beliefs alive) {
    const go::Board board = e.ending->board();
    const Blocks blocks(board);
    Budget budget;
    believe_reading(alive, read_fights(blocks, alive, {.nodes = 1000, .sure = 0.999}, budget));
    e.alive.reset();
    if (e.ending->score(board, dead_stones(blocks, alive)) != *e.ending->result) return false;
    e.alive.emplace();
    for (const double belief : alive) e.alive->push_back(belief >= 0.5);
    return true;
}

}  // namespace

Acceptance accept(std::vector<Example>& examples, const std::vector<bool>& marked, const Model& model,
                  const AcceptSettings& settings) {
    std::vector<Beliefs> beliefs(examples.size());
    in_parallel(examples.size(), settings.threads, [&](std::size_t g) {
        if (marked[g] || !examples[g].ending->result) return;
        const go::Board board = examples[g].ending->board();
        beliefs[g] = judge(Blocks(board), examples[g].features, model);
    });
    Acceptance sum;
    sum.shift = best_shift(examples, beliefs, settings);
    std::atomic<std::size_t> accepted = 0;
    in_parallel(examples.size(), settings.threads, [&](std::size_t g) {
        if (beliefs[g].empty()) return;
        accepted += accepts(examples[g], shifted(beliefs[g], sum.shift));
    });
    sum.accepted = accepted;
    for (std::size_t g = 0; g < examples.size(); ++g) sum.of += !marked[g] && examples[g].ending->result;
    return sum;
}

go::PointSet dead_stones(const Blocks& blocks, const Beliefs& alive) {
    go::PointSet dead;
    for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
        if (alive[i] < 0.5) dead |= blocks.stones[i].points;
    }
    return dead;
}

}  // namespace tedomari::scoring
