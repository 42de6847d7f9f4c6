// SPDX-License-Identifier: MIT
#include "trial/look_set.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::trial {
namespace {

// A wall through the middle of 5x5, two games, one of them marked; removed when the test ends.
class LookSetFile {
public:
    LookSetFile() {
        std::ofstream out(path_);
        const char* moves =
            ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[cc];W[ca];B[cb];W[cd];B[ce]";
        out << "(;SZ[5]KM[0.5]RU[Chinese]RE[B+0.5]" << moves << ";W[];B[])\n";
        out << "(;SZ[5]KM[0.5]RU[Chinese]RE[B+0.5]" << moves
            << ";W[];B[]TB[aa][ab][ac][ad][ae]TW[ea][eb][ec][ed][ee])\n";
    }
    ~LookSetFile() { std::filesystem::remove(path_); }
    LookSetFile(const LookSetFile&) = delete;
    LookSetFile& operator=(const LookSetFile&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_ =
        std::filesystem::temp_directory_path() / ("tedomari-look-set-" + std::to_string(getpid()) + ".sgf");
};

LookSetQuestion question(const LookSetFile& file) {
    LookSetQuestion asked;
    asked.path = file.path();
    asked.network = &net::Network::shipped();
    return asked;
}

TEST(look_set, counts_moves_blocks_and_forecasts) {
    const LookSetFile file;
    const auto report = look_set(question(file), nullptr);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->games, 2);
    EXPECT_EQ(report->moves, 34);
    EXPECT_LE(report->first, report->among_five);
    EXPECT_EQ(report->labelled, 1);
    EXPECT_GE(report->blocks, 2);
    EXPECT_EQ(report->scored, 2);
    EXPECT_EQ(report->forecasts.at(0).misses.size(), 2U);
    EXPECT_EQ(report->forecasts.at(10).misses.size(), 2U);
    EXPECT_FALSE(report->forecasts.contains(20));
}

TEST(look_set, looks_at_fewer_games_and_moves_when_told) {
    const LookSetFile file;
    LookSetQuestion asked = question(file);
    asked.sample = 1;
    asked.every = 5;
    const auto report = look_set(asked, nullptr);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->games, 1);
    EXPECT_EQ(report->moves, 3);
}

TEST(look_set, stops_when_cancelled_and_refuses_what_is_not_there) {
    const LookSetFile file;
    const std::atomic<bool> cancel = true;
    const auto report = look_set(question(file), &cancel);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    LookSetQuestion nowhere = question(file);
    nowhere.path = "/no/such/file.sgf";
    EXPECT_EQ(look_set(nowhere, nullptr).error().message, "no such file or folder");
}

}  // namespace
}  // namespace tedomari::trial
