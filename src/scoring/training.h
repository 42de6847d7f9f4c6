// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "scoring/ending.h"
#include "scoring/model.h"
#include "scoring/optimize.h"

namespace tedomari::scoring {

// A game's blocks as examples: the feature values, and for each block whether it is alive, where known.
struct Example {
    const Ending* ending = nullptr;
    Inputs features;
    std::optional<std::vector<bool>> alive;  // by block; known for games with marks
};

// Looks at boards, where the features need that.  Called from several threads.
using Looker = std::function<Ownership(const go::Board&)>;

Example example(const Ending& ending, FeatureSet set, const Looker& look = {});
Example example(const Ending& ending, const go::Board& board, Inputs features);
// On several threads, in the order of the endings, which must outlive them.
std::vector<Example> examples(const std::vector<Ending>& endings, FeatureSet set, int threads,
                              const Looker& look = {}, const std::function<void(std::size_t)>& progress = {});
// The same with feature values kept in a file: what is there is not computed again, what is not is added.  A
// file that is none, damaged, or of other features is begun anew.
std::vector<Example> examples_with_cache(const std::vector<Ending>& endings, FeatureSet set, int threads,
                                         const std::string& cache_path, const Looker& look = {});

struct TrainSettings {
    FeatureSet set = FeatureSet::certain;
    int stages = 3;  // passes; 1: no cascade
    int hidden = 24;
    int members = 1;  // with seeds one after the other
    Optimizer optimizer;
    double decay = 1e-5;  // of weights, squared
    int threads = 1;
    int check_part = 10;  // one game in so many is kept to stop by
};

struct StageCurve {
    std::vector<Epoch> epochs;
    int best_epoch = 0;
};
struct Trained {
    Model model;
    std::vector<StageCurve> curves;  // one for each stage of each member
    std::size_t games = 0, blocks = 0;
};

// From games whose blocks are known; the others are left out.
Trained train(const std::vector<Example>& examples, const TrainSettings& settings);

// One round of bootstrapping [Burzillo, 6]: games without marks whose computed score equals the recorded one
// are taken for labelled as the model judges them, the others for not.  `marked` says which had marks.
//
// Games that came out first are those with hardly a dead stone, so a model of these finds too few elsewhere.  Given
// several shifts (of the log odds of death), the one that brings out most games is taken: what is right is right in
// many games at once, what is wrong by chance in few.
struct Acceptance {
    std::size_t accepted = 0, of = 0;
    double shift = 0;
};
struct AcceptSettings {
    int threads = 1;
    std::vector<double> shifts = {0};
};
Acceptance accept(std::vector<Example>& examples, const std::vector<bool>& marked, const Model& model,
                  const AcceptSettings& settings);

// The whole-chain stones that a judgement calls dead.
go::PointSet dead_stones(const Blocks& blocks, const Beliefs& alive);

}  // namespace tedomari::scoring
