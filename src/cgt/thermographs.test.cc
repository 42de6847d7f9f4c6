// SPDX-License-Identifier: MIT
#include "cgt/thermographs.h"

#include <gtest/gtest.h>

#include "cgt/games.test.h"
#include "cgt/operations.h"

namespace tedomari::cgt {

namespace {

// The slow twin: straight from the options, nothing remembered, no number or arrow recognised.
Thermograph slow_thermograph(Store& store, Game game) {
    Scaffolding scaffolding;
    const std::vector<Game> left(store.left(game).begin(), store.left(game).end());
    const std::vector<Game> right(store.right(game).begin(), store.right(game).end());
    for (const Game option : left) scaffolding.left_option(slow_thermograph(store, option).right);
    for (const Game option : right) scaffolding.right_option(slow_thermograph(store, option).left);
    return thermograph(std::move(scaffolding).finish());
}

// The thermograph of a form as it stands, canonical or not.
Thermograph of_form(Thermographs& thermographs, const std::vector<Game>& left,
                    const std::vector<Game>& right) {
    Scaffolding scaffolding;
    for (const Game option : left) scaffolding.left_option(thermographs.of(option).right);
    for (const Game option : right) scaffolding.right_option(thermographs.of(option).left);
    return thermograph(std::move(scaffolding).finish());
}

struct Calculator {
    Store store;
    Thermographs thermographs{store};

    const Thermograph& operator()(std::string_view text) { return thermographs.of(game(store, text)); }
};

}  // namespace

TEST(thermographs, do_not_add) {  // figure 16
    Calculator calc;
    const auto x = calc("{1|-1}");
    EXPECT_EQ(to_string(x), "left (-1,2) (1,0), right (-1,-2) (1,0)");
    Store& store = calc.store;
    const Game a = game(store, "{1|-1}");
    const Game b = game(store, "{1,{2|0}|-1}");
    const Game c = game(store, "{1,{2|0}|-1,{0|-2}}");
    for (const Game g : {a, b, store.negative(b), c}) EXPECT_EQ(calc.thermographs.of(g), x);
    EXPECT_EQ(calc.thermographs.of(store.sum(a, a)), calc("0"));
    EXPECT_EQ(calc.thermographs.of(store.sum(a, c)), x);
    // Y leans to Left and Z to Right; both end at mean 0, temperature 1.
    EXPECT_EQ(to_string(calc.thermographs.of(store.sum(a, b))), "left (-1,2) (1,0), right (-1,0)");
    EXPECT_EQ(calc.thermographs.of(store.difference(a, b)), -calc.thermographs.of(store.sum(a, b)));
}

TEST(thermographs, of_games_close_to_one_half) {  // figure 19
    Calculator calc;
    EXPECT_EQ(to_string(calc("1/2")), "left (-1,1) (-1/2,1/2), right (-1,0) (-1/2,1/2)");
    EXPECT_EQ(to_string(calc("1/2*")), "left (-1,1) (-1/2,1) (0,1/2), right (-1,0) (-1/2,0) (0,1/2)");
    EXPECT_EQ(to_string(calc("1/2^")), "left (-1,1) (-1/2,1) (0,1/2), right (-1,0) (-1/2,1/2)");
    EXPECT_EQ(to_string(calc("1/2v")), "left (-1,1) (-1/2,1/2), right (-1,0) (-1/2,0) (0,1/2)");
}

TEST(thermographs, of_number_up_stars_equal_the_slow_twin) {
    Calculator calc;
    for (int numerator = -9; numerator <= 9; ++numerator) {
        for (int ups = -3; ups <= 3; ++ups) {
            for (std::uint32_t nimber = 0; nimber <= 3; ++nimber) {
                const Game g = calc.store.number_up_star({Dyadic(Rational(numerator, 8)), ups, nimber});
                ASSERT_EQ(calc.thermographs.of(g), slow_thermograph(calc.store, g)) << to_text(calc.store, g);
            }
        }
    }
}

TEST(thermographs, of_random_games_obey_the_laws) {
    Calculator calc;
    Store& store = calc.store;
    Thermographs& thermographs = calc.thermographs;
    Rng rng(4);
    for (int i = 0; i < 400; ++i) {
        const Game g = random_game(store, rng, 3), h = random_game(store, rng, 2);
        const Thermograph walls = thermographs.of(g);
        EXPECT_EQ(maximum(walls.left, walls.right), walls.left);
        EXPECT_EQ(agree_from(walls.left, walls.right),
                  std::max(walls.left.last_bend(), walls.right.last_bend()));
        EXPECT_EQ(thermographs.of(store.negative(g)), -walls);
        Thermograph shifted = walls;
        shifted += 3;
        EXPECT_EQ(thermographs.of(store.sum(g, store.number(3))), shifted);
        EXPECT_EQ(walls.left.at(0), store.left_stop(g).to_rational());
        EXPECT_EQ(walls.right.at(0), store.right_stop(g).to_rational());
        EXPECT_EQ(thermograph(thermographs.scaffolds(g)), walls);
        const Game sum = store.sum(g, h);
        EXPECT_EQ(thermographs.mean(sum), thermographs.mean(g) + thermographs.mean(h));
        EXPECT_LE(thermographs.temperature(sum),
                  std::max(thermographs.temperature(g), thermographs.temperature(h)));
    }
}

TEST(thermographs, do_not_depend_on_the_form) {
    Calculator calc;
    Rng rng(5);
    for (int i = 0; i < 1000; ++i) {
        std::vector<Game> left, right;
        for (std::uint32_t n = rng.below(4); n > 0; --n) left.push_back(random_game(calc.store, rng, 2));
        for (std::uint32_t n = rng.below(4); n > 0; --n) right.push_back(random_game(calc.store, rng, 2));
        ASSERT_EQ(of_form(calc.thermographs, left, right), calc.thermographs.of(calc.store.make(left, right)))
            << to_text(calc.store, left) << " | " << to_text(calc.store, right);
    }
}

TEST(thermographs, of_deep_games_do_not_exhaust_the_stack) {
    Calculator calc;
    const Game threat = calc.store.number(1'000'000);
    Game g = calc.store.number(0);
    for (int i = 1; i < 3000; ++i) {  // Left's sente, each a little hotter
        g = calc.store.make({calc.store.make({threat}, {g})}, {calc.store.number(-i)});
    }
    EXPECT_EQ(calc.thermographs.mean(g), 0);
    EXPECT_EQ(calc.thermographs.temperature(g), 2999);
}

}  // namespace tedomari::cgt
