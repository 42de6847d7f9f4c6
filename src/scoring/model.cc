// SPDX-License-Identifier: MIT
#include "scoring/model.h"

#include <cassert>
#include <cmath>
#include <fmt/format.h>

namespace tedomari::scoring {

namespace {

constexpr std::string_view set_names[] = {"paper", "rich", "certain", "sampled", "looked"};

}  // namespace

std::string_view to_string(FeatureSet set) { return set_names[static_cast<std::size_t>(set)]; }

std::vector<Feature> features_of(FeatureSet set) {
    std::vector<Feature> all;
    const auto add = [&](std::span<const Feature> kind) { all.insert(all.end(), kind.begin(), kind.end()); };
    add(paper_features());
    if (set >= FeatureSet::rich) add(rich_features());
    if (set >= FeatureSet::certain) add(certain_features());
    if (set == FeatureSet::sampled) add(sampled_features());
    if (set == FeatureSet::looked) add(looked_features());
    return all;
}

Scene scene_for(const go::Board& board, FeatureSet set, const std::optional<Ownership>& look) {
    constexpr std::uint64_t games = 96;  // for either color to begin
    Scene scene(board);
    if (set == FeatureSet::sampled) scene.sampled = sample(board, games);
    if (set == FeatureSet::looked) {
        assert(look && "these features need a look at the board");
        scene.looked = look;
    }
    return scene;
}

float squashed(double value) {
    return static_cast<float>(value < 0 ? -std::log1p(-value) : std::log1p(value));
}

Inputs values(const Scene& scene, std::span<const Feature> features) {
    const auto rows = static_cast<Eigen::Index>(scene.blocks.stones.size());
    Inputs all(rows, static_cast<Eigen::Index>(features.size()));
    for (Eigen::Index i = 0; i < rows; ++i) {
        const View view{scene, static_cast<int>(i)};
        for (std::size_t k = 0; k < features.size(); ++k)
            all(i, static_cast<Eigen::Index>(k)) = squashed(features[k].value(view));
    }
    return all;
}

Inputs stage_inputs(const Stage& stage, const Blocks& blocks, const Inputs& features, const Beliefs& before) {
    Inputs all = features;
    if (stage.cascades) {
        const auto rows = cascade_values(blocks, before);
        const Eigen::Index first = features.cols();
        all.conservativeResize(Eigen::NoChange, first + static_cast<Eigen::Index>(cascade_features().size()));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (std::size_t k = 0; k < rows[i].size(); ++k)
                all(static_cast<Eigen::Index>(i), first + static_cast<Eigen::Index>(k)) =
                    squashed(rows[i][k]);
        }
    }
    if (stage.mean.size() == 0) return all;
    all.rowwise() -= stage.mean.cast<float>().transpose();
    all.array().rowwise() *= stage.scale.cast<float>().transpose().array();
    return all;
}

std::vector<Beliefs> judge_apart(const Blocks& blocks, const Inputs& features, const Model& model) {
    std::vector<Beliefs> all(model.members.size(), Beliefs(blocks.stones.size(), 1));
    if (blocks.stones.empty()) return all;
    for (std::size_t m = 0; m < all.size(); ++m) {
        for (const Stage& stage : model.members[m]) {
            const Vector z =
                logits(stage.shape, stage.weights, stage_inputs(stage, blocks, features, all[m]));
            for (std::size_t i = 0; i < all[m].size(); ++i)
                all[m][i] = sigmoid(z[static_cast<Eigen::Index>(i)]);
        }
    }
    return all;
}

Beliefs judge(const Blocks& blocks, const Inputs& features, const Model& model) {
    const std::vector<Beliefs> apart = judge_apart(blocks, features, model);
    Beliefs mean(blocks.stones.size(), apart.empty() ? 1 : 0);
    for (const Beliefs& one : apart) {
        for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += one[i] / static_cast<double>(apart.size());
    }
    return mean;
}

Beliefs judge(const Scene& scene, const Model& model) {
    return judge(scene.blocks, values(scene, features_of(model.set)), model);
}

}  // namespace tedomari::scoring
