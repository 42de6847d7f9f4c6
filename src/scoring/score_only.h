// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/training.h"

namespace tedomari::scoring {

// The paper's idea made to work: life and death learned from the final score alone, no block ever labelled.
//
// What failed there: the score leans on dead blocks by a step function, whose derivative is 0, so nothing was
// ever learned about them but through a second network without any nonlinearity (errata 10).  Here the score
// is smooth.  With d the belief that a block is dead, and an empty area Black's as far as some black
// block beside it lives and no white one,
//
//      score = Σ areas size · (B − W)  −  Σ blocks ± 2 · size · d  +  prisoners + komi …,
//      B = 1 − Π d over black blocks beside the area, W likewise,
//
// and the loss of an error of e points is log cosh(e / scale): a sign far off, as smooth as a square at home.
struct SmoothScore {
    double score = 0;
    std::vector<double> by_dead;  // derivative by each block's d
};
SmoothScore smooth_score(const Ending& ending, const Blocks& blocks, const std::vector<double>& dead);

// One pass over the features, without cascade.
Trained train_on_scores(const std::vector<Example>& examples, const TrainSettings& settings);

}  // namespace tedomari::scoring
