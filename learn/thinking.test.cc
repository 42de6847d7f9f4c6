// SPDX-License-Identifier: MIT
#include "learn/thinking.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "go/area.h"
#include "go/diagram.h"

namespace tedomari::learn {
namespace {

// A network that likes all open points alike and counts stones.
Answer plain_answer(const go::Game& game) {
    Answer answer{};
    std::size_t n = 0;
    double stones = 0;
    go::for_each_point(game.size(), [&](go::Point p) {
        const go::Cell cell = game.board().at(p);
        if (is_stone(cell)) stones += color_of(cell) == game.to_move() ? 1 : -1;
        if (game.board().is_empty(p) && n < Answer::most) {
            answer.shares[n] = 0.03F;
            answer.moves[n++] = static_cast<std::uint16_t>(slot(p));
        }
    });
    answer.pass = 0.03F;
    answer.area = static_cast<float>(stones);
    answer.undecided = 5;
    return answer;
}

go::Point thought(go::Game& game, Thinking& thinking, const Effort& effort, Rng& rng) {
    thinking.begin(effort, {.komi = 0}, game.to_move(), rng);
    int looks = 0;
    while (thinking.descend(game)) {
        thinking.hear(plain_answer(game), game);
        ++looks;
    }
    EXPECT_LE(looks, effort.visits + 1);
    return thinking.choose();
}

double share_of(const Thinking& thinking, go::Point p) {
    for (const Share& share : thinking.improved()) {
        if (share.point == p) return share.share;
    }
    return 0;
}

// C1 takes three of White's stones.
constexpr const char* captures = R"(
  . . X . .
  . X O X .
  . X O X .
  . X O X O
  . X . O .
)";

TEST(thinking, finds_what_gains_most_for_either_side_and_teaches_it) {
    for (const go::Color color : {go::Color::black, go::Color::white}) {
        Rng rng(7);
        std::string picture = captures;
        if (color == go::Color::white) {
            for (char& c : picture) c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
        }
        go::Game game(go::Position{go::diagram(picture), color});
        const go::Position before = game.position();
        Thinking thinking;
        Effort effort{.visits = 200, .candidates = 20, .chance = 0.1};
        const go::Point chosen = thought(game, thinking, effort, rng);
        EXPECT_EQ(hash(game.position()), hash(before));
        double most = 0, all = 0;
        for (const Share& share : thinking.improved()) {
            most = std::max(most, share.share);
            all += share.share;
        }
        EXPECT_NEAR(all, 1, 1e-9);
        EXPECT_EQ(share_of(thinking, chosen), most);
        EXPECT_EQ(chosen, go::at("C1"));
    }
}

TEST(thinking, draws_first_thoughts_by_their_probability) {
    go::Game game(go::square(5));
    std::array<int, points> seen{};
    Thinking thinking;
    for (std::uint64_t seed = 0; seed < 2600; ++seed) {
        Rng rng(seed);
        thinking.forget();
        const go::Point p = thought(game, thinking, {}, rng);
        if (!p.is_nowhere()) ++seen[slot(p)];
    }
    go::for_each_point(game.size(), [&](go::Point p) { EXPECT_NEAR(seen[slot(p)], 100, 45); });
}

}  // namespace
}  // namespace tedomari::learn
