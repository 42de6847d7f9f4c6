// SPDX-License-Identifier: MIT
#include "scoring/network.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace tedomari::scoring {
namespace {

Inputs random_inputs(Rng& rng, int rows, int columns) {
    Inputs x(rows, columns);
    for (int i = 0; i < rows; ++i)
        for (int k = 0; k < columns; ++k) x(i, k) = static_cast<float>(2 * rng.unit() - 1);
    return x;
}

// The sum of the logits times given factors, whose derivative by a logit is that factor.
double weighed(Shape shape, const Vector& w, const Inputs& x, const Vector& factors) {
    return logits(shape, w, x).dot(factors);
}

TEST(network, gradients_agree_with_finite_differences) {
    Rng rng(3);
    const Shape shape{5, 4};
    const Inputs x = random_inputs(rng, 7, 5);
    Vector w = first_weights(shape, 9), factors(7);
    for (Eigen::Index i = 0; i < 7; ++i) factors[i] = 2 * rng.unit() - 1;
    Vector gradient = Vector::Zero(shape.weights());
    add_gradient(shape, w, x, factors, gradient);
    for (Eigen::Index i = 0; i < w.size(); ++i) {
        constexpr double step = 1e-5;
        Vector up = w, down = w;
        up[i] += step;
        down[i] -= step;
        const double slope = (weighed(shape, up, x, factors) - weighed(shape, down, x, factors)) / (2 * step);
        EXPECT_NEAR(gradient[i], slope, 1e-7) << i;
    }
}

}  // namespace
}  // namespace tedomari::scoring
