// SPDX-License-Identifier: MIT
#include "scoring/optimize.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <memory>
#include <numeric>

#include "base/rng.h"

namespace tedomari::scoring {

namespace {

constexpr std::string_view names[] = {"rprop", "irprop-", "irprop+", "adam", "lbfgs"};

// One epoch after the other: changes the weights, returns the loss it met.
class Stepper {
public:
    Stepper() = default;
    virtual ~Stepper() = default;
    Stepper(const Stepper&) = delete;
    Stepper& operator=(const Stepper&) = delete;
    virtual double epoch(Vector& weights) = 0;
};

class Rprop : public Stepper {
public:
    Rprop(const Objective& objective, Method method)
        : objective_(objective),
          method_(method),
          step_(Vector::Constant(objective.weights, 0.02)),
          before_(Vector::Zero(objective.weights)),
          change_(Vector::Zero(objective.weights)) {}

    double epoch(Vector& weights) override {
        Vector gradient;
        const double loss = objective_.loss(weights, -1, gradient);
        for (Eigen::Index i = 0; i < weights.size(); ++i) {
            const double agreement = gradient[i] * before_[i];
            // The bounds keep a step from running away where the loss gives nothing but a sign.
            if (agreement > 0) step_[i] = std::min(step_[i] * 1.2, 1.0);
            if (agreement < 0) step_[i] = std::max(step_[i] * 0.5, 1e-7);
            if (agreement < 0 && method_ != Method::rprop) {
                if (method_ == Method::irprop_plus && loss > last_) weights[i] -= change_[i];
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

class Adam : public Stepper {
public:
    Adam(const Objective& objective, double rate, std::uint64_t seed)
        : objective_(objective),
          rate_(rate),
          rng_(seed),
          mean_(Vector::Zero(objective.weights)),
          square_(Vector::Zero(objective.weights)) {}

    double epoch(Vector& weights) override {
        std::vector<int> order(static_cast<std::size_t>(objective_.batches));
        std::iota(order.begin(), order.end(), 0);
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[rng_.below(static_cast<std::uint32_t>(i))]);
        double total = 0;
        Vector gradient;
        for (const int batch : order) {
            total += objective_.loss(weights, batch, gradient);
            ++steps_;
            mean_ = 0.9 * mean_ + 0.1 * gradient;
            square_ = 0.999 * square_ + 0.001 * gradient.cwiseAbs2();
            const double unbias = std::sqrt(1 - std::pow(0.999, steps_)) / (1 - std::pow(0.9, steps_));
            weights.array() -= rate_ * unbias * mean_.array() / (square_.array().sqrt() + 1e-8);
        }
        rate_ *= 0.97;
        return total / objective_.batches;
    }

private:
    const Objective& objective_;
    double rate_;
    Rng rng_;
    Vector mean_, square_;
    int steps_ = 0;
};

class Lbfgs : public Stepper {
public:
    explicit Lbfgs(const Objective& objective) : objective_(objective) {}

    double epoch(Vector& weights) override {
        if (gradient_.size() == 0) loss_ = objective_.loss(weights, -1, gradient_);
        const Vector direction = -inverse_times(gradient_);
        const double slope = direction.dot(gradient_);
        if (slope >= 0) {
            past_.clear();
            return loss_;
        }
        double step = past_.empty() ? std::min(1.0, 1 / gradient_.norm()) : 1;
        for (int tries = 0; tries < 12; ++tries, step /= 2) {
            Vector next = weights + step * direction, gradient;
            const double loss = objective_.loss(next, -1, gradient);
            if (loss > loss_ + 1e-4 * step * slope) continue;
            remember(next - weights, gradient - gradient_);
            weights = std::move(next);
            gradient_ = std::move(gradient);
            loss_ = loss;
            return loss;
        }
        past_.clear();
        return loss_;
    }

private:
    struct Pair {
        Vector s, y;
        double rho;
    };
    void remember(Vector s, Vector y) {
        const double curvature = s.dot(y);
        if (curvature <= 1e-12) return;
        past_.push_back({std::move(s), std::move(y), 1 / curvature});
        if (past_.size() > 12) past_.pop_front();
    }
    Vector inverse_times(Vector q) const {
        std::vector<double> alpha(past_.size());
        for (std::size_t i = past_.size(); i-- > 0;) {
            alpha[i] = past_[i].rho * past_[i].s.dot(q);
            q -= alpha[i] * past_[i].y;
        }
        if (!past_.empty()) q /= past_.back().rho * past_.back().y.squaredNorm();
        for (std::size_t i = 0; i < past_.size(); ++i)
            q += (alpha[i] - past_[i].rho * past_[i].y.dot(q)) * past_[i].s;
        return q;
    }

    const Objective& objective_;
    std::deque<Pair> past_;
    Vector gradient_;
    double loss_ = 0;
};

std::unique_ptr<Stepper> stepper(const Objective& objective, const Optimizer& optimizer) {
    if (optimizer.method == Method::adam)
        return std::make_unique<Adam>(objective, optimizer.rate, optimizer.seed);
    if (optimizer.method == Method::lbfgs) return std::make_unique<Lbfgs>(objective);
    return std::make_unique<Rprop>(objective, optimizer.method);
}

}  // namespace

std::string_view to_string(Method method) { return names[static_cast<std::size_t>(method)]; }

Result<Method> parse_method(std::string_view text) {
    for (std::size_t i = 0; i < std::size(names); ++i) {
        if (text == names[i]) return static_cast<Method>(i);
    }
    return Error{"the method is one of rprop, irprop-, irprop+, adam, lbfgs"};
}

Optimized minimize(const Objective& objective, Vector start, const Optimizer& optimizer) {
    const auto steps = stepper(objective, optimizer);
    Optimized best{start, {}, 0};
    double least = std::numeric_limits<double>::infinity();
    Vector weights = std::move(start);
    for (int i = 1; i <= optimizer.epochs; ++i) {
        Epoch epoch;
        epoch.loss = steps->epoch(weights);
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
