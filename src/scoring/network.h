// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <cstdint>

namespace tedomari::scoring {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Inputs = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;  // one example a row

// A network with one hidden layer of tanh and one logit: z = v·tanh(W x + b) + c.  All weights are one vector
// (W by rows, b, v, c), which is what optimisers want.
struct Shape {
    int inputs = 0;
    int hidden = 0;

    int weights() const { return hidden * (inputs + 2) + 1; }
    friend bool operator==(const Shape&, const Shape&) = default;
};

// Small random weights, the same for the same seed.
Vector first_weights(Shape shape, std::uint64_t seed);

// The logits of some examples.
Vector logits(Shape shape, const Vector& weights, const Eigen::Ref<const Inputs>& inputs);

// Adds to `gradient` what the loss, whose derivative by each logit is given, changes by each weight.
void add_gradient(Shape shape, const Vector& weights, const Eigen::Ref<const Inputs>& inputs,
                  const Vector& by_logit, Vector& gradient);

double sigmoid(double z);

}  // namespace tedomari::scoring
