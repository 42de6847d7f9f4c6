// SPDX-License-Identifier: MIT
#include "render/thermograph.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "cgt/definitions.test.h"
#include "cgt/notation.h"
#include "cgt/thermographs.h"
#include "render/labels.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

ThermographPlot plot_of(const std::string& text, bool with_scaffolds = false) {
    cgt::Store store;
    cgt::Thermographs thermographs(store);
    const cgt::Game game = *cgt::parse_game(store, text);
    const cgt::Thermograph walls = thermographs.of(game);
    ThermographPlot plot{text, {{{walls, walls}, "", std::nullopt}}, std::nullopt};
    if (with_scaffolds) plot.graphs[0].scaffolds = thermographs.scaffolds(game);
    return plot;
}

ThermographPlot thousand_year_ko() {
    const cgt::GameGraph graph = *cgt::game_graph({{"G", {"0", "P"}, {"0", "B"}},
                                                   {"P", {"23"}, {"Q"}},
                                                   {"Q", {"P"}, {"-10"}},
                                                   {"A", {"24"}, {"B"}},
                                                   {"B", {"A"}, {"-9"}}});
    const cgt::KoThermographs left(graph, {cgt::Side::left}), right(graph, {cgt::Side::right});
    return {"thousand-year ko",
            {{left[cgt::Vertex(0)], "Left is komaster", std::nullopt},
             {right[cgt::Vertex(0)], "Right is komaster", std::nullopt}},
            std::nullopt};
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t result = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++result;
    return result;
}

}  // namespace

TEST(thermograph_plot, names_the_players_of_a_board) {
    ThermographPlot plot = plot_of("{1|-1}");
    EXPECT_NE(to_svg(plot).find("← Left"), std::string::npos);
    plot.left = "Black";
    plot.right = "White";
    const std::string svg = to_svg(plot);
    for (const char* words : {"← Black", "White →", "Black's wall", "White's wall"})
        EXPECT_NE(svg.find(words), std::string::npos) << words;
    EXPECT_EQ(svg.find("Left"), std::string::npos);
}

TEST(ticks, are_round_and_few) {
    EXPECT_EQ(ticks(-1, 2, 4), (std::vector<Rational>{-1, 0, 1, 2}));
    EXPECT_EQ(ticks(-1, 1, 9), (std::vector<Rational>{-1, Rational(-3, 4), Rational(-1, 2), Rational(-1, 4),
                                                      0, Rational(1, 4), Rational(1, 2), Rational(3, 4), 1}));
    EXPECT_EQ(ticks(0, 100, 6), (std::vector<Rational>{0, 20, 40, 60, 80, 100}));
    EXPECT_EQ(ticks(-7, 1'000'000, 3), (std::vector<Rational>{0, 500'000, 1'000'000}));
}

TEST(fraction_text, is_short) {
    EXPECT_EQ(fraction_text(Rational(23, 3)), "7⅔");
    EXPECT_EQ(fraction_text(Rational(-3, 4)), "−¾");
    EXPECT_EQ(fraction_text(Rational(-21, 16)), "−1 5/16");
    EXPECT_EQ(fraction_text(0), "0");
    EXPECT_EQ(width_of("−1 5/16"), 7u);
}

TEST(thermograph_text, of_a_three_stop_game) {
    EXPECT_EQ(to_text(plot_of("{10|4||0}"), {44, 17}), R"({10|4||0}
       │      ^
     4 ┤      |
       │    //|\
     3 ┤   //  \\\
       │   |      \\\
       │   |        \\\
     2 ┤   |          \\\
       │   |             \\\
     1 ┤   |               \\\
       │   |                 \\\\
       │   |                    \\\
     0 ┤   |                       \\
       │   |                         \\\
    −1 ┤   |                           \\
       └───┴───────────┴──────────┴─────────
           4           2          0
        mean 3½, temperature 3½
)");
}

TEST(thermograph_text, overlays_both_komasters) {
    const std::string text = to_text(thousand_year_ko());
    EXPECT_NE(text.find("L Left is komaster: mean 7⅔, temperature 7⅔"), std::string::npos) << text;
    EXPECT_NE(text.find("R Right is komaster: mean 1, temperature 11"), std::string::npos) << text;
    EXPECT_GT(count(text, "L"), 20u);
    EXPECT_GT(count(text, "R"), 20u);
}

TEST(thermograph_svg, puts_left_on_the_left_and_heat_up) {
    const std::string svg = to_svg(plot_of("{4|-2}"));
    // From the ground at 5 and -3 to the mast's foot at mean 1, temperature 3.
    const auto first_point = [&](const std::string& look) {
        const std::size_t at = svg.find("<polyline class=\"" + look + "\" points=\"");
        EXPECT_NE(at, std::string::npos) << svg;
        double x = 0, y = 0;
        EXPECT_EQ(std::sscanf(svg.c_str() + svg.find("points=", at) + 8, "%lf,%lf", &x, &y), 2);
        return Spot{x, y};
    };
    const Spot left = first_point("wall blue"), right = first_point("wall red"),
               mast = first_point("wall ink");
    EXPECT_LT(left.x, mast.x);
    EXPECT_LT(mast.x, right.x);
    EXPECT_NEAR(mast.x - left.x, right.x - mast.x, 0.02);
    EXPECT_LT(mast.y, left.y);  // pixels count downwards
    EXPECT_NE(svg.find(">mean 1, t 3</text>"), std::string::npos);
    EXPECT_EQ(svg.find("scaffold ink"), std::string::npos);
}

TEST(thermograph_svg, shows_scaffolds_and_komasters_on_request) {
    EXPECT_EQ(count(to_svg(plot_of("{10|4||0}", true)), "<polyline class=\"scaffold"), 2u);
    const std::string svg = to_svg(thousand_year_ko());
    EXPECT_NE(svg.find("Left is komaster"), std::string::npos);
    EXPECT_NE(svg.find("mean 7⅔, t 7⅔"), std::string::npos);
    EXPECT_NE(svg.find("mean 1, t 11"), std::string::npos);
    EXPECT_NE(svg.find("wall red second"), std::string::npos);
    EXPECT_NE(svg.find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(thermograph_svg, escapes_titles_and_survives_bounds) {
    ThermographPlot plot = plot_of("1");
    plot.title = "a<b & \"c\"";
    EXPECT_NE(to_svg(plot).find("a&lt;b &amp; &quot;c&quot;"), std::string::npos);
    const cgt::Thermograph bottom = {cgt::Trajectory::minus_infinity(), cgt::Trajectory::minus_infinity()};
    plot.graphs[0].walls = {bottom, cgt::Thermograph::mast(3)};
    EXPECT_NE(to_svg(plot).find("bound"), std::string::npos);
    EXPECT_NE(to_text(plot).find("bounds only"), std::string::npos);
}

TEST(label_room, never_lets_labels_touch) {
    Rng rng(1);
    LabelRoom room({0, 0}, 400, 300);
    room.keep_clear({0, 0}, {400, 300});
    struct Box {
        double left, right, top, bottom;
    };
    std::vector<Box> boxes;
    for (int i = 0; i < 200; ++i) {
        const auto placed = room.place({400 * rng.unit(), 300 * rng.unit()}, 50, 13);
        if (!placed) continue;
        const double left = placed->anchor == Svg::Anchor::start ? placed->at.x
                            : placed->anchor == Svg::Anchor::end ? placed->at.x - 50
                                                                 : placed->at.x - 25;
        const Box box = {left, left + 50, placed->at.y - 11, placed->at.y + 3};
        EXPECT_TRUE(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 300);
        for (const Box& other : boxes) {
            EXPECT_FALSE(box.left < other.right && other.left < box.right && box.top < other.bottom &&
                         other.top < box.bottom);
        }
        boxes.push_back(box);
    }
    EXPECT_GT(boxes.size(), 20u);
}

}  // namespace tedomari::render
