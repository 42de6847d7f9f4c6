// SPDX-License-Identifier: MIT
#include "go/rules.h"

#include <gtest/gtest.h>

namespace tedomari::go {
namespace {

// As KataGo documents its rule sets.
TEST(rules, named_sets_are_what_their_names_say) {
    const auto tt = *parse_rules("tromp-taylor");
    EXPECT_EQ(tt, Rules());
    const auto chinese = *parse_rules("Chinese");
    EXPECT_EQ(chinese.ko, KoRule::simple);
    EXPECT_EQ(chinese.scoring, Scoring::area);
    EXPECT_EQ(chinese.suicide, Suicide::forbidden);
    EXPECT_EQ(chinese.white_handicap_bonus, HandicapBonus::n);
    EXPECT_TRUE(chinese.friendly_pass_ok);
    EXPECT_EQ(chinese.komi, Rational(15, 2));
    const auto japanese = *parse_rules("JAPANESE");
    EXPECT_EQ(japanese.ko, KoRule::simple);
    EXPECT_EQ(japanese.scoring, Scoring::territory);
    EXPECT_EQ(japanese.tax, Tax::seki);
    EXPECT_EQ(japanese.white_handicap_bonus, HandicapBonus::none);
    EXPECT_FALSE(japanese.friendly_pass_ok);
    EXPECT_EQ(japanese.komi, Rational(13, 2));
    EXPECT_EQ(*parse_rules("korean"), japanese);
    const auto aga = *parse_rules("AGA");
    EXPECT_EQ(aga.ko, KoRule::situational);
    EXPECT_EQ(aga.suicide, Suicide::forbidden);
    EXPECT_EQ(aga.white_handicap_bonus, HandicapBonus::n_minus_one);
    const auto nz = *parse_rules("New Zealand");
    EXPECT_EQ(nz.ko, KoRule::situational);
    EXPECT_EQ(nz.suicide, Suicide::allowed);
    EXPECT_EQ(nz.white_handicap_bonus, HandicapBonus::none);
    EXPECT_EQ(parse_rules("chinese-ogs")->ko, KoRule::positional);
    EXPECT_TRUE(parse_rules("aga-button")->has_button);
    EXPECT_EQ(parse_rules("aga-button")->komi, Rational(7));
    EXPECT_EQ(parse_rules("stone-scoring")->tax, Tax::all);
}

TEST(rules, synonyms_and_spelling) {
    EXPECT_EQ(*parse_rules("NZ"), *parse_rules("new_zealand"));
    EXPECT_EQ(*parse_rules(" GOE\n"), *parse_rules("ing"));
    EXPECT_EQ(*parse_rules("BGA"), *parse_rules("aga"));
    EXPECT_EQ(*parse_rules("chinese-kgs"), *parse_rules("Chinese_OGS"));
    EXPECT_EQ(*parse_rules("ancient-area"), *parse_rules("stone_scoring"));
    EXPECT_EQ(*parse_rules("Tromp Taylor"), Rules());
}

TEST(rules, every_name_prints_what_it_reads) {
    for (const NamedRules& named : named_rules()) {
        const Rules read = *parse_rules(named.name);
        EXPECT_EQ(read, named.rules);
        EXPECT_EQ(*parse_rules(to_string(read)), read) << named.name;
    }
}

TEST(rules, every_combination_prints_what_it_reads) {
    for (const KoRule ko : {KoRule::simple, KoRule::positional, KoRule::situational}) {
        for (const Scoring scoring : {Scoring::area, Scoring::territory}) {
            for (const Tax tax : {Tax::none, Tax::seki, Tax::all}) {
                for (const HandicapBonus bonus :
                     {HandicapBonus::none, HandicapBonus::n, HandicapBonus::n_minus_one}) {
                    for (const bool yes : {false, true}) {
                        const Suicide suicide = yes ? Suicide::allowed : Suicide::forbidden;
                        const Rules rules{ko, scoring, tax, suicide, bonus, yes, !yes, Rational(1, 2)};
                        const auto again = parse_rules(to_string(rules));
                        ASSERT_TRUE(again) << to_string(rules);
                        Rules same = *again;
                        same.komi = rules.komi;
                        EXPECT_EQ(same, rules) << to_string(rules);
                    }
                }
            }
        }
    }
}

TEST(rules, unknown_names_list_the_known_ones) {
    EXPECT_EQ(parse_rules("klingon").error().message.substr(0, 38), "unknown rules; known are tromp-taylor ");
    EXPECT_FALSE(parse_rules(""));
    EXPECT_FALSE(parse_rules("koSIMPLEscoreAREA"));
    EXPECT_FALSE(parse_rules("koSIMPLEscoreAREAsui0x"));
    EXPECT_EQ(parse_tax("some").error().message, "a tax is one of NONE SEKI ALL");
    EXPECT_EQ(*parse_handicap_bonus("n-1"), HandicapBonus::n_minus_one);
}

TEST(rules, handicap_bonus) {
    EXPECT_EQ(handicap_bonus(*parse_rules("chinese"), 4), 4);
    EXPECT_EQ(handicap_bonus(*parse_rules("aga"), 4), 3);
    EXPECT_EQ(handicap_bonus(*parse_rules("aga"), 0), 0);
    EXPECT_EQ(handicap_bonus(*parse_rules("japanese"), 4), 0);
}

}  // namespace
}  // namespace tedomari::go
