// SPDX-License-Identifier: MIT
#include "endgame/choices.h"

#include <gtest/gtest.h>

#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

// The thermograph by territory after a move, prisoners counted, with Black as komaster: the twin that what is
// said of first moves is held against.  Nothing when it is not known, when a ko is open, or when the walls,
// alive by assumption, could be taken on the board.
std::optional<cgt::Thermograph> walls_after(const Scene& at, go::Move move) {
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = 50'000;
    if (!at.board.is_legal(move, go::Suicide::forbidden)) return {};
    Scene after = at;
    after.board.play(move);
    if (!after.board.ko().is_nowhere()) return {};
    bool same_walls = true, any_empty = false;
    go::for_each_point(at.board.size(), [&](go::Point p) {
        if (!at.region.contains(p)) same_walls &= at.board.at(p) == after.board.at(p);
        if (at.region.contains(p)) any_empty |= after.board.is_empty(p);
    });
    if (!same_walls) return {};
    const int prisoners = after.board.captured(go::Color::white) - after.board.captured(go::Color::black);
    if (!any_empty) return cgt::Thermograph::mast(prisoners);
    const auto game = evaluate(after.board, at.region, effort);
    if (!game || !game->black_master) return {};
    cgt::Thermograph walls = *game->black_master;
    walls += prisoners;
    return walls;
}

// What the mover has at t after the move and the tax.
Rational after_tax(const cgt::Thermograph& after, go::Color color, Rational t) {
    return color == go::Color::black ? after.right.at(t) - t : after.left.at(t) + t;
}

Rational wall_at(const local::LocalGame& game, go::Color color, Rational t) {
    return color == go::Color::black ? game.black_master->left.at(t) : game.black_master->right.at(t);
}

// Calls visit(scene, game) for random rooms whose thermograph is known.
template <class Visit>
void for_each_known_room(int rooms, std::uint64_t seed, Visit&& visit) {
    Rng rng(seed);
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = 50'000;
    for (int i = 0; i < rooms; ++i) {
        const Scene room = rng.below(3) == 0 ? random_cell(rng) : random_room(rng);
        if (!room.board.is_possible()) continue;
        const auto game = evaluate(room.board, room.region, effort);
        if (game && game->evidence == Evidence::proved && game->black_master) visit(room, *game);
    }
}

TEST(choices, are_right_between_their_temperatures) {
    int compared = 0;
    for_each_known_room(300, 41, [&](const Scene& room, const local::LocalGame& game) {
        for (const go::Color color : {go::Color::black, go::Color::white}) {
            for (const local::Choice& choice :
                 color == go::Color::black ? game.black_choices : game.white_choices) {
                EXPECT_LT(choice.from, choice.to);
                EXPECT_LE(choice.to, game.temperature.value) << room.board;
                const auto after = walls_after(room, {color, choice.point});
                if (!after) continue;
                const Rational t = (choice.from + choice.to) / 2;
                EXPECT_EQ(after_tax(*after, color, t), wall_at(game, color, t)) << choice.point << room.board;
                ++compared;
            }
        }
    });
    EXPECT_GT(compared, 150);
}

TEST(side_lines, lose_at_least_what_they_say) {
    int right = 0, wrong = 0;
    for_each_known_room(200, 42, [&](const Scene& room, const local::LocalGame& game) {
        const Rational t = game.temperature.value;
        if (t < Rational(0)) return;
        for (const local::SideLine& line : game.side_lines) {
            const auto after = walls_after(room, line.move);
            if (!after) continue;
            const Rational sign = go::sign(line.move.color);
            const Rational truth =
                sign * (wall_at(game, line.move.color, t) - after_tax(*after, line.move.color, t));
            EXPECT_GE(truth, line.loss) << line.move << room.board;
            if (line.loss == Rational(0)) {
                EXPECT_EQ(truth, Rational(0)) << line.move << room.board;
            }
            (line.loss == Rational(0) ? right : wrong) += 1;
        }
    });
    EXPECT_GT(right, 60);
    EXPECT_GT(wrong, 60);
}

TEST(threats, leave_something_at_least_as_hot_as_they_say) {
    int compared = 0;
    for_each_known_room(400, 43, [&](const Scene& room, const local::LocalGame& game) {
        for (const local::Threat& threat : game.threats) {
            EXPECT_GT(threat.temperature, game.temperature.value);
            EXPECT_GE(threat.loss, Rational(0));
            const auto after = walls_after(room, threat.move);
            if (!after) continue;
            EXPECT_GE(after->temperature(), threat.temperature) << threat.move << room.board;
            const Rational gain = after->mean() - game.count.value;
            EXPECT_GT(threat.move.color == go::Color::black ? gain : -gain, Rational(0))
                << threat.move << room.board;
            ++compared;
        }
    });
    EXPECT_GT(compared, 40);
}

// Black takes the ko at K8 and threatens the three stones, which White can connect at F8.  A ko just taken
// has no mean; what it gains is read where it cools down.
TEST(threats, may_be_captures_of_a_ko) {
    const Scene at = scene({"OXXXXOXX", "O.ooo.oX", "OXXXXOXX"});
    const auto game = evaluate(at.board, at.region);
    ASSERT_TRUE(game);
    ASSERT_EQ(game->evidence, Evidence::proved);
    go::Board after = at.board;
    after.play({go::Color::black, go::at("K8")});
    ASSERT_EQ(after.ko(), go::at("L8"));
    ASSERT_FALSE(game->threats.empty());
    EXPECT_EQ(game->threats[0].move, (go::Move{go::Color::black, go::at("K8")}));
    EXPECT_GT(game->threats[0].temperature, Rational(2));
    EXPECT_LT(game->threats[0].temperature, Rational(5));
}

}  // namespace
}  // namespace tedomari::endgame
