// SPDX-License-Identifier: MIT
#include "trial/openings.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::trial {
namespace {

namespace fs = std::filesystem;

class OpeningsFile : public testing::Test {
protected:
    void SetUp() override {
        std::ofstream(path_) << "(;SZ[5];B[aa];W[bb];B[cc];W[];B[])(;SZ[9];B[aa])(;SZ[0];B[aa])";
    }
    void TearDown() override { fs::remove(path_); }
    const fs::path path_ =
        fs::temp_directory_path() / ("tedomari-openings-" + std::to_string(getpid()) + ".sgf");
};

TEST_F(OpeningsFile, go_back_from_the_last_stone) {
    const auto found = recorded_openings(path_, 1);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->games.size(), 2u);
    EXPECT_EQ(found->games[0].moves().size(), 2u);
    EXPECT_EQ(found->games[0].to_move(), go::Color::black);
    EXPECT_EQ(found->games[1].moves().size(), 0u);
}

TEST_F(OpeningsFile, leave_short_games_out) {
    EXPECT_EQ(recorded_openings(path_, 3)->games.size(), 1u);
    EXPECT_FALSE(recorded_openings(path_, 4));
    EXPECT_FALSE(recorded_openings("no-such-file.sgf", 0));
}

TEST(openings, made_by_chance_are_the_same_every_time) {
    const Openings some = generated_openings(6, go::square(9), 3),
                   again = generated_openings(6, go::square(9), 3);
    ASSERT_EQ(some.games.size(), 6u);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(some.games[i].board().hash(), again.games[i].board().hash());
        EXPECT_TRUE(some.games[i].board().is_possible());
    }
    EXPECT_NE(some.games[0].to_move(), some.games[1].to_move());
}

}  // namespace
}  // namespace tedomari::trial
