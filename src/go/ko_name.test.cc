// SPDX-License-Identifier: MIT
#include "go/ko_name.h"

#include <gtest/gtest.h>

namespace tedomari::go {

TEST(ko_name, has_words) {
    EXPECT_EQ(to_string(KoName{}), "direct ko");
    EXPECT_EQ(to_string(KoName{KoName::Kind::steps, 2}), "ko in 2 steps");
    EXPECT_EQ(to_string(KoName{KoName::Kind::steps, 4}), "ko in 4 or more steps");
    EXPECT_EQ(to_string(KoName{KoName::Kind::approach, 1}), "approach ko (1 move)");
    EXPECT_EQ(to_string(KoName{KoName::Kind::approach, 2}), "approach ko (2 moves)");
    EXPECT_EQ(to_string(KoName{KoName::Kind::thousand_years, 1}), "thousand-year ko");
}

}  // namespace tedomari::go
