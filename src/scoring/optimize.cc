// SPDX-License-Identifier: MIT
#include "scoring/optimize.h"

#include <algorithm>
#include <limits>

namespace tedomari::scoring {

namespace {

constexpr std::string_view names[] = {"rprop", "irprop+"};

class Rprop {
public:
    Rprop(const Objective& objective, Method method)
        : objective_(objective),
          method_(method),
          step_(Vector::Constant(objective.weights, 0.02)),
          before_(Vector::Zero(objective.weights)),
          change_(Vector::Zero(objective.weights)) {}

    // Changes the weights, returns the loss it met.
    double epoch(Vector& weights) {
        Vector gradient;
        const double loss = objective_.loss(weights, gradient);
        for (Eigen::Index i = 0; i < weights.size(); ++i) {
            const double agreement = gradient[i] * before_[i];
            // The bounds keep a step from running away where the loss gives nothing but a sign.
            if (agreement > 0) step_[i] = std::min(step_[i] * 1.2, 1.0);
            if (agreement < 0) step_[i] = std::max(step_[i] * 0.5, 1e-7);
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
    Vector step_, before_, change_;
    double last_ = std::numeric_limits<double>::infinity();
};

}  // namespace

std::string_view to_string(Method method) { return names[static_cast<std::size_t>(method)]; }

Optimized minimize(const Objective& objective, Vector start, const Optimizer& optimizer) {
    Rprop steps(objective, optimizer.method);
    Optimized best{start, {}, 0};
    double least = std::numeric_limits<double>::infinity();
    Vector weights = std::move(start);
    for (int i = 1; i <= optimizer.epochs; ++i) {
        Epoch epoch;
        epoch.loss = steps.epoch(weights);
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
