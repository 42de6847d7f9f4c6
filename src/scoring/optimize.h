// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "scoring/network.h"

namespace tedomari::scoring {

// rprop: steps by signs alone, as the paper uses it [Riedmiller, Braun 1993], without taking back.  irprop_plus
// takes back a step that raised the loss, and a turned sign stays still once [Igel, Hüsken 2000].
enum class Method : std::uint8_t { rprop, irprop_plus };
std::string_view to_string(Method method);

// The mean loss over all examples.  `gradient` is set, not added to.
struct Objective {
    int weights = 0;
    std::function<double(const Vector& weights, Vector& gradient)> loss;
};

struct Optimizer {
    Method method = Method::irprop_plus;
    int epochs = 60;  // passes over all examples
    std::uint64_t seed = 1;
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
