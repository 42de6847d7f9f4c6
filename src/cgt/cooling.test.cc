// SPDX-License-Identifier: MIT
#include "cgt/cooling.h"

#include <gtest/gtest.h>

#include "cgt/anatomy.h"
#include "cgt/games.test.h"
#include "cgt/operations.h"

namespace tedomari::cgt {

namespace {

Game sum_of(Store& store, const Dissociation& dissociation) {
    Game result = store.number(dissociation.mean);
    for (const auto& [t, infinitesimal] : dissociation.parts) {
        result = store.sum(result, heated(store, infinitesimal, t));
    }
    return result;
}

struct Lab {
    Store store;
    Thermographs thermographs{store};

    Game read(std::string_view text) { return game(store, text); }
    std::string cool(std::string_view text, Rational t) {
        return to_text(store, cooled(thermographs, read(text), Dyadic(t)));
    }
    std::string heat(std::string_view text, Rational t) {
        return to_text(store, heated(store, read(text), Dyadic(t)));
    }
    // "3/4 + heat(*,9/8)", as the paper writes it.
    std::string dissociate(std::string_view text) {
        const Dissociation d = dissociated(thermographs, read(text));
        std::string result = to_string(d.mean.to_rational());
        for (const auto& [t, e] : d.parts) {
            result += " + heat(" + to_text(store, e) + "," + to_string(t.to_rational()) + ")";
        }
        return result;
    }
};

}  // namespace

TEST(cooling, taxes_moves) {
    Lab lab;
    EXPECT_EQ(lab.cool("{6||4|0}", 1), "{5||4|2}");
    EXPECT_EQ(lab.cool("{6|-2}", 2), "{4|0}");
    EXPECT_EQ(lab.cool("{2|||3/2|0||-1/2|-5/2}", Rational(3, 4)), "{5/4||3/4*|+-1/4}");
    EXPECT_EQ(lab.cool("{6|-2}", 4), "2*");
    EXPECT_EQ(lab.cool("{6|-2}", 5), "2");
    EXPECT_EQ(lab.cool("^", 1), "0");
}

TEST(cooling, goes_below_zero) {  // a negative tax makes even numbers worth moving in
    Lab lab;
    EXPECT_EQ(lab.cool("1/2", -1), "{1|0}");
    EXPECT_EQ(lab.cool("1/2", Rational(-1, 2)), "1/2*");
    EXPECT_EQ(lab.cool("1/2", Rational(-1, 4)), "1/2");
    EXPECT_EQ(lab.cool("7", -1), "7");
    EXPECT_EQ(lab.cool("+-1", -1), "+-2");
    EXPECT_EQ(lab.cool("*", -1), "+-1");
}

TEST(cooling, has_the_walls_as_stops) {
    Lab lab;
    Rng rng(19);
    for (int i = 0; i < 150; ++i) {
        const Game g = random_game(lab.store, rng, 3);
        const Thermograph& walls = lab.thermographs.of(g);
        for (const Rational t : {Rational(-1), Rational(-1, 2), Rational(0), Rational(1, 2), Rational(2)}) {
            const Game cool = cooled(lab.thermographs, g, Dyadic(t));
            ASSERT_EQ(lab.store.left_stop(cool).to_rational(), walls.left.at(t))
                << to_text(lab.store, g) << " at " << t;
            ASSERT_EQ(lab.store.right_stop(cool).to_rational(), walls.right.at(t))
                << to_text(lab.store, g) << " at " << t;
        }
    }
}

TEST(cooling, is_additive_and_composes) {
    Lab lab;
    Rng rng(23);
    for (int i = 0; i < 100; ++i) {
        const Game g = random_game(lab.store, rng, 3), h = random_game(lab.store, rng, 2);
        const Dyadic a(Rational(rng.below(9), 4)), b(Rational(rng.below(9), 4));
        const auto cool = [&](Game x, Dyadic t) { return cooled(lab.thermographs, x, t); };
        ASSERT_EQ(cool(cool(g, a), b), cool(g, a + b)) << to_text(lab.store, g);
        ASSERT_EQ(cool(lab.store.sum(g, h), a), lab.store.sum(cool(g, a), cool(h, a)));
        ASSERT_EQ(cool(heated(lab.store, g, a), a), g) << to_text(lab.store, g);
    }
}

TEST(heating, is_the_inverse_of_cooling) {
    Lab lab;
    EXPECT_EQ(lab.heat("*", 1), "+-1");
    EXPECT_EQ(lab.heat("^", 1), "{1||0|-2}");
    EXPECT_EQ(lab.heat("{6|-2}", 1), "{7|-3}");
    EXPECT_EQ(lab.heat("1/2", 1), "1/2");
    EXPECT_EQ(to_text(lab.store, warmed(lab.store, lab.read("1/2"))), "{1|*}");
}

TEST(heating, overheats_integers_into_copies) {
    Lab lab;
    const auto overheat = [&](const char* g, const char* s, const char* t) {
        return to_text(lab.store, overheated(lab.store, lab.read(g), lab.read(s), lab.read(t)));
    };
    EXPECT_EQ(overheat("3", "2", "1"), "6");
    EXPECT_EQ(overheat("*", "1", "1"), "+-1");
    EXPECT_EQ(overheat("-2", "^", "0"), "vv");
    EXPECT_EQ(overheat("1/2", "1", "1"), "{1|0}");
}

TEST(chilling, undoes_warming) {
    Lab lab;
    for (const char* text : {"^", "*", "{2|-1}", "tiny(2)", "3"}) {
        const Game g = lab.read(text);
        EXPECT_EQ(chilled(lab.thermographs, heated(lab.store, g, 1)), g) << text;
    }
}

TEST(freezing, leaves_the_mean_and_an_infinitesimal) {
    Lab lab;
    EXPECT_EQ(to_text(lab.store, frozen(lab.thermographs, lab.read("{3||2|-2}"))), "2+Tiny(2)");
    EXPECT_EQ(to_text(lab.store, frozen(lab.thermographs, lab.read("{3||2*|1*}"))), "9/4*");
    EXPECT_EQ(to_text(lab.store, frozen(lab.thermographs, lab.read("-1/2"))), "-1/2");
    Rng rng(29);
    for (int i = 0; i < 200; ++i) {
        const Game g = random_game(lab.store, rng, 3);
        const Game f = frozen(lab.thermographs, g);
        ASSERT_TRUE(is_numberish(lab.store, f));
        ASSERT_EQ(lab.store.left_stop(f).to_rational(), lab.thermographs.mean(g));
    }
}

// Figure 23: {x|y||0} in its three cases, with the printed formulas.
TEST(dissociation, of_three_stop_games_is_the_printed_one) {
    Lab lab;
    Store& store = lab.store;
    const auto fits = [&](const char* game_text, const char* formula) {
        EXPECT_EQ(lab.read(game_text), lab.read(formula)) << formula;
    };
    const auto number = [&](Rational r) { return store.number(Dyadic(r)); };
    for (const auto& [x, y] : {std::pair{10, 8}, {10, 4}, {12, 2}, {9, 3}, {8, 4}, {7, 3}, {20, 3}, {5, 5}}) {
        const Game g = store.make({store.make({number(x)}, {number(y)})}, {Game()});
        const Game left_incentive =
            store.make({number(x - y), store.make({number(x)}, {number(y)})}, {Game()});
        ASSERT_EQ(right_incentives(store, g), std::vector<Game>{g});
        ASSERT_EQ(left_incentives(store, g), std::vector<Game>{left_incentive}) << x << "|" << y;

        const Dissociation d = dissociated(lab.thermographs, g);
        ASSERT_EQ(sum_of(store, d), g);
        const Game star = store.nimber(1);
        const auto tiny_or_miny = [&](int v) {
            return store.make({store.make({number(v)}, {Game()})}, {Game()});
        };
        if (x > 3 * y) {  // case 3: y + heat(miny, y)
            ASSERT_EQ(d.mean, Dyadic(y));
            ASSERT_EQ(d.parts.size(), 1u);
            EXPECT_EQ(d.parts[0], (Dissociation::Part{y, tiny_or_miny(x - 3 * y)}));
            const Dissociation h = dissociated(lab.thermographs, left_incentive);
            EXPECT_EQ(h.mean, Dyadic(Rational(x - y, 2)));
            ASSERT_EQ(h.parts.size(), 2u);
            EXPECT_EQ(h.parts[0], (Dissociation::Part{Dyadic(Rational(x - y, 2)), star}));
            EXPECT_EQ(h.parts[1].temperature, Dyadic(y));
            EXPECT_EQ(h.parts[1].infinitesimal, store.negative(tiny_or_miny(x - 3 * y)));
        } else if (x < 3 * y && x > y) {  // cases 1 and 2
            ASSERT_EQ(d.mean, Dyadic(Rational(x + y, 4)));
            ASSERT_GE(d.parts.size(), 2u);
            EXPECT_EQ(d.parts[0], (Dissociation::Part{Dyadic(Rational(x + y, 4)), star}));
            EXPECT_EQ(d.parts[1].temperature, Dyadic(Rational(x - y, 2)));
            EXPECT_TRUE(store.is_fuzzy(d.parts[1].infinitesimal, Game()));
            EXPECT_TRUE(store.leq(g, left_incentive));
            EXPECT_EQ(left_incentive == g, x < 2 * y) << "case 1: H = G, case 2: H > G";
        }
    }
    fits("{12|2||0}", "2+{10|0||-2}");
}

TEST(dissociation, adds_up_to_the_game) {
    Lab lab;
    Rng rng(31);
    for (int i = 0; i < 100; ++i) {
        const Game g = random_game(lab.store, rng, 2);
        const Dissociation d = dissociated(lab.thermographs, g);
        ASSERT_EQ(sum_of(lab.store, d), g) << to_text(lab.store, g);
        for (std::size_t k = 0; k < d.parts.size(); ++k) {
            ASSERT_TRUE(is_infinitesimal(lab.store, d.parts[k].infinitesimal));
            ASSERT_TRUE(k == 0 || d.parts[k].temperature < d.parts[k - 1].temperature);
            ASSERT_GE(d.parts[k].temperature, Dyadic(0));
        }
    }
}

TEST(dissociation, shows_what_happens_at_each_temperature) {
    Lab lab;
    EXPECT_EQ(lab.dissociate("{6|-2}"), "2 + heat(*,4)");
    EXPECT_EQ(lab.dissociate("{1|-1}+{5|-5}"), "0 + heat(*,5) + heat(*,1)");
    EXPECT_EQ(lab.dissociate("1/2"), "1/2");
    EXPECT_EQ(lab.dissociate("3+^"), "3 + heat(^,0)");
}

}  // namespace tedomari::cgt
