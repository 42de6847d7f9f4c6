// SPDX-License-Identifier: MIT
#include <cmath>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "scoring/model.h"

namespace tedomari::scoring {
namespace {

using go::at;

const char* const two_sides = R"(
    . X . O .
    X X . O X
    . X . O .
    X X . O O
    . X . O .)";

// Left Black's, right White's, the middle nobody's; of White's, as sure as is said.
Ownership look(double white) {
    Ownership owner;
    go::for_each_point(go::square(5), [&](go::Point p) {
        owner[p] = p.column() < 2 ? 0.9 : p.column() == 2 ? 0 : -white;
    });
    return owner;
}

double value(std::string_view stone, std::string_view name, const Ownership& owner) {
    const go::Board board = go::diagram(two_sides);
    const Scene scene = scene_for(board, FeatureSet::looked, owner);
    for (const Feature& f : looked_features()) {
        if (f.name == name) return f.value({scene, scene.blocks.at[at(stone)]});
    }
    ADD_FAILURE() << "no feature " << name;
    return 0;
}

TEST(looked_features, are_odds_from_the_side_of_the_block) {
    EXPECT_NEAR(value("B5", "looked_block", look(0.8)), std::log(0.95 / 0.05), 1e-9);
    EXPECT_NEAR(value("D5", "looked_block", look(0.8)), std::log(0.9 / 0.1), 1e-9);
    EXPECT_NEAR(value("E4", "looked_block", look(0.8)), -std::log(0.9 / 0.1), 1e-9);  // a black stone there
    EXPECT_NEAR(value("E4", "looked_weakest_enemy", look(0.8)), std::log(0.9 / 0.1), 1e-9);
    EXPECT_NEAR(value("D5", "looked_weakest_enemy", look(0.8)), -std::log(0.9 / 0.1), 1e-9);
    EXPECT_EQ(value("B5", "looked_weakest_enemy", look(0.8)), 0);  // none touches it
}

TEST(looked_features, stay_in_bounds_where_the_look_is_certain) {
    EXPECT_TRUE(std::isfinite(value("D5", "looked_block", look(1))));
    EXPECT_GT(value("D5", "looked_block", look(1)), value("D5", "looked_block", look(0.99)));
}

}  // namespace
}  // namespace tedomari::scoring
