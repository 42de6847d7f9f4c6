// SPDX-License-Identifier: MIT
#include "render/rules_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tedomari::render {

TEST(rules_json, gives_every_rule_set_back) {
    for (const go::NamedRules& named : go::named_rules()) {
        auto rules = parse_rules_or_json(to_json(named.rules).dump());
        ASSERT_TRUE(rules) << named.name << ": " << rules.error().message;
        rules->komi = named.rules.komi;  // not part of it
        EXPECT_EQ(*rules, named.rules) << named.name;
        EXPECT_EQ(*parse_rules_or_json(named.name), named.rules);
    }
}

TEST(rules_json, spells_as_katago_does) {
    EXPECT_EQ(to_json(*go::parse_rules("japanese")).dump(),
              R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY",)"
              R"("suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"})");
}

TEST(rules_json, says_what_it_does_not_understand) {
    const auto error = [](std::string_view text) { return parse_rules_or_json(text).error().message; };
    EXPECT_EQ(error("{\"ko\":\"FUNNY\"}"), "ko: a ko rule is one of SIMPLE POSITIONAL SITUATIONAL");
    EXPECT_EQ(error("{\"ko\":[]}"), "ko: a text, true or false is expected");
    EXPECT_EQ(error("{\"suicide\":\"maybe\"}"), "suicide: true or false is expected");
    EXPECT_EQ(error("{\"color\":\"red\"}"), "unknown rule 'color'");
    EXPECT_EQ(error("{\"ko\":"), "the rules are no JSON object");
    EXPECT_FALSE(parse_rules_or_json(""));
    EXPECT_FALSE(parse_rules_or_json("house rules"));
}

TEST(rules_json, fills_in_what_is_left_out) {
    EXPECT_EQ(parse_rules_or_json("{}")->ko, go::KoRule::positional);
    EXPECT_EQ(parse_rules_or_json("{\"scoring\":\"TERRITORY\"}")->tax, go::Tax::seki);
    EXPECT_EQ(parse_rules_or_json("{\"scoring\":\"TERRITORY\",\"tax\":\"NONE\"}")->tax, go::Tax::none);
}

}  // namespace tedomari::render
