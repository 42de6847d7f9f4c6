// SPDX-License-Identifier: MIT
#include <cmath>
#include <gtest/gtest.h>

#include "net/forward.h"
#include "net/planes.h"
#include "net/random_board.test.h"

namespace tedomari::net {
namespace {

// Logits are some ten in size.
TEST(winograd_forward, says_what_onednn_says_to_a_thousandth) {
    const Weights weights = *parse_weights(shipped_weights());
    const auto ours = winograd_forward(weights), theirs = onednn_forward(weights);
    for (const go::Size size : {go::square(5), go::square(9), go::Size{13, 6}, go::square(19)}) {
        constexpr int batch = 8;
        std::vector<float> seen;
        for (std::uint64_t seed = 1; seed <= batch; ++seed) {
            const Planes planes = net::planes(random_game(size, size.points() / 2, seed));
            for (const go::PointSet& plane : planes.all()) {
                for_each_point(size, [&](go::Point p) { seen.push_back(plane.contains(p) ? 1.0F : 0.0F); });
            }
        }
        const Logits a = ours->run(size, batch, seen), b = theirs->run(size, batch, seen);
        const auto same = [](const std::vector<float>& one, const std::vector<float>& other) {
            ASSERT_EQ(one.size(), other.size());
            for (std::size_t i = 0; i < one.size(); ++i) ASSERT_NEAR(one[i], other[i], 1e-3);
        };
        same(a.policy, b.policy);
        same(a.passes, b.passes);
        same(a.owners, b.owners);
        same(a.others, b.others);
    }
}

TEST(winograd_forward, says_of_a_batch_what_it_says_of_each_alone) {
    const auto forward = winograd_forward(*parse_weights(shipped_weights()));
    const go::Size size = go::square(7);
    const std::size_t points = static_cast<std::size_t>(size.points()), length = plane_count * points;
    constexpr int batch = 17;
    std::vector<float> seen(batch * length);
    Rng rng(3);
    for (float& value : seen) value = static_cast<float>(rng.below(2));
    const Logits together = forward->run(size, batch, seen);
    for (std::size_t i = 0; i < batch; ++i) {
        const Logits alone = forward->run(size, 1, std::span(seen).subspan(i * length, length));
        EXPECT_EQ(together.passes[i], alone.passes[0]);
        for (std::size_t p = 0; p < points; ++p) EXPECT_EQ(together.policy[i * points + p], alone.policy[p]);
        for (std::size_t p = 0; p < 3 * points; ++p)
            EXPECT_EQ(together.owners[i * 3 * points + p], alone.owners[p]);
    }
}

}  // namespace
}  // namespace tedomari::net
