// SPDX-License-Identifier: MIT
#include "batch/reviews.h"

#include <gtest/gtest.h>

#include "batch/answer.h"
#include "batch/database.test.h"
#include "batch/queue.h"
#include "batch/schema.h"

namespace tedomari::batch {
namespace {

constexpr const char* ann = "(;SZ[5]KM[0]PB[Ann]BR[3k]PW[Bob]WR[2d]RE[B+3];B[cc];W[bb];B[aa])";
constexpr const char* cid = "(;SZ[5]KM[0]PB[Cid]BR[3k]PW[Ann]WR[3k];B[ba];W[cc])";

// Two games, one of them reviewed twice, and one that waits.
class Reviewed {
public:
    Reviewed() : database(empty.open()), queue(*database) {
        prepare(*database);
        review("games/one.sgf", ann, 200);
        review("games/one.sgf", ann, 300);
        review("games/june/two.sgfs:2", cid, 200);
        queue.add({"review", "games/three.sgf", "(;SZ[5];B[cc])", "{}", "other"}, 4);
    }

    std::vector<analysis::ReviewedGame> games(const ReviewsWanted& wanted) {
        std::vector<analysis::ReviewedGame> found;
        for_each_review(*database, wanted,
                        [&](const analysis::ReviewedGame& game) { found.push_back(game); });
        return found;
    }

    EmptyDatabase empty;
    std::unique_ptr<Database> database;
    Queue queue;

private:
    void review(const char* name, const char* record, std::uint64_t nodes) {
        queue.add({"review", name, record, Question{"review", 0.2, nodes, 0}.settings(), "1"}, ++place_);
        const Task task = *queue.take("a", "1", 60);
        queue.finish(task, **Answerer(nullptr).answer(task), 1);
    }
    std::int64_t place_ = 0;
};

TEST(reviews, are_found_by_player_and_by_place_and_count_once) {
    Reviewed reviewed;
    EXPECT_EQ(reviewed.games({}).size(), 2U);
    EXPECT_EQ(reviewed.games({"Ann", {}}).size(), 2U);
    EXPECT_EQ(reviewed.games({"Bob", {}}).size(), 1U);
    EXPECT_EQ(reviewed.games({{}, "games"}).size(), 2U);
    EXPECT_EQ(reviewed.games({{}, "games/june/"}).size(), 1U);
    EXPECT_EQ(reviewed.games({{}, "games/june/two.sgfs"}).size(), 1U);
    EXPECT_EQ(reviewed.games({{}, "games/one.sgf"}).size(), 1U);
    EXPECT_TRUE(reviewed.games({{}, "game"}).empty());
    EXPECT_TRUE(has_place(*reviewed.database, "games/june"));
    EXPECT_FALSE(has_place(*reviewed.database, "Ann"));
    EXPECT_EQ(not_reviewed(*reviewed.database, {{}, "games"}), 1);
    EXPECT_EQ(not_reviewed(*reviewed.database, {{}, "games/june"}), 0);
}

TEST(reviews, say_what_the_tables_say) {
    Reviewed reviewed;
    const auto games = reviewed.games({"Bob", {}});
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].ranks[1], "2d");
    EXPECT_EQ(games[0].moves, 3);
    EXPECT_EQ(games[0].moves_of[0], 2);
    double lost = 0, rows = 0;
    for (const analysis::LostMove& move : games[0].lost) {
        lost += move.loss;
        EXPECT_NE(move.mistake, analysis::Mistake::none);
    }
    rows = number(
        reviewed.database->ask("SELECT sum(loss) FROM move WHERE key = $1", {games[0].key}).at(0).at(0));
    EXPECT_NEAR(lost, rows, 1e-9);
    double by_rank = 0, of_all = 0;
    for (const analysis::RankLosses& rank : losses_by_rank(*reviewed.database)) by_rank += rank.losses.lost();
    for (const analysis::ReviewedGame& game : reviewed.games({})) {
        for (const analysis::LostMove& move : game.lost) of_all += move.loss;
    }
    EXPECT_NEAR(by_rank, of_all, 1e-9);
}

TEST(reviews, have_boards_for_their_moments) {
    Reviewed reviewed;
    std::vector<analysis::Moment> moments(2);
    moments[0].key = reviewed.games({"Bob", {}})[0].key;
    moments[0].move.number = 3;
    moments[1].key = "nowhere";
    set_up(*reviewed.database, moments);
    ASSERT_TRUE(moments[0].before);
    EXPECT_EQ(moments[0].before->at(*go::parse_point("B4", go::square(5))), go::Cell::white);
    EXPECT_TRUE(moments[0].before->is_empty(*go::parse_point("A5", go::square(5))));
    EXPECT_FALSE(moments[1].before);
}

}  // namespace
}  // namespace tedomari::batch
