// SPDX-License-Identifier: MIT
#include "sgf/rank.h"

#include <gtest/gtest.h>

namespace tedomari::sgf {

TEST(rank, is_read_as_servers_write_it) {
    EXPECT_EQ(level_of("3k"), -3);
    EXPECT_EQ(level_of("12 kyu"), -12);
    EXPECT_EQ(level_of("4d?"), 4);
    EXPECT_EQ(level_of("9p"), 19);
    EXPECT_EQ(level_of(" 1 Dan"), 1);
    for (const char* none : {"", "?", "-", "k", "0k", "31k", "10d", "3", "NR", "2x"})
        EXPECT_FALSE(level_of(none)) << none;
}

TEST(rank, comes_back_as_it_was) {
    for (int level = -30; level <= 19; ++level) {
        if (level == 0 || level == 10) continue;
        EXPECT_EQ(level_of(rank_of(level)), level);
    }
}

}  // namespace tedomari::sgf
