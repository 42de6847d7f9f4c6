// SPDX-License-Identifier: MIT
#include "scoring/model.h"

#include <gtest/gtest.h>

#include "scoring/made_games.test.h"

namespace tedomari::scoring {
namespace {

TEST(model, that_ships_can_be_read) {
    EXPECT_EQ(default_model().set, FeatureSet::certain);
    EXPECT_EQ(default_model().members.size(), 3u);
    EXPECT_EQ(default_looked_model().set, FeatureSet::looked);
    EXPECT_EQ(default_looked_model().members.size(), 3u);
}

TEST(model, is_the_mean_of_its_members) {
    Model model = small_model();
    const std::vector<Stage> one = model.members[0];
    std::vector<Stage> other = one;
    for (Stage& stage : other) stage.weights *= -0.5;
    const go::Board board = made_games(1)[0].board();
    const Scene scene = scene_for(board, model.set);
    const Inputs features = values(scene, features_of(model.set));
    model.members = {one, other};
    const auto apart = judge_apart(scene.blocks, features, model);
    const Beliefs mean = judge(scene, model);
    ASSERT_EQ(apart.size(), 2u);
    for (std::size_t i = 0; i < mean.size(); ++i)
        EXPECT_NEAR(mean[i], (apart[0][i] + apart[1][i]) / 2, 1e-12);
    EXPECT_NE(apart[0][0], apart[1][0]);
}

}  // namespace
}  // namespace tedomari::scoring
