// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "render/sum_play.h"
#include "render/times.test.h"

namespace tedomari::render {
namespace {

analysis::SumPlay played(std::initializer_list<const char*> games) {
    analysis::SumQuestion question;
    for (const char* game : games) {
        analysis::SummandQuestion summand;
        summand.expression = game;
        question.summands.push_back(summand);
    }
    question.left_name = "Li & Co";
    cgt::Session session({}, nullptr);
    Budget budget;
    return *analysis::sum_play(session, question, budget);
}

TEST(big_picture, has_a_spot_for_every_move_and_says_what_it_is) {
    const analysis::SumPlay report = played({"{5|-5}", "{3|-3}"});
    const std::string svg = to_svg(report);
    EXPECT_EQ(times(svg, "class=\"spot\""), static_cast<int>(report.picture.size()));
    EXPECT_EQ(times(svg, "class=\"path\""), 1);
    EXPECT_EQ(times(svg, "class=\"forecast\""), 1);
    EXPECT_EQ(times(svg, "move 1: mean 5, temperature 3"), 1);
    EXPECT_EQ(times(svg, "Li &amp; Co (sentestrat) and Right (sentestrat)"), 1);
    EXPECT_EQ(times(svg, ">temperature</text>"), 1);
}

// Means grow to the left: who is ahead stands on his side.
TEST(big_picture, draws_what_left_gains_further_left) {
    const std::string svg = to_svg(played({"{5|-5}", "{3|-3}"}));
    const std::size_t path = svg.find("class=\"path\"");
    const std::size_t from = svg.rfind("points=\"", path) == std::string::npos ? svg.find("points=\"", path)
                                                                               : svg.rfind("points=\"", path);
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    ASSERT_EQ(std::sscanf(svg.c_str() + from, "points=\"%lf,%lf %lf,%lf", &x0, &y0, &x1, &y1), 4)
        << svg.substr(from, 80);
    EXPECT_LT(x1, x0);  // Left took the larger switch
    EXPECT_GT(y1, y0);  // and the temperature fell
}

TEST(big_picture, of_one_number_divides_by_nothing) {
    const std::string svg = to_svg(played({"3"}));
    EXPECT_EQ(times(svg, "nan"), 0);
    EXPECT_EQ(times(svg, "inf"), 0);
}

}  // namespace
}  // namespace tedomari::render
