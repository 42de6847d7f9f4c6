// SPDX-License-Identifier: MIT
#include "endgame/graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>

#include "base/rng.h"
#include "cgt/thermograph.h"
#include "endgame/naive.test.h"
#include "endgame/pictures.test.h"
#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

constexpr Gates keep_dames = Gates::with_dames();

// The slow twin: every position, parts multiplied out, no bounds and no guesses.  Gives up on kos and cycles.
class Enumeration {
public:
    explicit Enumeration(const Terrain& terrain) : terrain_(terrain) {}

    std::optional<cgt::Thermograph> walls(const State& state) {
        return walls(settle(terrain_, state, keep_dames));
    }
    std::size_t size() const { return known_.size(); }

private:
    using Key = std::vector<std::array<Bits, 5>>;

    std::optional<cgt::Thermograph> walls(const Parts& parts) {
        if (parts.parts.empty()) return cgt::Thermograph::mast(parts.score, 0);
        Key key;
        int stop = 0;
        for (const State& s : parts.parts) {
            key.push_back({s.open, s.black, s.white, s.by_black, s.by_white});
            stop += score_as_it_stands(terrain_, s);
        }
        std::sort(key.begin(), key.end());
        if (!on_path_.insert(key).second || known_.size() > 20'000) return {};
        auto found = known_.find(key);
        if (found == known_.end()) {
            const auto fresh = combine(parts, stop);
            if (!fresh) return {};
            found = known_.emplace(key, *fresh).first;
        }
        on_path_.erase(key);
        cgt::Thermograph result = found->second;
        result += parts.score;
        return result;
    }

    std::optional<cgt::Thermograph> combine(const Parts& parts, int stop) {
        cgt::Scaffolding scaffolding;
        for (std::size_t i = 0; i < parts.parts.size(); ++i) {
            for (const Side side : {Side::left, Side::right}) {
                std::vector<int> moves;
                for_each_bit(parts.parts[i].empty(), [&](int p) { moves.push_back(p); });
                for (const int p : moves) {
                    const Played played = play(terrain_, parts.parts[i], side, p);
                    if (!played.legal) continue;
                    if (played.ko != 0) return {};
                    Parts next = settle(terrain_, played.after, keep_dames);
                    for (std::size_t k = 0; k < parts.parts.size(); ++k) {
                        if (k != i) next.parts.push_back(parts.parts[k]);
                    }
                    const auto follower = walls(next);
                    if (!follower) return {};
                    if (side == Side::left) {
                        scaffolding.left_option(follower->right);
                    } else {
                        scaffolding.right_option(follower->left);
                    }
                }
            }
        }
        return cgt::thermograph(std::move(scaffolding).finish(), cgt::Ground{0, stop});
    }

    const Terrain& terrain_;
    std::map<Key, cgt::Thermograph> known_;
    std::set<Key> on_path_;
};

// Calls visit(room, ground, root, walls) for those of so many random rooms whose walls can be enumerated.
template <class Visit>
void for_each_enumerated_room(int rooms, Rng& rng, Visit&& visit) {
    for (int i = 0; i < rooms; ++i) {
        const Scene room = random_room(rng);
        if (!room.board.is_possible()) continue;
        const auto ground = terrain(room.board, room.region, 1);
        if (!ground) continue;
        const State root = root_state(*ground, room.board);
        if (const auto walls = Enumeration(*ground).walls(root)) visit(room, *ground, root, *walls);
    }
}

TEST(search, of_small_rooms_agrees_with_full_enumeration) {
    Rng rng(2026);
    int compared = 0;
    for_each_enumerated_room(
        1500, rng,
        [&](const Scene& room, const Terrain& ground, const State& root, const cgt::Thermograph& expected) {
            Budget budget;
            Graph graph(ground, Side::left, keep_dames, budget, std::size_t{1} << 28);
            const Solution found = resolve(graph, graph.insert(root));
            ASSERT_TRUE(found.resolved) << room.board;
            EXPECT_EQ(to_rational(found.mean.low), expected.mean()) << room.board;
            EXPECT_EQ(to_rational(found.temperature.low), expected.temperature()) << room.board;
            ++compared;
        });
    EXPECT_GT(compared, 500);
}

TEST(search, that_is_cut_short_still_bounds_the_truth) {
    Rng rng(99);
    int compared = 0;
    for_each_enumerated_room(
        600, rng,
        [&](const Scene& room, const Terrain& ground, const State& root, const cgt::Thermograph& expected) {
            Limits limits;
            limits.nodes = 1 + rng.below(30);
            Budget budget(limits);
            Graph graph(ground, Side::left, keep_dames, budget, std::size_t{1} << 28);
            const Solution found = resolve(graph, graph.insert(root));
            EXPECT_LE(to_rational(found.mean.low), expected.mean()) << room.board;
            EXPECT_GE(to_rational(found.mean.high), expected.mean()) << room.board;
            EXPECT_LE(to_rational(found.temperature.low), expected.temperature()) << room.board;
            EXPECT_GE(to_rational(found.temperature.high), expected.temperature()) << room.board;
            ++compared;
        });
    EXPECT_GT(compared, 200);
}

TEST(search, agrees_with_a_naive_twin_for_either_komaster) {
    Rng rng(12);
    int compared = 0, kos = 0;
    for (int i = 0; i < 1800; ++i) {
        const Scene cell = random_cell(rng);
        if (!cell.board.is_possible()) continue;
        const auto ground = terrain(cell.board, cell.region, 1);
        if (!ground) continue;
        ASSERT_EQ(ground->margin, 0U);
        const std::string cells = NaiveGame::cells(*ground, cell.board);
        for (const Side master : {Side::left, Side::right}) {
            const auto expected = NaiveGame(*ground).bounds(cells, master);
            ASSERT_TRUE(expected && expected->exact()) << cell.board;
            Budget budget;
            Graph graph(*ground, master, keep_dames, budget, std::size_t{1} << 28);
            const Target root = graph.insert(root_state(*ground, cell.board));
            const Solution found = resolve(graph, root);
            ASSERT_TRUE(found.resolved) << cell.board;
            EXPECT_EQ(to_rational(found.mean.low), expected->low.mean()) << cell.board;
            EXPECT_EQ(to_rational(found.temperature.low), expected->low.temperature()) << cell.board;
            ASSERT_TRUE(sharpen(graph, root, 0)) << cell.board;
            EXPECT_EQ(walls_of(graph, root), expected->low) << cell.board;
            ++compared;
            kos += graph.has_ko() ? 1 : 0;
        }
    }
    EXPECT_GT(compared, 1500);
    EXPECT_GT(kos, 60);
}

}  // namespace
}  // namespace tedomari::endgame
