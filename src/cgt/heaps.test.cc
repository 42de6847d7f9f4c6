// SPDX-License-Identifier: MIT
#include "cgt/heaps.h"

#include <gtest/gtest.h>

namespace tedomari::cgt {
namespace {

std::vector<std::uint32_t> first(std::string_view code, std::size_t heaps) {
    auto game = OctalGame::parse(code);
    auto all = game->nimbers(heaps);
    all.resize(heaps + 1);
    return all;
}

TEST(heaps, of_kayles_are_those_of_winning_ways) {
    EXPECT_EQ(first("0.77", 12), (std::vector<std::uint32_t>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4}));
    auto kayles = OctalGame::parse("0.77");
    const auto& all = kayles->nimbers(200);
    for (std::size_t n = 71; n + 12 <= 200; ++n) EXPECT_EQ(all[n], all[n + 12]) << n;  // its period is 12
}

TEST(heaps, of_dawsons_kayles_and_of_nim) {
    EXPECT_EQ(first("0.137", 12), (std::vector<std::uint32_t>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2}));
    auto dawson = OctalGame::parse("0.137");
    const auto& all = dawson->nimbers(200);
    for (std::size_t n = 52; n + 34 <= 200; ++n) EXPECT_EQ(all[n], all[n + 34]) << n;  // its period is 34
    EXPECT_EQ(first("0.3333", 6), (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 0, 1}));  // take up to four
}

TEST(heaps, grundys_kind_of_breaking) {  // 4.0…: break into two; .07: Dawson's Kayles by another name
    EXPECT_EQ(first("0.07", 8), (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 0, 3, 1, 1}));
}

TEST(heaps, refuse_what_is_no_code) {
    EXPECT_FALSE(OctalGame::parse("77"));
    EXPECT_FALSE(OctalGame::parse("0.8"));
    EXPECT_FALSE(OctalGame::parse("0."));
    EXPECT_FALSE(OctalGame::parse("3.7"));
}

TEST(nim_product, of_small_nimbers) {
    EXPECT_EQ(nim_product(2, 2), 3u);
    EXPECT_EQ(nim_product(2, 3), 1u);
    EXPECT_EQ(nim_product(4, 4), 6u);
    EXPECT_EQ(nim_product(4, 2), 8u);
    EXPECT_EQ(nim_product(16, 16), 24u);
    for (std::uint64_t a = 0; a < 40; ++a) {
        EXPECT_EQ(nim_product(a, 1), a);
        for (std::uint64_t b = 0; b < 40; ++b) {
            EXPECT_EQ(nim_product(a, b), nim_product(b, a));
            for (std::uint64_t c = 0; c < 20; ++c) {
                EXPECT_EQ(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
                EXPECT_EQ(nim_product(nim_product(a, b), c), nim_product(a, nim_product(b, c)));
            }
        }
    }
}

}  // namespace
}  // namespace tedomari::cgt
