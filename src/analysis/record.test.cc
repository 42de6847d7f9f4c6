// SPDX-License-Identifier: MIT
#include "analysis/record.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::analysis {

namespace {

Result<RecordReport> report(std::string_view text, const RecordQuestion& question = {}) {
    auto games = sgf::read_collection(text);
    EXPECT_TRUE(games);
    return record_report(games->games[0], std::move(games->warnings), question);
}

}  // namespace

TEST(record_report, counts_what_is_there) {
    const auto game = report(
        "(;SZ[5]AB[aa][bb]AW[cc]C[x];AB[ee];B[dd]TR[dd]C[y](;W[];B[tt](;W[de])(;W[ed]C[z]LB[ee:a]))(;W[ea];"
        "AB[be]))");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->black_stones, 3);
    EXPECT_EQ(game->white_stones, 1);
    EXPECT_EQ(game->moves, 4);
    EXPECT_EQ(game->passes, 2);
    EXPECT_EQ(game->variations, 2);
    EXPECT_EQ(game->nodes, 9);
    EXPECT_EQ(game->comments, 3);
    EXPECT_EQ(game->marked, 2);
    EXPECT_TRUE(game->warnings.empty());
    EXPECT_FALSE(game->position);
}

TEST(record_report, shows_the_position_asked_for) {
    const std::string_view text = "(;SZ[3]AB[aa];B[bb];W[cc];;C[end])";
    EXPECT_EQ(report(text, {.position = true, .moves = 0})->position->board,
              go::diagram("X . .\n. . .\n. . ."));
    EXPECT_EQ(report(text, {.position = true, .moves = 1})->position->board,
              go::diagram("X . .\n. X .\n. . ."));
    EXPECT_EQ(report(text, {.position = true, .moves = 2})->position->board,
              go::diagram("X . .\n. X .\n. . O"));
    EXPECT_EQ(report(text, {.position = true, .moves = {}})->position->board,
              go::diagram("X . .\n. X .\n. . O"));
    EXPECT_EQ(report(text, {.position = true, .moves = 3}).error().message, "the game has only 2 moves");
}

TEST(record_report, gathers_warnings_in_the_order_of_the_file) {
    const auto game = report("(;SZ[5]\n(;B[aa](;W[aa])\n(;W[zz]))\n(;B[a]x))");
    ASSERT_TRUE(game);
    std::string list;
    for (const Error& warning : game->warnings.kept()) list += describe(warning) + "\n";
    EXPECT_EQ(list,
              "2:10: move 2: point is occupied\n3:3: move 2: point is off the board\n"
              "4:3: move 1: a point is two letters\n4:7: stray text 'x'\n");
}

TEST(record_report, fails_on_what_is_not_a_game_of_go) {
    EXPECT_EQ(report("(;SZ[26])").error().message, "SZ[26]: a board is 1 to 25 lines wide and high");
    EXPECT_FALSE(report("(;GM[3])"));
}

TEST(record_totals, add_games_up) {
    RecordTotals totals;
    totals.add(*report("(;B[aa];W[bb])"));
    totals.add(*report("(;B[aa];W[aa])"));
    EXPECT_EQ(totals.games, 2);
    EXPECT_EQ(totals.moves, 4);
    EXPECT_EQ(totals.warnings, 1);
    EXPECT_EQ(totals.games_with_warnings, 1);
}

}  // namespace tedomari::analysis
