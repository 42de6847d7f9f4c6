// SPDX-License-Identifier: MIT
#include "analysis/mistake.h"

#include <gtest/gtest.h>

#include "analysis/review_position.h"
#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Color;
using go::Move;
using local::Kind;

ReviewedPosition::Region region(Kind kind, Rational temperature, std::initializer_list<const char*> points) {
    ReviewedPosition::Region made;
    made.kind = kind;
    made.temperature = local::Estimate::exact(temperature);
    for (const char* point : points) made.points.insert(at(point));
    return made;
}

// Black holds the left, White the right; two places are open in the middle, far from each other, and the last move was
// White's at E9.  Black should play at E1.
class Game {
public:
    Game() {
        before.board = go::diagram(R"(
            . . X . O O . . .
            . . X . . O . . .
            . . X . O O . . .
            . . X X O . . . .
            . . X X O . . . .
            . . X X O . . . .
            . . X . O . . . .
            . . X . . O . . .
            . . X . . O . . .)");
        go::for_each_point(before.board.size(), [&](go::Point p) {
            const bool black = p.column() < 4;
            before.ownership[p] = p.column() == 4 ? 0 : black ? 1 : -1;
            before.owner[p] = p.column() == 4 ? go::Cell::empty : black ? go::Cell::black : go::Cell::white;
        });
        before.regions = {region(Kind::gote, 3, {"D1", "E1", "E2"}), region(Kind::gote, 1, {"D8", "E8"})};
        before.temperature = local::Estimate::exact(3);
        before.best = at("E1");
        earlier = after = before;
    }

    Mistake of(const char* point, Rational loss = 2) const {
        return mistake_of({&earlier, &before, &after}, {Color::black, at(point)}, loss);
    }

    ReviewedPosition earlier, before, after;
};

TEST(mistake, is_none_where_nothing_was_lost_and_a_wrong_size_where_nothing_else_fits) {
    EXPECT_EQ(Game().of("E8", 0), Mistake::none);
    EXPECT_EQ(Game().of("E8"), Mistake::wrong_size);
    const Game game;
    EXPECT_EQ(mistake_of({nullptr, &game.before, &game.after}, Move::pass(Color::black), 2),
              Mistake::wrong_size);
}

TEST(mistake, is_the_point_when_the_place_was_right) { EXPECT_EQ(Game().of("E2"), Mistake::wrong_point); }

TEST(mistake, tells_whose_sente_was_missed) {
    Game game;
    game.before.regions[0].kind = Kind::black_sente;
    EXPECT_EQ(game.of("E8"), Mistake::missed_sente);
    game.before.regions[0].kind = Kind::white_sente;
    EXPECT_EQ(game.of("E8"), Mistake::missed_reverse_sente);
    game.before.regions[0].kind = Kind::double_sente;
    EXPECT_EQ(game.of("E8"), Mistake::missed_sente);
}

TEST(mistake, is_an_answer_that_was_not_needed_or_a_threat_that_was_left) {
    Game game;
    game.before.last = at("E9");
    EXPECT_EQ(game.of("E8"), Mistake::needless_answer);
    game.before.regions[1].walls = cgt::Thermograph::mast(0);
    EXPECT_EQ(game.of("E8"), Mistake::wrong_size);  // White's move changed nothing there
    game.earlier.regions[1].points.insert(at("E9"));
    EXPECT_EQ(game.of("E8"), Mistake::needless_answer);
    game.before.last = at("F1");
    EXPECT_EQ(game.of("E8"), Mistake::wrong_size);  // it was as large before White's move
    game.earlier.temperature = local::Estimate::exact(1);
    EXPECT_EQ(game.of("E8"), Mistake::left_a_threat);
}

TEST(mistake, is_a_dame_or_a_needless_move_at_home) {
    Game game;
    game.before.regions[1].kind = Kind::dame;
    EXPECT_EQ(game.of("E8"), Mistake::dame);
    EXPECT_EQ(game.of("A9"), Mistake::teire);
    game.before.best = at("A1");  // he ought to have defended
    EXPECT_EQ(game.of("E8"), Mistake::dame);
    game.before.regions[1].kind = Kind::gote;
    EXPECT_EQ(game.of("E8"), Mistake::teire);
}

TEST(mistake, is_about_stones_that_change_hands) {
    Game game;
    for (const char* stone : {"D4", "D5", "D6"}) game.after.ownership[at(stone)] = -1;
    EXPECT_EQ(game.of("E8", 7), Mistake::life_and_death);
    EXPECT_EQ(game.of("E8", 30), Mistake::wrong_size);  // most of it went elsewhere
    game.after.ownership[at("E8")] = -1;
    EXPECT_EQ(game.of("E8", 7), Mistake::overplay);
}

TEST(mistake, is_a_ko_where_one_is_fought) {
    Game game;
    game.before.kos.insert(at("E1"));
    EXPECT_EQ(game.of("E8"), Mistake::ko);
    game = Game();
    game.after.kos.insert(at("E8"));  // begun without need
    EXPECT_EQ(game.of("E8"), Mistake::ko);
    game = Game();
    game.before.regions[1].kind = Kind::ko;  // judged, with a ko somewhere in it
    EXPECT_NE(game.of("E8"), Mistake::ko);
    game.before.regions[1].walls.emplace();
    EXPECT_EQ(game.of("E8"), Mistake::ko);
}

TEST(mistake, is_the_tedomari_where_the_other_gets_the_last_large_move) {
    Game game;
    game.before.regions[1].temperature = local::Estimate::exact(3);
    game.before.tedomari = LastBigMove{3, 1, 1, Color::black};
    game.after.tedomari = LastBigMove{3, 1, 1, Color::white};
    EXPECT_EQ(game.of("E8"), Mistake::tedomari);
    game.before.regions[1].temperature = local::Estimate::exact(1);
    EXPECT_EQ(game.of("E8"), Mistake::wrong_size);
}

}  // namespace
}  // namespace tedomari::analysis
