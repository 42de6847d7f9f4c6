// SPDX-License-Identifier: MIT
#include "atlas/atlas.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "atlas/make.h"
#include "atlas/shapes.h"
#include "base/rng.h"
#include "endgame/evaluate.h"
#include "go/diagram.h"
#include "go/symmetry.h"
#include "go/unconditional.h"
#include "local/symmetry.h"

namespace tedomari::atlas {
namespace {

using go::Color;
using go::Point;
using go::PointSet;

Place place_of(const std::string& drawing) {
    const auto place = parse_drawing(drawing);
    EXPECT_TRUE(place) << drawing;
    return place ? *place : Place{go::Board(), {}};
}

std::vector<Entry> every_so_many(int every) {
    std::vector<Entry> some;
    int number = 0;
    for (Entry& entry : Atlas::bundled().best(Atlas::bundled().size())) {
        if (number++ % every == 0) some.push_back(std::move(entry));
    }
    return some;
}

}  // namespace

TEST(atlas_place, is_drawn_and_read_again) {
    for (const char* drawing : {" xo/x..o/ xx", "x..o/ xx", "..o/xo", "xxxo/x..o"}) {
        const Place place = place_of(drawing);
        const Drawing drawn_again = drawn(place.form(survey::Colors::either));
        EXPECT_EQ(drawn(place_of(drawn_again.text).form(survey::Colors::either)).text, drawn_again.text);
        EXPECT_EQ(place.empty(), 2) << drawing;
        EXPECT_TRUE(place.is_shut()) << drawing;
    }
}

TEST(atlas_place, that_does_not_say_what_is_next_to_a_point_is_refused) {
    const auto place = parse_drawing("xxx/x.  x/xxxxx");
    ASSERT_FALSE(place);
    EXPECT_EQ(place.error().line, 2);
    EXPECT_FALSE(parse_drawing("nothing"));
    EXPECT_FALSE(parse_drawing("x.x.x.x.x.x.x.x.x.x.x.x.x.x"));
}

// A stone that is joined to life is no part of it, and what one color has for good is none either.
TEST(atlas_place, is_what_can_still_change) {
    const go::Board board = go::diagram(R"(
        X X X X X X O
        X . X . . O O
        X X X X X O O
        X . . X X X X)");
    const PointSet region{go::at("B3"), go::at("C3"), go::at("D3"), go::at("E3"), go::at("B1"), go::at("C1")};
    const auto parts = open_parts({board, region});
    ASSERT_EQ(parts.size(), 1u);
    EXPECT_EQ(parts.front().points, (PointSet{go::at("D3"), go::at("E3")}));
    EXPECT_TRUE(open_parts({board, PointSet{go::at("D3")}}).empty());  // something empty is next to it
}

TEST(atlas_place, stands_on_a_board_on_which_all_walls_live) {
    int stood = 0;
    for_each_shape(3, [&](const Place& place) {
        const auto standing = with_living_walls(place);
        if (!standing) return true;
        ++stood;
        const PointSet black = go::unconditional_hold(standing->board, Color::black).alive,
                       white = go::unconditional_hold(standing->board, Color::white).alive;
        go::for_each_point(standing->board.size(), [&](Point p) {
            EXPECT_TRUE(standing->board.is_empty(p) || black.contains(p) || white.contains(p))
                << standing->board;
        });
        return stood < 200;
    });
    EXPECT_EQ(stood, 200);
}

TEST(atlas, finds_a_place_however_it_lies_and_whoever_it_belongs_to) {
    Atlas atlas;
    const Place corridor = place_of("xxxxo/x...o");
    const auto entry = value(corridor, 10'000);
    ASSERT_TRUE(entry);
    atlas.add(*entry);
    const Rational count = atlas.find(corridor)->game.count.value;
    EXPECT_EQ(count, Rational(5, 4));
    for (const go::Symmetry symmetry : go::symmetries(go::square(9))) {
        for (const bool swapped : {false, true}) {
            const auto found = atlas.find(likeness(corridor, symmetry, swapped));
            ASSERT_TRUE(found);
            EXPECT_EQ(found->game.count.value, swapped ? -count : count);
        }
    }
    EXPECT_FALSE(atlas.find(place_of("xxxxo/x..o ")));
}

TEST(atlas, is_read_as_it_was_written) {
    Atlas atlas;
    std::string written;
    Maker maker(atlas, {}, [&](const std::string& line) { written += line; });
    maker.add_shapes(3);
    written += atlas.add_game("first", {" xo/x..o/ xx"});
    Atlas again;
    EXPECT_FALSE(again.read(written));
    EXPECT_EQ(again.size(), atlas.size());
    EXPECT_GT(again.size(), 50u);
    EXPECT_EQ(again.games(), 1);
    EXPECT_EQ(again.text(1000), atlas.text(1000));
    // What was begun and not ended is no harm; what is nonsense is.
    EXPECT_FALSE(Atlas().read(written.substr(0, written.size() - 5)));
    EXPECT_TRUE(Atlas().read("nonsense\n" + written));
    // A second time nothing is new.
    const std::size_t length = written.size();
    Maker more(again, {}, [&](const std::string& line) { written += line; });
    more.add_shapes(3);
    EXPECT_EQ(written.size(), length);
}

// Of what the program comes with a sample is worked out anew, each in another of the sixteen ways it may lie.
TEST(atlas, that_is_bundled_is_right) {
    ASSERT_GT(Atlas::bundled().size(), 1000u);
    Rng rng(7);
    for (const Entry& entry : every_so_many(40)) {
        const Place place = place_of(entry.drawing.text);
        const auto standing = with_living_walls(place);
        ASSERT_TRUE(standing) << entry.drawing.text;
        const auto ways = go::symmetries(standing->board.size());
        const Place turned = likeness(*standing, ways[rng.below(static_cast<std::uint32_t>(ways.size()))],
                                      entry.ko.empty() && rng.below(2) == 0);
        const auto found = Atlas::bundled().find(turned);
        ASSERT_TRUE(found) << entry.drawing.text;
        const auto game = endgame::evaluate(turned.board, turned.points);
        ASSERT_TRUE(game);
        EXPECT_EQ(game->evidence, Evidence::proved);
        EXPECT_EQ(game->count, found->game.count) << entry.drawing.text;
        EXPECT_EQ(game->temperature, found->game.temperature) << entry.drawing.text;
        EXPECT_EQ(game->kind, found->game.kind) << entry.drawing.text;
    }
}

}  // namespace tedomari::atlas
