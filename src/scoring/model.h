// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "scoring/cascade.h"
#include "scoring/features.h"
#include "scoring/network.h"

namespace tedomari::scoring {

// The features a model asks for.  Each of the first three kinds includes those before it; the others are `certain`
// and something that takes longer: random games, or the look of a larger network.
enum class FeatureSet : std::uint8_t { paper, rich, certain, sampled, looked };
std::string_view to_string(FeatureSet set);
std::vector<Feature> features_of(FeatureSet set);
// The board with what those features look at.  `looked` needs an ownership.
Scene scene_for(const go::Board& board, FeatureSet set, const std::optional<Ownership>& look = {});

// The values of every block, one row each, with long counts drawn together: x becomes ±log(1 + |x|).
Inputs values(const Scene& scene, std::span<const Feature> features);
float squashed(double value);

// One pass: a network behind a scaling that makes its inputs alike.
struct Stage {
    bool cascades = false;  // whether the cascade features of the pass before come after the others
    Vector mean, scale;
    Shape shape;
    Vector weights;
    // How the loss came down while it was trained, epoch by epoch, and that of the games held out.  What the
    // epochs after the best one did is not in the weights.
    std::vector<std::pair<double, double>> curve;
};

// A scorer as learned: several members that differ in their seeds, each some passes over the blocks of a
// board.  Their mean is the belief; where they differ, nobody knows.
struct Model {
    FeatureSet set = FeatureSet::certain;
    std::vector<std::vector<Stage>> members;
    std::string facts;  // one line: what it was trained on and how
};

// The belief in each block after the last pass.  The scene must be one for the model's features.
Beliefs judge(const Scene& scene, const Model& model);
// Given the values of the features, which a trainer has at hand.
Beliefs judge(const Blocks& blocks, const Inputs& features, const Model& model);
// What each member believes.
std::vector<Beliefs> judge_apart(const Blocks& blocks, const Inputs& features, const Model& model);
// The inputs of a stage, scaled.
Inputs stage_inputs(const Stage& stage, const Blocks& blocks, const Inputs& features, const Beliefs& before);

// A text with version, names of all features, facts, numbers and a checksum.
std::string to_text(const Model& model);
// Refuses what is no model, of another version, made for other features, or damaged.
Result<Model> parse_model(std::string_view text);

// The one that ships with the program, and the one for boards that a larger network has looked at.
const Model& default_model();
const Model& default_looked_model();

}  // namespace tedomari::scoring
