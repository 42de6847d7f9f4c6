// SPDX-License-Identifier: MIT
#include "render/doubtful.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

TEST(doubtful_stones, are_named_with_what_hangs_on_them) {
    analysis::DoubtfulStones stones;
    stones.color = go::Color::white;
    stones.stones = {go::at("P9"), go::at("P10"), go::at("Q9")};
    stones.judged = 0.5;
    stones.sampled = -0.5;
    stones.read = go::Fate::unsettled;
    stones.if_dead = 12;
    stones.if_alive = Rational(-7, 2);
    EXPECT_EQ(
        to_text(stones, "the network"),
        "if the 3 white stones at P9 die: about B+12, if they live: about W+3.5 (the network 75 % alive, "
        "random games 25 %, reading: not settled)");
    const nlohmann::json json = to_json(stones);
    EXPECT_EQ(json["stones"].size(), 3u);
    EXPECT_EQ(json["leadIfDead"], 12.0);
    EXPECT_EQ(json["reading"], "not settled");
    EXPECT_FALSE(json.contains("killedAt"));
}

TEST(doubtful_stones, are_named_with_the_moves_that_decide) {
    analysis::DoubtfulStones stones;
    stones.stones = {go::at("P9")};
    stones.read = go::Fate::unsettled;
    stones.evidence = Evidence::judged;
    stones.kills = go::at("O8");
    stones.saves = go::at("P8");
    const std::string text = to_text(stones, "the network");
    EXPECT_NE(text.find("reading: not settled, judged, killed at O8, saved at P8)"), std::string::npos)
        << text;
    EXPECT_EQ(to_json(stones)["savedAt"], "P8");
    EXPECT_EQ(to_json(stones)["readingEvidence"], "judged");
}

TEST(doubtful_stones, say_when_what_hangs_on_them_is_beyond_the_range) {
    analysis::DoubtfulStones stones;
    stones.stones = {go::at("P9")};
    EXPECT_EQ(to_text(stones, "the network").find("beyond"), std::string::npos);
    stones.beyond = true;
    EXPECT_NE(to_text(stones, "the network").find("; one of these results lies outside the range"),
              std::string::npos);
}

}  // namespace
}  // namespace tedomari::render
