// SPDX-License-Identifier: MIT
#include "sgf/text.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tedomari::sgf {

TEST(sgf_text, escapes_and_line_breaks) {
    const Decoder utf8("UTF-8");
    EXPECT_EQ(text("a \\] b \\\\ \\: \\x", utf8), "a ] b \\ : x");
    EXPECT_EQ(text("soft\\\nbreak, hard\nbreak", utf8), "softbreak, hard\nbreak");
    EXPECT_EQ(text("a\r\nb\rc\n\rd\\\r\ne\n\nf", utf8), "a\nb\nc\nde\n\nf");
    EXPECT_EQ(text("tab\there\\\tand", utf8), "tab here and");
    EXPECT_EQ(simple_text("one\ntwo\\\nthree", utf8), "one twothree");
    EXPECT_EQ(text("end\\", utf8), "end\\");
}

TEST(sgf_text, pairs_part_at_the_first_bare_colon) {
    EXPECT_EQ(parted("aa:b:c").first, "aa");
    EXPECT_EQ(parted("aa:b:c").second, "b:c");
    EXPECT_EQ(parted("a\\:a:b").first, "a\\:a");
    EXPECT_FALSE(parted("a\\:a").parted);
    EXPECT_EQ(parted("a\\:a").first, "a\\:a");
}

RC_GTEST_PROP(sgf_text, escaping_is_undone_by_reading, (const std::string& bytes)) {
    std::string line;
    for (const char c : bytes) line += c >= ' ' && c < 0x7f ? c : 'x';
    const Decoder utf8("UTF-8");
    RC_ASSERT(text(escaped(line), utf8) == line);
    RC_ASSERT(simple_text(parted(escaped_in_pair(line) + ":" + line).first, utf8) == line);
}

}  // namespace tedomari::sgf
