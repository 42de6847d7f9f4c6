// SPDX-License-Identifier: MIT
#include "batch/asked.h"

#include <gtest/gtest.h>
#include <sstream>

#include "batch/database.test.h"
#include "batch/schema.h"

namespace tedomari::batch {
namespace {

// Two games.  Ann 3k lost 2 and 4 points, both in the endgame, Bob 2d one in the opening, passing; then Cid 3k 6.
class Asked {
public:
    Asked() : database(empty.open()) {
        prepare(*database);
        const std::string game =
            "INSERT INTO game(key, name, black, white, black_rank, white_rank, black_level, white_level, "
            "result) VALUES";
        database->ask(game + "('a', 'one.sgf', 'Ann', 'Bob', '3k', '2d', -3, 2, 'B+3')");
        database->ask(game + "('b', 'two.sgf', 'Cid', '', '3k', '', -3, NULL, 'W+R')");
        const std::string move =
            "INSERT INTO move(key, number, color, point, best, temperature, loss, evidence, kind, phase, "
            "mistake)"
            " VALUES";
        database->ask(move + "('a', 1, 'black', 'C3', 'C3', 7.0, 0.0, 'learned', 'gote', 'opening', '')");
        database->ask(
            move +
            "('a', 2, 'white', 'pass', 'D4', 6.0, 1.0, 'learned', 'unknown', 'opening', 'wrong size')");
        database->ask(move +
                      "('a', 21, 'black', 'A1', 'B1', 2.0, 2.0, 'judged', 'gote', 'endgame', 'teire')");
        database->ask(
            move + "('a', 23, 'black', 'A2', 'B2', 4.0, 4.0, 'proved', 'gote', 'endgame', 'missed sente')");
        database->ask(move + "('b', 1, 'black', 'A3', 'C3', 8.0, 6.0, 'learned', 'ko', 'opening', 'ko')");
        const std::string region =
            "INSERT INTO region(key, number, points, form, kind, count, temperature) VALUES";
        database->ask(region + "('a', 10, 'A1', 'x.o', 'dame', 0.0, 0.0)");
        database->ask(region + "('a', 20, 'B1', 'x..', 'gote', 1.0, 0.5)");
        database->ask(region + "('b', 10, 'A1', 'x.o', 'dame', 0.0, 0.0)");
        database->ask("INSERT INTO played VALUES('s', 'selfplay', 1, 'T', 'T', 'B+7.5', 30, '(;)')");
        database->ask("INSERT INTO played VALUES('t', 'selfplay', 2, 'T', 'T', 'B+R', 50, '(;)')");
        const std::string task =
            "INSERT INTO task(key, kind, name, place, record, settings, version, state, tries, seconds, "
            "error)"
            " VALUES";
        database->ask(task + "('a', 'review', 'one.sgf', 1, '', '', '', 'done', 1, 3.0, NULL)");
        database->ask(task + "('b', 'review', 'two.sgf', 2, '', '', '', 'done', 1, 5.0, NULL)");
        database->ask(task + "('c', 'review', 'bad.sgf', 3, '', '', '', 'failed', 1, NULL, 'no record')");
    }

    // A row a line, with spaces between.
    std::string answer(const std::string& query) {
        std::ostringstream out;
        for (const Row& row : database->ask(find_query(query)->sql)) {
            for (std::size_t i = 0; i < row.size(); ++i) out << (i > 0 ? " " : "") << text(row[i]);
            out << "\n";
        }
        return out.str();
    }

    EmptyDatabase empty;
    std::unique_ptr<Database> database;
};

}  // namespace

TEST(asked, adds_losses_up_by_rank_player_phase_and_kind) {
    Asked asked;
    EXPECT_EQ(asked.answer("strengths"), "1d to 4d 1 1 1 1\n1k to 4k 2 4 3 0.75\n");
    EXPECT_EQ(asked.answer("ranks"), "2d 1 1 1\n3k 4 3 0.75\n");
    EXPECT_EQ(asked.answer("phases"), "1d to 4d opening 1 1\n1k to 4k endgame 1 6\n1k to 4k opening 2 3\n");
    EXPECT_EQ(asked.answer("mistakes"),
              "1d to 4d wrong size 1 1\n1k to 4k ko 2 3\n1k to 4k missed sente 2 2\n1k to 4k teire 2 1\n");
    EXPECT_EQ(asked.answer("players"), "Bob 2d 1 1 1\nAnn 3k 1 3 2\nCid 3k 1 1 6\n");
    EXPECT_EQ(asked.answer("kinds"), "gote 3 6 2\nko 1 6 6\nunknown 1 1 1\n");
    EXPECT_EQ(asked.answer("evidence"), "learned 3 7\njudged 1 2\nproved 1 4\n");
}

TEST(asked, names_games_and_moves) {
    Asked asked;
    EXPECT_EQ(asked.answer("games"), "one.sgf Ann Bob B+3 6 1\ntwo.sgf Cid  W+R 6 0\n");
    EXPECT_EQ(asked.answer("worst").substr(0, 60),
              "two.sgf 1 black A3 C3 6 learned\none.sgf 23 black A2 B2 4 pro");
    EXPECT_EQ(asked.answer("passes"), "one.sgf 2 white D4 1\n");
    EXPECT_EQ(asked.answer("temperatures"), "1 3 7 2.3333333333333335\n21 2 3 3\n");
}

TEST(asked, counts_regions_made_games_failures_and_seconds) {
    Asked asked;
    EXPECT_EQ(asked.answer("regions"), "x.o 2 2 dame 0 0\nx.. 1 1 gote 1 0.5\n");
    EXPECT_EQ(asked.answer("selfplay"), "selfplay T T B+ 2 40\n");
    EXPECT_EQ(asked.answer("failures"), "no record 1 bad.sgf\n");
    EXPECT_EQ(asked.answer("speed"), "review 2 8 4\n");
}

TEST(asked, has_no_question_without_a_test_here) {
    EXPECT_EQ(named_queries().size(), 15U);
    for (const NamedQuery& query : named_queries()) {
        Asked asked;
        EXPECT_EQ(asked.database->ask(query.sql).front().size(), query.columns.size()) << query.name;
    }
}

}  // namespace tedomari::batch
