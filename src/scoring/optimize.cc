// SPDX-License-Identifier: MIT
#include "scoring/optimize.h"

#include <algorithm>
#include <limits>

namespace tedomari::scoring {

namespace {

constexpr std::string_view names[] = {"rprop", "irprop+", "gdx"};

class Rprop {
public:
    Rprop(const Objective& objective, Method method, const StepBounds& bounds)
        : objective_(objective),
          method_(method),
          bounds_(bounds),
          step_(Vector::Constant(objective.weights, bounds.first)),
          before_(Vector::Zero(objective.weights)),
          change_(Vector::Zero(objective.weights)) {}

    // Changes the weights, returns the loss it met.
    double epoch(Vector& weights) {
        Vector gradient;
        const double loss = objective_.loss(weights, gradient);
        for (Eigen::Index i = 0; i < weights.size(); ++i) {
            const double agreement = gradient[i] * before_[i];
            if (agreement > 0) step_[i] = std::min(step_[i] * 1.2, bounds_.most);
            if (agreement < 0) step_[i] = std::max(step_[i] * 0.5, bounds_.least);
            if (agreement < 0 && method_ != Method::rprop) {
                if (loss > last_) weights[i] -= change_[i];
                change_[i] = 0;
                before_[i] = 0;
                continue;
            }
            change_[i] = gradient[i] > 0 ? -step_[i] : gradient[i] < 0 ? step_[i] : 0;
            weights[i] += change_[i];
            before_[i] = gradient[i];
        }
        last_ = loss;
        return loss;
    }

private:
    const Objective& objective_;
    Method method_;
    StepBounds bounds_;
    Vector step_, before_, change_;
    double last_ = std::numeric_limits<double>::infinity();
};

// Momentum 0.9; the rate grows by a twentieth while the loss falls, and is cut by three tenths, the step taken back,
// where it rises by more than a twenty-fifth: the constants that are usual for this method.
class Gdx {
public:
    explicit Gdx(const Objective& objective)
        : objective_(objective), change_(Vector::Zero(objective.weights)) {}

    double epoch(Vector& weights) {
        Vector gradient;
        const double loss = objective_.loss(weights, gradient);
        if (loss > last_ * 1.04) {
            weights -= change_;
            rate_ *= 0.7;
            change_.setZero();
            return loss;
        }
        if (loss < last_) rate_ *= 1.05;
        change_ = 0.9 * change_ - 0.1 * rate_ * gradient;
        weights += change_;
        last_ = loss;
        return loss;
    }

private:
    const Objective& objective_;
    Vector change_;
    double rate_ = 0.01;
    double last_ = std::numeric_limits<double>::infinity();
};

}  // namespace

std::string_view to_string(Method method) { return names[static_cast<std::size_t>(method)]; }

Optimized minimize(const Objective& objective, Vector start, const Optimizer& optimizer) {
    Rprop steps(objective, optimizer.method, optimizer.steps);
    Gdx descent(objective);
    Optimized best{start, {}, 0};
    double least = std::numeric_limits<double>::infinity();
    Vector weights = std::move(start);
    for (int i = 1; i <= optimizer.epochs; ++i) {
        Epoch epoch;
        epoch.loss = optimizer.method == Method::gdx ? descent.epoch(weights) : steps.epoch(weights);
        epoch.check = optimizer.check ? optimizer.check(weights) : 0;
        best.curve.push_back(epoch);
        if (!optimizer.check || epoch.check < least) {
            least = epoch.check;
            best.weights = weights;
            best.best_epoch = i;
        } else if (i - best.best_epoch >= optimizer.patience) {
            break;
        }
    }
    return best;
}

}  // namespace tedomari::scoring
