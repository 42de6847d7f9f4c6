// SPDX-License-Identifier: MIT
#include "net/weights.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

#include "base/hash.h"
#include "base/rng.h"

namespace tedomari::net {
namespace {

Weights small_network() {
    Weights weights{{.blocks = 3, .channels = 4, .head = 2}, R"({"games":1})", {}};
    Rng rng(1);
    for (std::size_t i = 0; i < weights.architecture.weights(); ++i)
        weights.values.push_back(from_half(to_half(static_cast<float>(rng.below(1000)) / 500 - 1)));
    return weights;
}

std::string error_of(std::string_view bytes) {
    const auto parsed = parse_weights(bytes);
    return parsed ? "none" : parsed.error().message;
}

// The bytes with another header and a checksum that is right for them.
std::string with_replaced(std::string bytes, const std::string& what, const std::string& by) {
    bytes.replace(bytes.find(what), what.size(), by);
    std::uint64_t sum = 0, word = 0;
    for (std::size_t i = 0; i + 8 < bytes.size(); i += 8) {
        std::memcpy(&word, bytes.data() + i, 8);
        sum = combine(sum, word);
    }
    std::memcpy(bytes.data() + bytes.size() - 8, &sum, 8);
    return bytes;
}

TEST(weights, written_are_read_again) {
    const Weights weights = small_network();
    const auto again = parse_weights(to_bytes(weights));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, weights);
}

TEST(weights, that_are_not_whole_are_refused) {
    const std::string bytes = to_bytes(small_network());
    EXPECT_EQ(error_of(""), "not a network");
    EXPECT_EQ(error_of("(;GM[1]SZ[9];B[ee];W[ec])"), "not a network");
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_NE(error_of(bytes.substr(0, size)), "none");
    EXPECT_EQ(error_of(bytes.substr(0, bytes.size() - 8)), "the network is damaged: its checksum is wrong");
    EXPECT_EQ(error_of(bytes.substr(0, bytes.size() - 1)), "the network is cut short");
    EXPECT_NE(error_of(bytes + bytes), "none");
}

TEST(weights, with_any_byte_changed_are_refused) {
    const std::string bytes = to_bytes(small_network());
    for (std::size_t i = 0; i < bytes.size(); i += 7) {
        std::string broken = bytes;
        broken[i] = static_cast<char>(broken[i] ^ 4);
        EXPECT_NE(error_of(broken), "none") << i;
    }
}

TEST(weights, of_other_networks_are_refused) {
    const std::string bytes = to_bytes(small_network());
    EXPECT_EQ(error_of(with_replaced(bytes, "enemy-2", "enemy-7")),
              "a network that looks at other planes than this program makes");
    EXPECT_EQ(error_of(with_replaced(bytes, "\"version\":2", "\"version\":9")),
              "a network of another version");
    EXPECT_EQ(error_of(with_replaced(bytes, "\"blocks\":3", "\"blocks\":0")), "a network of no known shape");
    EXPECT_EQ(error_of(with_replaced(bytes, "\"blocks\":3", "\"blocks\":4")),
              "the network has not as many weights as its shape needs");
    EXPECT_EQ(error_of(with_replaced(bytes, "\"blocks\"", "\"blocks ")), "the network's header is damaged");
}

TEST(weights, that_are_no_numbers_are_refused) {
    Weights weights = small_network();
    weights.values[5] = INFINITY;
    EXPECT_EQ(error_of(to_bytes(weights)), "the network has a weight that is no number");
}

TEST(half_floats, go_to_floats_and_back) {
    for (int i = 0; i < 65536; ++i) {
        const auto half = static_cast<std::uint16_t>(i);
        const float value = from_half(half);
        if (std::isnan(value)) continue;
        ASSERT_EQ(to_half(value), half) << value;
    }
}

TEST(half_floats, round_to_the_nearest) {
    EXPECT_EQ(to_half(1), 0x3c00);
    EXPECT_EQ(to_half(-2), 0xc000);
    EXPECT_EQ(from_half(to_half(0.1F)), 0.0999755859375F);
    EXPECT_EQ(to_half(1 + 0x1p-11F), 0x3c00);      // a tie, to even
    EXPECT_EQ(to_half(1 + 3 * 0x1p-11F), 0x3c02);  // likewise
    EXPECT_EQ(to_half(65519), 0x7bff);
    EXPECT_EQ(to_half(65520), 0x7c00);
    EXPECT_EQ(to_half(0x1p-24F), 1);
    EXPECT_EQ(to_half(0x1p-26F), 0);
}

TEST(shipped_weights, are_a_network_below_three_megabytes) {
    const auto weights = parse_weights(shipped_weights());
    ASSERT_TRUE(weights) << weights.error().message;
    EXPECT_LE(shipped_weights().size(), 3'000'000U);
    EXPECT_NE(weights->training.find("games"), std::string::npos);
}

}  // namespace
}  // namespace tedomari::net
