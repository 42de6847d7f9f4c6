// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "scoring/network.h"

namespace tedomari::scoring {

// rprop: steps by signs alone, as the paper uses it [Riedmiller, Braun 1993], without taking back.
// irprop_minus: a turned sign stays still once [Igel, Hüsken 2000]; irprop_plus also takes back steps that raised the
// loss. adam [Kingma, Ba 2015] on parts of the examples; lbfgs [Nocedal 1980] with a backtracking line search.
enum class Method : std::uint8_t { rprop, irprop_minus, irprop_plus, adam, lbfgs };
std::string_view to_string(Method method);
Result<Method> parse_method(std::string_view text);

// A loss over examples that come in batches.  `gradient` is set, not added to.
struct Objective {
    int weights = 0;
    int batches = 1;
    // The mean loss of one batch, or of all when `batch` is -1.
    std::function<double(const Vector& weights, int batch, Vector& gradient)> loss;
};

struct Optimizer {
    Method method = Method::irprop_plus;
    int epochs = 60;      // passes over all examples
    double rate = 0.003;  // of adam
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
