// SPDX-License-Identifier: MIT
#include "batch/atlas.h"

#include <gtest/gtest.h>

#include "atlas/place.h"
#include "go/diagram.h"

namespace tedomari::batch {
namespace {

std::string form_of(const char* picture, std::initializer_list<const char*> points) {
    const go::Board board = go::diagram(picture);
    go::PointSet region;
    for (const char* point : points) region.insert(go::at(point));
    return atlas::drawn(survey::normal_form(board, region, survey::Colors::either)).text;
}

}  // namespace

TEST(atlas, lays_all_likenesses_of_a_region_alike) {
    const std::string form = form_of(R"(
        X X X X X
        X X X X X
        O O X X X
        . . X X X
        X X X X X)",
                                     {"A2", "B2"});
    EXPECT_EQ(std::count(form.begin(), form.end(), '.'), 2) << form;
    EXPECT_EQ(form.find_first_not_of(".XOxo/ "), std::string::npos) << form;
    EXPECT_EQ(form, form_of(R"(
        O O O O O
        O O O O O
        O O O X X
        O O O . .
        O O O O O)",
                            {"D2", "E2"}));  // mirrored, and White's
    EXPECT_EQ(form, form_of(R"(
        X . O X X
        X . O X X
        X X X X X
        X X X X X
        X X X X X)",
                            {"B5", "B4"}));  // turned
    EXPECT_NE(form, form_of(R"(
        X X X X X
        X X X X X
        X X X X X
        . . X X X
        X X X X X)",
                            {"A2", "B2"}));
}

TEST(atlas, of_a_game_has_what_is_proved_of_it) {
    const auto record =
        sgf::read_record("(;SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de];B[ca];W[cb])");
    ASSERT_TRUE(record);
    Question question;
    question.every = 1;
    survey::SurveySettings settings;
    settings.nodes = 500;
    settings.judge = std::make_shared<survey::RandomGames>(200);
    const auto atlas = atlas_of(*record, question, settings);
    ASSERT_FALSE(atlas.empty());
    EXPECT_EQ(atlas.front().number, 2);
    for (const AtlasEntry& entry : atlas) EXPECT_EQ(entry.game.evidence, Evidence::proved);
}

}  // namespace tedomari::batch
