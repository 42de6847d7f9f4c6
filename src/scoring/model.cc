// SPDX-License-Identifier: MIT
#include "scoring/model.h"

#include <array>
#include <cmath>
#include <fmt/format.h>

namespace tedomari::scoring {

namespace {

constexpr std::string_view set_names[] = {"paper", "rich", "certain"};

}  // namespace

std::string_view to_string(FeatureSet set) { return set_names[static_cast<std::size_t>(set)]; }

Result<FeatureSet> parse_feature_set(std::string_view text) {
    for (std::size_t i = 0; i < std::size(set_names); ++i) {
        if (text == set_names[i]) return static_cast<FeatureSet>(i);
    }
    return Error{"the features are paper, rich or certain"};
}

std::vector<Feature> features_of(FeatureSet set) {
    std::vector<Feature> all;
    const std::array kinds = {paper_features(), rich_features(), certain_features()};
    for (std::size_t i = 0; i <= static_cast<std::size_t>(set); ++i)
        all.insert(all.end(), kinds[i].begin(), kinds[i].end());
    return all;
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

Beliefs judge(const Blocks& blocks, const Inputs& features, const Model& model) {
    Beliefs alive(blocks.stones.size(), 1);
    if (blocks.stones.empty()) return alive;
    for (const Stage& stage : model.stages) {
        const Vector z = logits(stage.shape, stage.weights, stage_inputs(stage, blocks, features, alive));
        for (std::size_t i = 0; i < alive.size(); ++i) alive[i] = sigmoid(z[static_cast<Eigen::Index>(i)]);
    }
    return alive;
}

Beliefs judge(const Scene& scene, const Model& model) {
    return judge(scene.blocks, values(scene, features_of(model.set)), model);
}

}  // namespace tedomari::scoring
