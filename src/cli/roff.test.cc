// SPDX-License-Identifier: MIT
#include "cli/roff.h"

#include <gtest/gtest.h>

namespace tedomari::cli {
namespace {

TEST(roff, a_text_holds_no_request) {
    EXPECT_EQ(roff(".so /etc/passwd\n'nf"), "\\&.so /etc/passwd\n\\&\\(aqnf");
    EXPECT_EQ(roff("a\\b --json"), "a\\eb \\-\\-json");
}

TEST(roff, an_entry_is_a_word_and_its_meaning) {
    EXPECT_EQ(roff_entry("--json", "print JSON"), ".TP\n\\fB\\-\\-json\\fR\nprint JSON\n");
}

}  // namespace
}  // namespace tedomari::cli
