// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/training.h"

namespace tedomari::scoring {

// The system of [Burzillo, 3.3.1] as it is written, with which nothing was learned; what was made of it is in
// score_only.h.  Both networks are affine:
//
//      r = v·(W(x + a) + b) of each block, dead when r > 0;      s = g·(V(ρ + c) + d) of each empty area, with
//      ρ = (black blocks beside it, white ones, their sum of r, the white ones' sum of r, size);
//      score, White's = komi and prisoners + Σ s + D,            energy = |recorded score − score|.
struct PaperEnergy {
    enum class Dead {
        by_step,  // D = 2 Σ ±size·[r > 0]: the derivative of the step is 0 and left out
        linear,   // D = 2 Σ ±size·r: the paper's other energy
    };
    int inputs = 46, hidden = 10;
    Dead dead = Dead::by_step;

    int weights() const { return hidden * inputs + hidden + inputs + hidden + 4 * 5 + 4 + 5 + 4; }

    double score(const Vector& weights, const Example& example, const Blocks& blocks) const;
    // Of one game; adds the derivative by each weight.
    double energy(const Vector& weights, const Example& example, const Blocks& blocks,
                  Vector& gradient) const;
};

struct PaperTrained {
    Vector weights;
    std::vector<Epoch> curve;
    std::size_t games = 0, exact = 0;        // of those it learned from, to the nearest half point
    double least_score = 0, most_score = 0;  // what it estimates
};
// Over games with a result.
PaperTrained train_as_printed(const PaperEnergy& energy, const std::vector<Example>& examples,
                              const Optimizer& optimizer);

}  // namespace tedomari::scoring
