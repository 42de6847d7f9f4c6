// SPDX-License-Identifier: MIT
#include "base/decimal.h"

#include <gtest/gtest.h>

namespace tedomari {

TEST(decimal, takes_the_number_and_leaves_the_rest) {
    std::string_view text = "-1.5e3 0.1,x";
    EXPECT_EQ(take_decimal<double>(text), -1500);
    EXPECT_EQ(text, " 0.1,x");
    text.remove_prefix(1);
    EXPECT_EQ(take_decimal<float>(text), 0.1F);
    EXPECT_EQ(text, ",x");
}

TEST(decimal, takes_nothing_where_no_number_is) {
    for (std::string_view text : {"", "x", "-", " 1"}) {
        const std::string_view before = text;
        EXPECT_EQ(take_decimal<double>(text), std::nullopt);
        EXPECT_EQ(text, before);
    }
}

}  // namespace tedomari
