// SPDX-License-Identifier: MIT
#include "scoring/network.h"

#include <cmath>

#include "base/rng.h"

namespace tedomari::scoring {

namespace {

// The weights as what they are.
struct Parts {
    Eigen::Map<const Matrix> w;
    Eigen::Map<const Vector> b, v;
    double c;

    Parts(Shape shape, const Vector& all)
        : w(all.data(), shape.hidden, shape.inputs),
          b(all.data() + w.size(), shape.hidden),
          v(all.data() + w.size() + shape.hidden, shape.hidden),
          c(all[all.size() - 1]) {}
};

Matrix hidden_layer(const Parts& parts, const Matrix& x) {
    Matrix sums = x * parts.w.transpose();
    sums.rowwise() += parts.b.transpose();
    return sums.array().tanh().matrix();
}

}  // namespace

double sigmoid(double z) { return 1 / (1 + std::exp(-z)); }

Vector first_weights(Shape shape, std::uint64_t seed) {
    Rng rng(seed);
    Vector weights(shape.weights());
    const double first = 1 / std::sqrt(shape.inputs), second = 1 / std::sqrt(shape.hidden);
    const int inner = shape.hidden * (shape.inputs + 1);
    for (int i = 0; i < shape.weights(); ++i)
        weights[i] = (2 * rng.unit() - 1) * (i < inner ? first : second);
    return weights;
}

Vector logits(Shape shape, const Vector& weights, const Eigen::Ref<const Inputs>& inputs) {
    const Parts parts(shape, weights);
    const Matrix h = hidden_layer(parts, inputs.cast<double>());
    return (h * parts.v).array() + parts.c;
}

void add_gradient(Shape shape, const Vector& weights, const Eigen::Ref<const Inputs>& inputs,
                  const Vector& by_logit, Vector& gradient) {
    const Parts parts(shape, weights);
    const Matrix x = inputs.cast<double>();
    const Matrix h = hidden_layer(parts, x);
    const Matrix inner = ((by_logit * parts.v.transpose()).array() * (1 - h.array().square())).matrix();
    const Eigen::Index n = parts.w.size(), m = shape.hidden;
    Eigen::Map<Matrix>(gradient.data(), shape.hidden, shape.inputs) += inner.transpose() * x;
    gradient.segment(n, m) += inner.colwise().sum().transpose();
    gradient.segment(n + m, m) += h.transpose() * by_logit;
    gradient[n + 2 * m] += by_logit.sum();
}

}  // namespace tedomari::scoring
