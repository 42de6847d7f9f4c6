// SPDX-License-Identifier: MIT
#include "endgame/agenda.h"

#include <gtest/gtest.h>

#include "endgame/naive.test.h"
#include "endgame/random_rooms.test.h"
#include "endgame/solve.h"

namespace tedomari::endgame {
namespace {

constexpr std::size_t memory = std::size_t{1} << 28;

// A room with its root, to be asked about.
struct Asked {
    Asked(const Terrain& terrain, const go::Board& board)
        : graph(terrain, Side::left, Gates::with_dames(), budget, memory),
          root(graph.insert(root_state(terrain, board))) {
        if (!root.is_settled()) graph.agenda().ensure_expanded(root.node());
    }

    std::int64_t at(Side wall, Bound bound, std::int64_t t) const {
        return graph.bounds().at(Target::at(root.node()), wall, bound, t);
    }
    // Steps until the question is answered or nothing helps; how many.
    int ask(const Question& question) {
        int steps = 0;
        for (bool more = true; more; ++steps) {
            graph.agenda().next_step();
            more = graph.agenda().improve(root.node(), question);
            const bool yes = question.bound == Bound::low
                                 ? at(question.wall, Bound::low, question.t) >= question.aim
                                 : at(question.wall, Bound::high, question.t) <= question.aim;
            const bool no = question.bound == Bound::low
                                ? at(question.wall, Bound::high, question.t) < question.aim
                                : at(question.wall, Bound::low, question.t) > question.aim;
            if (yes || no) break;
            more = more || graph.agenda().grow(root.node());
        }
        return steps;
    }

    Budget budget;
    Graph graph;
    Target root;
};

// Every wall of a small room, asked for its true value and for half a point more and less: answered yes and no, in
// finitely many steps and as the naive game says.
TEST(agenda, answers_every_question_as_the_naive_game_does) {
    Rng rng(19);
    int questions = 0, refused = 0;
    for (int i = 0; i < 400 && !HasFailure(); ++i) {
        const Scene room = random_cell(rng);
        const auto ground = terrain(room.board, room.region, 1);
        if (!ground || !room.board.is_possible()) continue;
        const auto truth = NaiveGame(*ground).bounds(NaiveGame::cells(*ground, room.board), Side::left);
        if (!truth || truth->low.left != truth->high.left || truth->low.right != truth->high.right) continue;
        for (const Side wall : {Side::left, Side::right}) {
            for (const int t : {0, 1, 2, 9}) {
                for (const int halves : {-1, 0, 1}) {
                    Asked asked(*ground, room.board);
                    if (asked.root.is_settled()) continue;
                    const Rational value =
                        (wall == Side::left ? truth->low.left : truth->low.right).at(t) - asked.root.offset();
                    const Rational aim = value + Rational(halves, 2);
                    if ((aim * 2).denominator() != 1) continue;
                    const auto scaled = static_cast<std::int64_t>((aim * 2).to_double()) * (unit / 2);
                    asked.ask({wall, Bound::low, t * unit, scaled});
                    const bool yes = asked.at(wall, Bound::low, t * unit) >= scaled;
                    const bool no = asked.at(wall, Bound::high, t * unit) < scaled;
                    EXPECT_NE(yes, no) << room.board;
                    EXPECT_EQ(yes, halves <= 0) << room.board << " t " << t << " halves " << halves;
                    ++questions;
                    refused += no;
                }
            }
        }
    }
    EXPECT_GT(questions, 300);
    EXPECT_GT(refused, 100);
}

// What is plain from the start costs nothing, and a question that is answered is not asked again.
TEST(agenda, does_no_more_than_it_is_asked) {
    const Scene room = scene({"XXXXXXXO", "X......O", "XXXXXXXO"});
    const auto ground = terrain(room.board, room.region, 1);
    ASSERT_TRUE(ground);
    Asked plain(*ground, room.board), all(*ground, room.board);
    EXPECT_LE(plain.ask({Side::left, Bound::low, 0, -6 * unit}), 1);
    const std::size_t few = plain.graph.positions().size();
    ASSERT_TRUE(resolve(all.graph, all.root).resolved);
    EXPECT_LT(few, all.graph.positions().size());
    const std::int64_t value = all.at(Side::left, Bound::low, 0);
    EXPECT_FALSE(all.graph.agenda().improve(all.root.node(), {Side::left, Bound::low, 0, value}));
    EXPECT_FALSE(all.graph.agenda().improve(all.root.node(), {Side::left, Bound::high, 0, value}));
}

TEST(agenda, stops_when_the_budget_is_spent_and_goes_on_with_more) {
    const Scene room = scene({"XXXXXXXXO", "X.......O", "X.......O", "XXXXXXXXO"});
    const auto ground = terrain(room.board, room.region, 1);
    ASSERT_TRUE(ground);
    Asked asked(*ground, room.board);
    Limits limits;
    limits.nodes = 20;
    asked.budget = Budget(limits);
    EXPECT_FALSE(resolve(asked.graph, asked.root).resolved);
    EXPECT_TRUE(asked.graph.agenda().stopped());
    EXPECT_FALSE(asked.graph.agenda().improve(asked.root.node(), {Side::left, Bound::low, 0, 14 * unit}));
    asked.budget = Budget();
    asked.graph.agenda().resume(memory);
    EXPECT_TRUE(resolve(asked.graph, asked.root).resolved);
}

}  // namespace
}  // namespace tedomari::endgame
