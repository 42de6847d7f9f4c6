// SPDX-License-Identifier: MIT
#include "life/race.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "go/diagram.h"
#include "life/search.h"

namespace tedomari::life {

using go::at;
using go::Color;

namespace {

// Five black stones and five white ones that want to take each other, with so many outer liberties each.
Arena race(int target, int rival) {
    Arena arena;
    arena.board = go::diagram(R"(
        . . . . . . .
        O O O O O O O
        O . . . . . O
        O X X X X X O
        X O O O O O X
        X . . . . . X
        X X X X X X X
        . . . . . . .)");
    for (const char column : {'B', 'C', 'D', 'E', 'F'}) {
        const std::string name(1, column);
        for (const char row : {'3', '4', '5', '6'}) arena.area.insert(at(name + row));
        arena.targets.insert(at(name + "5"));
        arena.rivals.insert(at(name + "4"));
        if (column - 'A' > target) arena.board.place(at(name + "6"), Color::white);
        if (column - 'A' > rival) arena.board.place(at(name + "3"), Color::black);
    }
    arena.bold = true;
    return arena;
}

// Two chains with so many outer liberties each, and one that both touch.
Arena race_with_shared_liberty(int black, int white, Color owner) {
    Arena arena;
    arena.board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . O O O X X X X .
        . O O X O O . X .
        . O . X . O . X .
        . O . X O O . X .
        . O . X X O . X .
        . O O O O X X X .
        . . . . . . . . .)");
    arena.owner = owner;
    for (int row = 3; row <= 6; ++row) {
        const std::string name = std::to_string(row);
        for (const char column : {'C', 'D', 'E', 'F', 'G'}) arena.area.insert(at(column + name));
        if (row - 2 > black && row < 6) arena.board.place(at("C" + name), Color::white);
        if (row - 2 > white) arena.board.place(at("G" + name), Color::black);
    }
    arena.targets = arena.board.stones(at(owner == Color::black ? "D5" : "F5"));
    arena.rivals = arena.board.stones(at(owner == Color::black ? "F5" : "D5"));
    return arena;
}

Fate fate_of(const Arena& arena, Color first) {
    Table table(std::size_t{1} << 20);
    Budget budget;
    return Search(arena, {}, table, budget).solve(first).fate;
}

}  // namespace

TEST(life_race, who_has_more_liberties_wins_and_with_as_many_who_is_first) {
    for (int target = 1; target <= 5; ++target) {
        for (int rival = 1; rival <= 5; ++rival) {
            const Arena arena = race(target, rival);
            EXPECT_EQ(fate_of(arena, Color::white), target <= rival ? Fate::dead : Fate::alive);
            EXPECT_EQ(fate_of(arena, Color::black), target < rival ? Fate::dead : Fate::alive);
        }
    }
}

// One outer liberty stands for its like, but not in a zone: an earlier search held that a stone on the first of them
// changed nothing, and never filled the others.
TEST(life_race, bold_searches_fill_every_outer_liberty) {
    for (int black = 1; black <= 3; ++black) {
        for (int white = 1; white <= 4; ++white) {
            for (const Color owner : {Color::black, Color::white}) {
                Arena arena = race_with_shared_liberty(black, white, owner);
                for (const Color first : {Color::black, Color::white}) {
                    arena.bold = false;
                    const Fate truth = fate_of(arena, first);
                    arena.bold = true;
                    EXPECT_EQ(fate_of(arena, first), truth)
                        << black << " " << white << " " << go::to_string(first);
                }
            }
        }
    }
}

TEST(life_race, shortening_takes_as_many_from_both_and_changes_no_answer) {
    for (int target = 1; target <= 5; ++target) {
        for (int rival = 1; rival <= 5; ++rival) {
            for (int kept = 1; kept <= 3; ++kept) {
                const Arena arena = race(target, rival);
                Arena shorter = arena;
                shorten(shorter, kept);
                const int taken = std::max(std::min(target, rival) - kept, 0);
                EXPECT_EQ(shorter.board.liberties(at("B5")), target - taken);
                EXPECT_EQ(shorter.board.liberties(at("B4")), rival - taken);
                for (const Color first : {Color::black, Color::white})
                    EXPECT_EQ(fate_of(shorter, first), fate_of(arena, first));
            }
        }
    }
}

TEST(life_race, a_liberty_with_a_way_out_is_not_filled) {
    Arena arena = race(5, 5);
    arena.board.place(at("D6"), Color::black);
    arena.targets.insert(at("D6"));
    arena.board.remove(at("D7"));
    arena.area.insert(at("D7"));
    shorten(arena, 1);
    EXPECT_TRUE(arena.board.is_empty(at("D7")));
    EXPECT_TRUE(arena.board.is_possible());
}

TEST(life_race, nobody_plays_in_an_eye_that_is_left_alone) {
    Arena arena = race(5, 5);
    EXPECT_FALSE(leave_eyes_alone(arena, {at("B4")})) << "it has none";
    arena.board.remove(at("D4"));
    for (const char* p : {"D3", "D5"}) arena.board.place(at(p), Color::white);
    arena.targets.erase(at("D5"));
    EXPECT_TRUE(leave_eyes_alone(arena, {at("B4")}));
    EXPECT_FALSE(arena.area.contains(at("D4")));
    EXPECT_TRUE(arena.area.contains(at("C6")));
}

}  // namespace tedomari::life
