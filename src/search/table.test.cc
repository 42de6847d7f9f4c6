// SPDX-License-Identifier: MIT
#include "search/table.h"

#include <gtest/gtest.h>
#include <unordered_map>

#include "base/rng.h"

namespace tedomari::search {

using SmallTable = Table<int, long>;

constexpr auto anything = [](const auto&) { return true; };

TEST(table, keeps_what_it_was_told_while_there_is_room) {
    SmallTable table;
    Rng rng(1);
    std::unordered_map<std::uint64_t, int> told;
    for (int i = 1; i < 20'000; ++i) {
        const std::uint64_t key = rng();
        auto& entry = table.slot(key, 0);
        entry.best = i;
        table.trace(entry) = -i;
        told[key] = i;
    }
    std::size_t kept = 0;
    for (const auto& [key, value] : told) {
        const auto* entry = table.find(key, anything);
        if (entry == nullptr) continue;  // a full bucket
        ++kept;
        EXPECT_EQ(entry->best, value);
        EXPECT_EQ(table.trace(*entry), -value);
    }
    EXPECT_GT(kept, told.size() * 9 / 10);
}

TEST(table, never_grows_beyond_its_limit) {
    constexpr std::size_t limit = std::size_t{1} << 20;
    SmallTable table(limit);
    Rng rng(2);
    for (int i = 0; i < 200'000; ++i) table.slot(rng(), 0);
    EXPECT_LE(table.bytes(), limit);
}

TEST(table, forgets_when_cleared) {
    SmallTable table;
    table.slot(42, 0).pn = 7;
    table.set_hint(42, 5);
    ASSERT_NE(table.find(42, anything), nullptr);
    table.clear();
    EXPECT_EQ(table.find(42, anything), nullptr);
    EXPECT_EQ(table.hint(42), 5);
    table.forget_hints();
    EXPECT_EQ(table.hint(42), 0);
}

TEST(table, gives_up_the_entry_that_cost_least) {
    SmallTable table(1);  // the smallest there is: 256 buckets of four
    for (std::uint64_t i = 0; i < 5; ++i) table.slot(i * 256, 0).work = i == 2 ? 1 : 100;
    EXPECT_EQ(table.find(2 * 256, anything), nullptr);
    EXPECT_NE(table.find(4 * 256, anything), nullptr);
}

TEST(table, keeps_an_entry_for_each_limit_of_a_key) {
    SmallTable table;
    table.slot(42, 1).pn = 10;
    table.slot(42, 2).pn = 20;
    const auto under = [](std::uint32_t limit) {
        return [limit](const auto& e) { return e.limit == limit; };
    };
    EXPECT_EQ(table.find(42, under(1))->pn, 10u);
    EXPECT_EQ(table.find(42, under(2))->pn, 20u);
    EXPECT_EQ(table.find(42, under(3)), nullptr);
}

TEST(table, keeps_an_entry_for_each_terms_of_a_key) {
    SmallTable table;
    table.slot(42, 1, 0).pn = 10;
    table.slot(42, 1, 7).pn = 20;
    const auto on = [](std::uint16_t terms) { return [terms](const auto& e) { return e.terms == terms; }; };
    EXPECT_EQ(table.find(42, on(0))->pn, 10u);
    EXPECT_EQ(table.find(42, on(7))->pn, 20u);
    EXPECT_EQ(table.slot(42, 1, 7).pn, 20u);
}

}  // namespace tedomari::search
