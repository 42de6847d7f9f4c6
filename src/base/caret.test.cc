// SPDX-License-Identifier: MIT
#include "base/caret.h"

#include <gtest/gtest.h>

namespace tedomari {

TEST(caret, stands_under_its_column) {
    EXPECT_EQ(point_at("{1|1/3}", 4), "{1|1/3}\n   ^");
    EXPECT_EQ(point_at("W|", 3), "W|\n  ^");
    EXPECT_EQ(point_at(std::string(200, 'x'), 100).size(), 50u + 20 + 1 + 50 + 1);
}

TEST(caret, counts_signs_and_not_bytes) {
    EXPECT_EQ(point_at("KO↑|?", 7), "KO↑|?\n    ^");
    EXPECT_EQ(point_at("U\u0332|?", 5), "U\u0332|?\n  ^");
}

}  // namespace tedomari
