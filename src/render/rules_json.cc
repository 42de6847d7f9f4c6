// SPDX-License-Identifier: MIT
#include "render/rules_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace tedomari::render {

namespace {

using go::Rules;

std::optional<Error> set_flag(bool& flag, std::string_view value) {
    if (value != "true" && value != "false") return Error{"true or false is expected"};
    flag = value == "true";
    return {};
}

template <class T>
std::optional<Error> set(T& member, const Result<T>& value) {
    if (!value) return value.error();
    member = *value;
    return {};
}

struct Field {
    std::string_view name;
    std::optional<Error> (*set)(Rules& rules, std::string_view value);
};

// KataGo's names, with the synonyms it takes.
std::optional<Error> set_ko(Rules& r, std::string_view v) { return set(r.ko, go::parse_ko_rule(v)); }
std::optional<Error> set_scoring(Rules& r, std::string_view v) {
    return set(r.scoring, go::parse_scoring(v));
}
std::optional<Error> set_tax(Rules& r, std::string_view v) { return set(r.tax, go::parse_tax(v)); }
std::optional<Error> set_suicide(Rules& r, std::string_view v) {
    bool allowed = false;
    const auto error = set_flag(allowed, v);
    if (!error) r.suicide = allowed ? go::Suicide::allowed : go::Suicide::forbidden;
    return error;
}
std::optional<Error> set_button(Rules& r, std::string_view v) { return set_flag(r.has_button, v); }
std::optional<Error> set_bonus(Rules& r, std::string_view v) {
    return set(r.white_handicap_bonus, go::parse_handicap_bonus(v));
}
std::optional<Error> set_friendly_pass(Rules& r, std::string_view v) {
    return set_flag(r.friendly_pass_ok, v);
}

constexpr std::array fields = {
    Field{"ko", set_ko},
    Field{"koRule", set_ko},
    Field{"scoring", set_scoring},
    Field{"score", set_scoring},
    Field{"scoringRule", set_scoring},
    Field{"tax", set_tax},
    Field{"taxRule", set_tax},
    Field{"suicide", set_suicide},
    Field{"multiStoneSuicideLegal", set_suicide},
    Field{"hasButton", set_button},
    Field{"whiteHandicapBonus", set_bonus},
    Field{"friendlyPassOk", set_friendly_pass},
};

// How a value stands in JSON, as a word: "SIMPLE", "true", "0".
Result<std::string> word_of(const nlohmann::json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean() || value.is_number_integer()) return value.dump();
    return Error{"a text, true or false is expected"};
}

}  // namespace

nlohmann::json to_json(const Rules& rules) {
    return {{"ko", to_string(rules.ko)},
            {"scoring", to_string(rules.scoring)},
            {"tax", to_string(rules.tax)},
            {"suicide", rules.suicide == go::Suicide::allowed},
            {"hasButton", rules.has_button},
            {"whiteHandicapBonus", to_string(rules.white_handicap_bonus)},
            {"friendlyPassOk", rules.friendly_pass_ok}};
}

Result<Rules> with_rule(const Rules& rules, std::string_view name, std::string_view value) {
    const auto field =
        std::find_if(fields.begin(), fields.end(), [name](const Field& f) { return f.name == name; });
    if (field == fields.end()) return Error{"unknown rule '" + std::string(name) + "'"};
    Rules changed = rules;
    if (const auto error = field->set(changed, value))
        return Error{std::string(name) + ": " + error->message};
    return changed;
}

Result<Rules> parse_rules_or_json(std::string_view text) {
    if (text.empty() || text.front() != '{') return go::parse_rules(text);
    const auto object = nlohmann::json::parse(text, nullptr, false);
    if (!object.is_object()) return Error{"the rules are no JSON object"};
    Rules rules;
    bool taxed = false;
    for (const auto& [name, value] : object.items()) {
        const auto word = word_of(value);
        if (!word) return Error{name + ": " + word.error().message};
        const auto changed = with_rule(rules, name, *word);
        if (!changed) return changed.error();
        rules = *changed;
        taxed = taxed || name == "tax" || name == "taxRule";
    }
    if (!taxed && rules.scoring == go::Scoring::territory) rules.tax = go::Tax::seki;
    return rules;
}

}  // namespace tedomari::render
