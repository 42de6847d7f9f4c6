// SPDX-License-Identifier: MIT
#include "analysis/review_story.h"

#include <gtest/gtest.h>

#include "analysis/review.h"
#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::at;
using go::Color;

// Black begins; forecasts after each move, with what was lost by it and what would have been better.
class Made {
public:
    Made& add(Rational forecast, Rational loss = 0, const char* best = "pass", Rational temperature = 10) {
        ReviewedMove move;
        move.number = static_cast<int>(moves_.size()) + 1;
        move.move = {move.number % 2 == 1 ? Color::black : Color::white, at("A1")};
        move.forecast = moves_.empty() ? Rational(0) : moves_.back().forecast_after;
        move.forecast_after = forecast;
        move.loss = loss;
        move.temperature = temperature;
        if (std::string_view(best) != "pass") move.best = at(best);
        const Rational gained = move.number % 2 == 1 ? forecast - move.forecast : move.forecast - forecast;
        move.drift = gained + loss;
        moves_.push_back(move);
        return *this;
    }
    Made& quiet(int moves, Rational forecast) {
        for (int i = 0; i < moves; ++i) add(forecast);
        return *this;
    }
    ReviewStory story() const { return story_of(moves_, go::square(9)); }

private:
    std::vector<ReviewedMove> moves_;
};

TEST(review_story, tells_who_led_from_when_on) {
    const ReviewStory story = Made().quiet(10, 3).quiet(10, -5).story();
    ASSERT_EQ(story.spells.size(), 2u);
    EXPECT_EQ(story.spells[0].leader, Color::black);
    EXPECT_EQ(story.spells[1].from, 11);
    EXPECT_TRUE(Made().quiet(10, Rational(1, 2)).story().spells.empty());
}

TEST(review_story, forgets_a_lead_of_a_moment) {
    const ReviewStory story = Made().quiet(10, 3).quiet(2, -5).quiet(10, 4).story();
    ASSERT_EQ(story.spells.size(), 1u);
    EXPECT_EQ(story.spells[0].from, 1);
}

TEST(review_story, names_the_largest_loss_of_who_is_behind_in_the_end) {
    const ReviewStory story = Made().add(-20, 20).add(9, 29).add(2, 7).add(6, 4).quiet(8, 6).story();
    EXPECT_EQ(story.turn, 1u);
    EXPECT_FALSE(Made().quiet(8, 6).story().turn);
}

TEST(review_story, has_one_entry_for_a_move_however_often_it_is_missed) {
    const ReviewStory story =
        Made().add(-4, 4, "E5").add(0, 4, "E5").add(-6, 6, "E5").add(-6).add(-9, 3, "C3").story();
    ASSERT_EQ(story.missed.size(), 2u);
    EXPECT_EQ(story.missed[0].best, at("E5"));
    EXPECT_EQ(story.missed[0].from, 1);
    EXPECT_EQ(story.missed[0].to, 3);
    EXPECT_EQ(story.missed[0].times, (std::array{2, 1}));
    EXPECT_EQ(story.missed[0].worst, 2u);
    EXPECT_EQ(story.missed[1].best, at("C3"));
}

TEST(review_story, charges_each_phase_what_was_lost_in_it) {
    Made made;
    made.quiet(20, 0).add(-3, 3, "E5").quiet(9, -3);
    for (int i = 0; i < 6; ++i) made.add(-4, i == 0 ? Rational(1) : Rational(0), "C3", 2);
    const ReviewStory story = made.story();
    EXPECT_EQ(story.phases[1].lost[0], Rational(3));
    EXPECT_EQ(story.phases[2].from, 31);
    EXPECT_EQ(story.phases[2].to, 36);
    EXPECT_EQ(story.phases[2].lost[0], Rational(1));
    EXPECT_EQ(story.phases[0].to + 1, story.phases[1].from);
}

TEST(review_story, says_what_no_loss_explains) {
    EXPECT_EQ(Made().add(5).add(5).story().drift, Rational(5));
    EXPECT_EQ(Made().add(-5, 5).add(-5).story().drift, Rational(0));
}

}  // namespace
}  // namespace tedomari::analysis
