// SPDX-License-Identifier: MIT
#include "analysis/review.h"

#include <cstdio>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

#include "sgf/reader.h"

namespace tedomari::analysis {
namespace {

// A hane worth 1, a corridor worth 1/2, two neutral points.  Black takes the smaller first.
const char* const game =
    "(;SZ[9]KM[0]RU[Japanese]RE[W+6]PL[B]"
    "AB[ba][bb][cb][db][dc][dd][de][df][cg][dg][eg][ch][ci][di][ei]"
    "AW[ga][eb][fb][gb][ec][ed][fe][ef][ff][fg][fh][gi]"
    ";B[eh];W[da];B[ee];W[fi])";

sgf::Tree tree_of(const char* text) { return sgf::read_collection(text)->games.front(); }

ReviewSettings quick() {
    ReviewSettings settings;
    settings.survey.nodes = 20'000;
    settings.survey.judge = std::make_shared<survey::RandomGames>(400);
    return settings;
}

TEST(review, finds_what_each_move_lost) {
    const auto report = review(tree_of(game), quick());
    ASSERT_TRUE(report);
    ASSERT_EQ(report->moves.size(), 4u);
    EXPECT_EQ(report->moves[0].lead, Rational(-11, 2));
    EXPECT_EQ(report->moves[0].temperature, Rational(1));
    EXPECT_EQ(report->moves[0].loss, Rational(1, 2));  // the hane was twice as big
    EXPECT_EQ(report->moves[0].evidence, Evidence::proved);
    EXPECT_EQ(report->moves[1].loss, Rational(0));
    EXPECT_EQ(report->biggest, 0u);
    EXPECT_EQ(report->players[0].lost, Rational(1, 2));
    EXPECT_EQ(report->players[1].lost, Rational(0));
    EXPECT_EQ(report->recorded, Rational(-6));
    EXPECT_EQ(report->final_lead, Rational(-6));
}

TEST(review, by_area_counts_stones_and_keeps_the_losses) {
    std::string text(game);
    text.replace(text.find("Japanese"), 8, "Chinese");
    const auto report = review(tree_of(text.c_str()), quick());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->moves[0].lead, Rational(-5, 2));
    EXPECT_EQ(report->moves[0].loss, Rational(1, 2));
}

TEST(review, goes_on_from_its_cache) {
    const std::string path =
        (std::filesystem::temp_directory_path() / ("tedomari-review-" + std::to_string(getpid()) + ".sqlite"))
            .string();
    for (int round = 0; round < 2; ++round) {
        const auto cache = ReviewCache::open(path);
        ASSERT_TRUE(cache);
        ReviewSettings settings = quick();
        settings.cache = cache->get();
        const auto report = review(tree_of(game), settings);
        ASSERT_TRUE(report);
        EXPECT_EQ(report->positions, 5u);
        EXPECT_EQ(report->remembered, round == 0 ? 0u : 5u);
        EXPECT_EQ(report->moves[0].loss, Rational(1, 2));
    }
    for (const char* suffix : {"", "-wal", "-shm"}) std::remove((path + suffix).c_str());
    EXPECT_FALSE(ReviewCache::open("/nowhere/at/all.sqlite"));
}

TEST(review, refuses_what_it_cannot_review) {
    EXPECT_FALSE(review(tree_of("(;SZ[9])"), quick()));
    EXPECT_FALSE(review(tree_of("(;GM[2])"), quick()));
    ReviewSettings late = quick();
    late.from = 9;
    EXPECT_FALSE(review(tree_of(game), late));
}

}  // namespace
}  // namespace tedomari::analysis
