// SPDX-License-Identifier: MIT
#include "trial/life_set.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "go/diagram.h"

namespace tedomari::trial {
namespace {

namespace fs = std::filesystem;

// Five white stones with one eye in the corner, which the record marks as dead.
class GameFile {
public:
    explicit GameFile(const std::string& marks) {
        std::ofstream(path_) << "(;GM[1]FF[4]SZ[7]RE[B+20]AB[ca][cb][cc][ad][bd][cd]AW[ba][ab][bb][ac][bc]"
                                ";B[ff];W[];B[];W[]"
                             << marks << ")\n";
    }
    ~GameFile() { fs::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    fs::path path_ = fs::temp_directory_path() / ("tedomari_life_set_" + std::to_string(getpid()) + ".sgf");
};

LifeSetQuestion question(const GameFile& file) {
    LifeSetQuestion asked;
    asked.path = file.path();
    asked.back = {2};
    asked.stones = 5;
    asked.judge = std::make_shared<survey::RandomGames>(100);
    return asked;
}

}  // namespace

TEST(life_set, compares_what_is_read_with_what_became_of_chains) {
    const GameFile file("TB[aa][ab][bb][ba][ac][bc][da][db][dc][dd]");
    const auto report = life_set(question(file));
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->games, 1);
    bool met = false;
    for (const LifeCase& c : report->cases) {
        EXPECT_EQ(c.back, 2);
        if (c.stones != 5) continue;
        met = true;
        EXPECT_FALSE(c.survived);
        EXPECT_EQ(c.read, go::Fate::dead);
        EXPECT_TRUE(c.read_right());
    }
    EXPECT_TRUE(met);
}

TEST(life_set, leaves_out_games_without_marks) {
    const GameFile file("");
    const auto report = life_set(question(file));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->games, 0);
    EXPECT_TRUE(report->cases.empty());
}

TEST(life_set, needs_a_file) {
    LifeSetQuestion asked;
    asked.path = "/no/such/file.sgf";
    EXPECT_FALSE(life_set(asked));
}

}  // namespace tedomari::trial
