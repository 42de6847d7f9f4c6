// SPDX-License-Identifier: MIT
#include "base/whole.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace tedomari {
namespace {

__extension__ using Wide = __int128;

std::string digits_of(Wide value) {
    if (value == 0) return "0";
    const bool negative = value < 0;
    std::string text;
    for (Wide rest = negative ? -value : value; rest > 0; rest /= 10)
        text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(rest % 10)));
    return negative ? "-" + text : text;
}

TEST(whole, calculates_as_128_bits_do) {
    Rng rng(53);
    for (int round = 0; round < 20'000; ++round) {
        const auto some = [&] {
            const auto bits = static_cast<int>(rng.below(62));
            const auto size = static_cast<std::int64_t>(
                (std::uint64_t{rng.below(1U << 31)} << 31 | rng.below(1U << 31)) >> (61 - bits));
            return rng.below(2) == 0 ? size : -size;
        };
        const std::int64_t a = some(), b = some();
        EXPECT_EQ((Whole(a) + Whole(b)).to_string(), digits_of(Wide{a} + b));
        EXPECT_EQ((Whole(a) - Whole(b)).to_string(), digits_of(Wide{a} - b));
        EXPECT_EQ((Whole(a) * Whole(b)).to_string(), digits_of(Wide{a} * b));
        EXPECT_EQ(Whole(a) <=> Whole(b), a <=> b);
        EXPECT_EQ(Whole(a).to_int64(), a);
    }
}

TEST(whole, is_written_and_read_at_any_length) {
    Whole power = 1;
    for (int n = 0; n < 100; ++n) power = power * Whole(10);
    EXPECT_EQ(power.to_string(), "1" + std::string(100, '0'));
    EXPECT_EQ(Whole::parse(power.to_string()), power);
    EXPECT_EQ((power - power).to_string(), "0");
    EXPECT_EQ(-(power - power), Whole());
    EXPECT_EQ((Whole(1) - power).to_string(), "-" + std::string(100, '9'));
    EXPECT_FALSE(power.to_int64());
    EXPECT_EQ(Whole::parse("-007")->to_string(), "-7");
    for (const char* wrong : {"", "-", "1 2", "+1", "1.5", "12x"}) EXPECT_FALSE(Whole::parse(wrong)) << wrong;
}

}  // namespace
}  // namespace tedomari
