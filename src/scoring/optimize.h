// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "scoring/network.h"

namespace tedomari::scoring {

// rprop: steps by signs alone, as the paper uses it [Riedmiller, Braun 1993], without taking back.  irprop_plus
// takes back a step that raised the loss, and a turned sign stays still once [Igel, Hüsken 2000].  gdx: gradient descent
// with momentum and a rate that grows while it goes well, the method that the paper would compare with [Burzillo, 7].
enum class Method : std::uint8_t { rprop, irprop_plus, gdx };
std::string_view to_string(Method method);

// How large the steps of rprop may be.  Where the loss gives nothing but a sign, wide bounds let them run away.
struct StepBounds {
    double first = 0.02, least = 1e-7, most = 1.0;
};
inline constexpr StepBounds published_steps{0.1, 1e-6, 50};  // [Riedmiller, Braun 1993]

// The mean loss over all examples.  `gradient` is set, not added to.
struct Objective {
    int weights = 0;
    std::function<double(const Vector& weights, Vector& gradient)> loss;
};

struct Optimizer {
    Method method = Method::irprop_plus;
    int epochs = 60;  // passes over all examples
    std::uint64_t seed = 1;
    StepBounds steps;
    // Asked after each epoch; the smallest wins, and when it has not come down for `patience` epochs the rest
    // is left.  Without one the last weights win.
    std::function<double(const Vector&)> check;
    int patience = 12;
};

struct Epoch {
    double loss = 0, check = 0;
};
struct Optimized {
    Vector weights;
    std::vector<Epoch> curve;
    int best_epoch = 0;
};

// The same result for the same start and seed.
Optimized minimize(const Objective& objective, Vector start, const Optimizer& optimizer);

}  // namespace tedomari::scoring
