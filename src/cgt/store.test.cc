// SPDX-License-Identifier: MIT
#include "cgt/store.h"

#include <gtest/gtest.h>

#include "cgt/games.test.h"
#include "cgt/notation.h"
#include "cgt/operations.h"

namespace tedomari::cgt {

namespace {

// What a game is when compared from the definition alone: no stops, no memo, no canonical form.
bool slow_leq(Store& store, Game g, Game h) {
    for (const Game o : store.left(g)) {
        if (slow_leq(store, h, o)) return false;
    }
    for (const Game o : store.right(h)) {
        if (slow_leq(store, o, g)) return false;
    }
    return true;
}

std::string canonical(std::string_view text) {
    Store store;
    return to_text(store, game(store, text));
}

}  // namespace

TEST(store, gives_equal_games_the_same_id) {
    Store store;
    EXPECT_EQ(game(store, "{0|*}"), game(store, "^"));
    EXPECT_EQ(game(store, "{0,*|0}"), game(store, "^*"));
    EXPECT_EQ(game(store, "{0|^*}"), game(store, "^^"));
    EXPECT_EQ(game(store, "{*|*}"), game(store, "0"));
    EXPECT_EQ(game(store, "{0|1}"), game(store, "1/2"));
    EXPECT_EQ(game(store, "{0,*,*2|0,*,*2}"), game(store, "*3"));
    EXPECT_EQ(game(store, "{5|5}"), game(store, "5*"));
    EXPECT_EQ(game(store, "{-3|8}"), game(store, "0"));
    EXPECT_EQ(game(store, "{|}"), Game());
    EXPECT_EQ(game(store, "{1 1/4|1 1/2}"), game(store, "11/8"));
}

TEST(store, finds_canonical_forms) {  // known values, most of them from the textbooks
    EXPECT_EQ(canonical("{1|10||0|||-20||-21}"), "{2|0||-20|-21}");
    EXPECT_EQ(canonical("{3|1,{2|0}}"), "{3|1,{2|0}}");
    EXPECT_EQ(canonical("{1|-1}+{2|-2}+{3|-3}"), "+-{6|4||2|0}");
    EXPECT_EQ(canonical("{4|1}+{3||2|0}"), "{{7|4},{7||6|4}|{4||3|1},{6|4||3|1}}");
    EXPECT_EQ(canonical("{0||0|-2}+{0||0|-3}"), "{Tiny(2)||Tiny(2)|-3+Tiny(2)}");
    EXPECT_EQ(canonical("{10|0}+{6||4|0}+^"), "{16^||14^|10^|||6^||4^|^}");
}

TEST(store, finds_the_simplest_number_between_hot_options) {
    Store store;
    EXPECT_EQ(game(store, "{{7|1}|2}"), game(store, "1"));  // Right answers 1 and has lost nothing
    EXPECT_EQ(game(store, "{{7|1*}|2}"), game(store, "3/2"));
    EXPECT_EQ(game(store, "{-2|{-1|-7}}"), game(store, "-1"));
    EXPECT_EQ(game(store, "{{7|0}|{1|-9}}"), game(store, "0"));
}

namespace {

// Options as given, nothing simplified.
struct Form {
    std::vector<Game> left, right;
};
bool leq(Store& store, const Form& form, Game g);

bool leq(Store& store, Game g, const Form& form) {
    for (const Game o : form.right) {
        if (store.leq(o, g)) return false;
    }
    for (const Game o : store.left(g)) {
        if (leq(store, form, o)) return false;
    }
    return true;
}
bool leq(Store& store, const Form& form, Game g) {
    for (const Game o : form.left) {
        if (store.leq(g, o)) return false;
    }
    for (const Game o : store.right(g)) {
        if (leq(store, o, form)) return false;
    }
    return true;
}

}  // namespace

TEST(store, gives_a_form_its_own_value) {
    Store store;
    Rng rng(9);
    for (int i = 0; i < 2000; ++i) {
        Form form;
        for (std::uint32_t n = rng.below(4); n > 0; --n) form.left.push_back(random_game(store, rng, 2));
        for (std::uint32_t n = rng.below(4); n > 0; --n) form.right.push_back(random_game(store, rng, 2));
        const Game g = store.make(form.left, form.right);
        ASSERT_TRUE(leq(store, g, form) && leq(store, form, g))
            << to_text(store, g) << " is not " << to_text(store, form.left) << "|"
            << to_text(store, form.right);
    }
}

TEST(store, compares_number_up_stars) {
    Store store;
    const auto leq = [&](const char* a, const char* b) { return store.leq(game(store, a), game(store, b)); };
    EXPECT_TRUE(leq("0", "^"));
    EXPECT_FALSE(leq("*", "^"));
    EXPECT_TRUE(leq("*", "^^"));
    EXPECT_TRUE(leq("*2", "^"));
    EXPECT_TRUE(leq("^1000", "1/1024"));
    EXPECT_FALSE(leq("5", "5*"));
    EXPECT_TRUE(leq("tiny(3)", "tiny(2)"));
    EXPECT_TRUE(leq("0", "tiny(2)"));
}

TEST(store, agrees_with_the_definition_of_order) {
    Store store;
    Rng rng(7);
    for (int i = 0; i < 300; ++i) {
        const Game g = random_game(store, rng, 3), h = random_game(store, rng, 3);
        ASSERT_EQ(store.leq(g, h), slow_leq(store, g, h)) << to_text(store, g) << " <= " << to_text(store, h);
        const Game zero_or_not = store.difference(g, h);
        ASSERT_EQ(store.leq(zero_or_not, Game()), store.leq(g, h));
    }
}

TEST(store, lets_a_number_touch_options_confused_with_it) {
    EXPECT_EQ(canonical("{-1|*}"), "0");
    EXPECT_EQ(canonical("{1*|2}"), "1");
    EXPECT_EQ(canonical("{1v|1^}"), "1");
    EXPECT_EQ(canonical("{^|1}"), "1/2");
    EXPECT_EQ(canonical("{v|1}"), "0");
    EXPECT_EQ(canonical("{3/4*|7/8}"), "3/4");
}

TEST(store, keeps_the_laws_of_a_group) {
    Store store;
    Rng rng(11);
    for (int i = 0; i < 200; ++i) {
        const Game g = random_game(store, rng, 3), h = random_game(store, rng, 3),
                   k = random_game(store, rng, 2);
        ASSERT_TRUE(store.difference(g, g).is_zero());
        ASSERT_EQ(store.sum(g, h), store.sum(h, g));
        ASSERT_EQ(store.sum(store.sum(g, h), k), store.sum(g, store.sum(h, k)));
        ASSERT_EQ(store.negative(store.sum(g, h)), store.sum(store.negative(g), store.negative(h)));
        ASSERT_EQ(multiple(store, 3, g), store.sum(g, store.sum(g, g)));
    }
}

// No option may be dominated or reversible, whatever came in.
TEST(store, holds_only_canonical_forms) {
    Store store;
    Rng rng(13);
    for (int i = 0; i < 300; ++i) {
        const Game g = random_game(store, rng, 3);
        for (const Game a : store.left(g)) {
            for (const Game b : store.left(g)) ASSERT_TRUE(a == b || !slow_leq(store, a, b));
            for (const Game reply : store.right(a))
                ASSERT_FALSE(slow_leq(store, reply, g)) << to_text(store, g);
        }
        for (const Game a : store.right(g)) {
            for (const Game b : store.right(g)) ASSERT_TRUE(a == b || !slow_leq(store, a, b));
            for (const Game reply : store.left(a))
                ASSERT_FALSE(slow_leq(store, g, reply)) << to_text(store, g);
        }
    }
}

TEST(store, knows_the_outcome) {
    Store store;
    EXPECT_EQ(store.outcome(game(store, "0")), Outcome::previous);
    EXPECT_EQ(store.outcome(game(store, "^")), Outcome::left);
    EXPECT_EQ(store.outcome(game(store, "v")), Outcome::right);
    EXPECT_EQ(store.outcome(game(store, "+-3")), Outcome::next);
}

TEST(store, knows_the_stops) {
    Store store;
    const Game g = game(store, "{3|1,{2|0}}");
    EXPECT_EQ(store.left_stop(g), Dyadic(3));
    EXPECT_EQ(store.right_stop(g), Dyadic(1));
}

TEST(store, refuses_what_does_not_fit) {
    Limits limits;
    limits.nodes = 1000;
    Budget budget(limits);
    Store store(&budget);
    Game g = store.make({store.number(1)}, {store.number(-1)});
    EXPECT_THROW(
        for (int i = 2; i < 60;
             ++i) { g = store.sum(g, store.make({store.number(i * i)}, {store.number(-i)})); },
        TooLarge);

    Limits small;
    small.memory = 1 << 20;
    Budget memory(small);
    Store tight(&memory);
    g = tight.make({tight.number(1)}, {tight.number(-1)});
    EXPECT_THROW(
        for (int i = 2; i < 60;
             ++i) { g = tight.sum(g, tight.make({tight.number(i * i)}, {tight.number(-i)})); },
        TooLarge);

    Store deep;
    EXPECT_THROW(deep.sum(game(deep, "^1000000"), game(deep, "{2|1}")), TooLarge);
    EXPECT_THROW(deep.left(deep.nimber(1'000'000)), TooLarge);
    EXPECT_EQ(deep.sum(deep.number(2), deep.number(2)), deep.number(4));  // still usable
}

}  // namespace tedomari::cgt
