// SPDX-License-Identifier: MIT
#include "analysis/go_game.h"

#include <gtest/gtest.h>

#include "cgt/ko_graph.h"
#include "cgt/notation.h"
#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

go::PointSet points(std::initializer_list<const char*> names) {
    go::PointSet set;
    for (const char* name : names) set.insert(go::at(name));
    return set;
}

std::string shown(const go::Board& board, const go::PointSet& region) {
    cgt::Session session;
    const auto value = go_game(session, board, region, {}, "go");
    if (!value) return value.error().message;
    if (const auto* game = std::get_if<cgt::Game>(&*value)) return to_text(session.store(), *game);
    return "a thermograph";
}

const char* const corridor = R"(
    . . . . . . . . .
    . X X X X X X O .
    . X O O O . . O .
    . X X X X X X O .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(go_game, of_a_corridor_is_a_sente) {  // Black closes at G7, or White connects unless Black answers
    EXPECT_EQ(shown(go::diagram(corridor), points({"C7", "D7", "E7", "F7", "G7"})), "{7||6|0}");
}

TEST(go_game, of_a_dame_is_a_star) {
    const go::Board board = go::diagram(R"(
        . X X X .
        X X . O O
        . X X O .
        X X O O O
        . X O . .)");
    EXPECT_EQ(shown(board, points({"C4"})), "*");
}

// The canonical form and the prover are strangers to each other.
TEST(go_game, has_the_thermograph_that_is_proved) {
    const go::Board board = go::diagram(corridor);
    const go::PointSet region = points({"C7", "D7", "E7", "F7", "G7"});
    cgt::Session session;
    const auto value = go_game(session, board, region, {}, "go");
    const auto local = endgame::evaluate(board, region);
    ASSERT_TRUE(value && local && local->black_master);
    const cgt::Thermograph walls = session.thermographs().of(std::get<cgt::Game>(*value));
    EXPECT_EQ(walls.mean(), local->count.value);
    EXPECT_EQ(walls.temperature(), local->temperature.value);
    for (const int quarter : {0, 1, 2, 3, 4, 8}) {
        EXPECT_EQ(walls.left.at(Rational(quarter, 4)), local->black_master->left.at(Rational(quarter, 4)));
        EXPECT_EQ(walls.right.at(Rational(quarter, 4)), local->black_master->right.at(Rational(quarter, 4)));
    }
}

TEST(go_game, is_added_to_other_games) {
    cgt::Session session;
    session.offer(
        {"go", "", "", 0, 0, [](cgt::Session& s, const std::vector<std::string>&) {
             return go_game(s, go::diagram(corridor), points({"C7", "D7", "E7", "F7", "G7"}), {}, "go()");
         }});
    const auto sum = session.evaluate("go() + domineering(2x2)");
    ASSERT_TRUE(sum);
    EXPECT_EQ(to_text(session.store(), std::get<cgt::Game>(*sum)),
              to_text(
                  session.store(), *[&] { return cgt::parse_game(session.store(), "{7||6|0} + +-1"); }()));
}

TEST(go_game, with_a_ko_is_loopy) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . X O . . .
        . X O . O . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)");
    cgt::Session session;
    const auto value = go_game(session, board, points({"C5", "D5"}), {}, "go");
    ASSERT_TRUE(value);
    const auto& loopy = std::get<cgt::LoopyGame>(*value);
    const cgt::KoThermographs solution(*loopy.graph, {cgt::Side::left});
    EXPECT_EQ(solution[loopy.vertex].low.mean(), Rational(1, 3));
    EXPECT_EQ(solution[loopy.vertex].low.temperature(), Rational(1, 3));
}

TEST(go_game, of_what_is_not_proved_is_an_error) {
    endgame::Effort effort;
    effort.nodes = 10;
    go::PointSet all;
    go::for_each_point(go::square(7), [&](go::Point p) { all.insert(p); });
    cgt::Session session;
    EXPECT_FALSE(go_game(session, go::diagram(R"(
        . . . . . . .
        . . X O . . .
        . . X O . . .
        . . . . . . .
        . . X O . . .
        . . X O . . .
        . . . . . . .)"),
                         all, effort, "go"));
}

}  // namespace
}  // namespace tedomari::analysis
