// SPDX-License-Identifier: MIT
#include "endgame/node_table.h"

#include <gtest/gtest.h>
#include <unordered_map>

#include "base/hash.h"
#include "base/rng.h"

namespace tedomari::endgame {
namespace {

TEST(node_table, is_empty_at_first) {
    const NodeTable table;
    EXPECT_FALSE(table.find(7, [](NodeId) { return true; }));
    EXPECT_EQ(table.size(), 0U);
}

// Keys are few, so that many are asked for twice, and hashes fewer still, so that many share one.
TEST(node_table, finds_what_a_map_finds) {
    Rng rng(8);
    NodeTable table;
    std::unordered_map<std::uint64_t, NodeId> twin;
    std::vector<std::uint64_t> keys;  // by node
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t key = rng.below(15'000), hash = mix(key / 4 + 1);
        const auto found = table.find(hash, [&](NodeId id) { return keys[index(id)] == key; });
        const auto expected = twin.find(key);
        ASSERT_EQ(found.has_value(), expected != twin.end());
        if (found) {
            EXPECT_EQ(*found, expected->second);
            continue;
        }
        const auto id = static_cast<NodeId>(keys.size());
        table.insert(hash, id);
        twin.emplace(key, id);
        keys.push_back(key);
    }
    EXPECT_EQ(table.size(), twin.size());
    EXPECT_GT(table.size(), 5000U);
    EXPECT_LE(table.memory(), 32 * table.size());
}

}  // namespace
}  // namespace tedomari::endgame
