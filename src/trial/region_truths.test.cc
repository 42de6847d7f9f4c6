// SPDX-License-Identifier: MIT
#include "trial/region_truths.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

struct TemporaryFile {
    explicit TemporaryFile(const std::string& text = "") { std::ofstream(path) << text; }
    ~TemporaryFile() { std::remove(path.c_str()); }
    std::string path = testing::TempDir() + "region_truths.txt";
};

TEST(region_truths, are_there_when_the_file_is_opened_again) {
    const TemporaryFile file;
    auto truths = RegionTruths::open(file.path);
    ASSERT_TRUE(truths);
    EXPECT_TRUE(truths->keep(17, {Rational(5, 2)}));
    EXPECT_TRUE(truths->keep(18, {}));
    const auto again = RegionTruths::open(file.path);
    ASSERT_TRUE(again);
    ASSERT_TRUE(again->find(17) && again->find(18));
    EXPECT_EQ(again->find(17)->worth, Rational(5, 2));
    EXPECT_FALSE(again->find(18)->worth);
    EXPECT_FALSE(again->find(19));
}

TEST(region_truths, need_no_file) {
    RegionTruths truths;
    EXPECT_TRUE(truths.keep(1, {Rational(1)}));
    EXPECT_EQ(truths.find(1)->worth, Rational(1));
    EXPECT_TRUE(RegionTruths::open(testing::TempDir() + "there is no such file"));
}

TEST(region_truths, say_where_the_file_is_wrong) {
    const TemporaryFile worth("1 5/2\n2 much\n");
    const auto truths = RegionTruths::open(worth.path);
    ASSERT_FALSE(truths);
    EXPECT_EQ(truths.error().line, 2);
    const TemporaryFile words("1 5/2 3\n");
    EXPECT_FALSE(RegionTruths::open(words.path));
}

TEST(region_truths, say_when_they_cannot_be_kept) {
    auto truths = RegionTruths::open("/no such folder/truths");
    ASSERT_TRUE(truths);
    EXPECT_FALSE(truths->keep(1, {}));
}

}  // namespace
}  // namespace tedomari::trial
