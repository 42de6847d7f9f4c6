// SPDX-License-Identifier: MIT
#include "base/small_vector.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"

namespace tedomari {
namespace {

using Small = SmallVector<int, 3>;

std::vector<int> elements(const Small& small) { return {small.begin(), small.end()}; }

Small of(int size) {
    Small small;
    for (int i = 0; i < size; ++i) small.push_back(i);
    return small;
}

}  // namespace

TEST(small_vector, keeps_few_inside_and_more_outside) {
    const Small few = of(3), many = of(4);
    const auto is_inside = [](const Small& small) {
        const auto* self = reinterpret_cast<const char*>(&small);
        const auto* data = reinterpret_cast<const char*>(small.data());
        return data >= self && data < self + sizeof small;
    };
    EXPECT_TRUE(is_inside(few));
    EXPECT_FALSE(is_inside(many));
    EXPECT_EQ(elements(many), (std::vector<int>{0, 1, 2, 3}));
}

TEST(small_vector, moves_leave_nothing_behind) {
    for (const int size : {0, 2, 3, 4, 20}) {
        Small source = of(size);
        Small target = of(7);
        target = std::move(source);
        EXPECT_EQ(elements(target), elements(of(size)));
        EXPECT_TRUE(source.empty());  // NOLINT: a moved-from vector is empty and can be filled again
        source.push_back(5);
        EXPECT_EQ(elements(source), std::vector<int>{5});
    }
}

// The twin is std::vector: any sequence of changes, copies and moves leaves both with the same elements.
TEST(small_vector, is_a_vector) {
    Rng rng(1);
    std::vector<Small> small(4);
    std::vector<std::vector<int>> twin(4);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t a = rng.below(4), b = rng.below(4);
        switch (rng.below(8)) {
            case 0:
                small[a] = small[b];
                twin[a] = twin[b];
                break;
            case 1:
                if (a == b) break;
                small[a] = std::move(small[b]);
                twin[a] = std::move(twin[b]);
                twin[b].clear();
                break;
            case 2:
                small[a].clear();
                twin[a].clear();
                break;
            case 3:
                if (twin[a].empty()) break;
                small[a].pop_back();
                twin[a].pop_back();
                break;
            case 4: small[a].reserve(rng.below(9)); break;
            default:
                small[a].push_back(i);
                twin[a].push_back(i);
                break;
        }
        ASSERT_EQ(elements(small[a]), twin[a]) << i;
        ASSERT_EQ(elements(small[b]), twin[b]) << i;
        ASSERT_EQ(small[a].size(), twin[a].size());
    }
}

}  // namespace tedomari
