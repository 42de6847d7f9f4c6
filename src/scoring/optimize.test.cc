// SPDX-License-Identifier: MIT
#include "scoring/optimize.h"

#include <gtest/gtest.h>

namespace tedomari::scoring {
namespace {

// A bowl with axes of different lengths and its lowest point at 1, 2, 3 …
Objective bowl(int n) {
    Objective objective;
    objective.weights = n;
    objective.loss = [n](const Vector& w, Vector& gradient) {
        gradient.resize(n);
        double loss = 0;
        for (int i = 0; i < n; ++i) {
            const double d = w[i] - (i + 1), stretch = 1 + i * i;
            loss += stretch * d * d;
            gradient[i] = 2 * stretch * d;
        }
        return loss;
    };
    return objective;
}

TEST(optimize, every_method_finds_the_bottom_of_a_bowl) {
    for (const Method method : {Method::rprop, Method::irprop_plus}) {
        Optimizer optimizer;
        optimizer.method = method;
        optimizer.epochs = 400;
        const Optimized found = minimize(bowl(5), Vector::Zero(5), optimizer);
        for (int i = 0; i < 5; ++i) EXPECT_NEAR(found.weights[i], i + 1, 0.02) << to_string(method);
    }
}

TEST(optimize, stops_when_the_check_has_not_come_down_and_keeps_the_best) {
    Optimizer optimizer;
    optimizer.epochs = 400;
    optimizer.patience = 5;
    int asked = 0;
    optimizer.check = [&](const Vector&) { return ++asked < 10 ? -asked : 0; };
    const Optimized found = minimize(bowl(3), Vector::Zero(3), optimizer);
    EXPECT_EQ(found.best_epoch, 9);
    EXPECT_EQ(found.curve.size(), 14u);
}

}  // namespace
}  // namespace tedomari::scoring
