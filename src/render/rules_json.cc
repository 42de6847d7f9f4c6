// SPDX-License-Identifier: MIT
#include "render/rules_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

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

using Set = std::optional<Error> (*)(Rules& rules, std::string_view value);
constexpr Set ko = [](Rules& r, std::string_view v) { return set(r.ko, go::parse_ko_rule(v)); };
constexpr Set scoring = [](Rules& r, std::string_view v) { return set(r.scoring, go::parse_scoring(v)); };
constexpr Set tax = [](Rules& r, std::string_view v) { return set(r.tax, go::parse_tax(v)); };
constexpr Set suicide = [](Rules& r, std::string_view v) {
    bool allowed = false;
    const auto error = set_flag(allowed, v);
    if (!error) r.suicide = allowed ? go::Suicide::allowed : go::Suicide::forbidden;
    return error;
};
constexpr Set button = [](Rules& r, std::string_view v) { return set_flag(r.has_button, v); };
constexpr Set bonus = [](Rules& r, std::string_view v) {
    return set(r.white_handicap_bonus, go::parse_handicap_bonus(v));
};
constexpr Set friendly_pass = [](Rules& r, std::string_view v) { return set_flag(r.friendly_pass_ok, v); };

// KataGo's names, with the synonyms it takes.
constexpr std::pair<std::string_view, Set> fields[] = {
    {"ko", ko},
    {"koRule", ko},
    {"scoring", scoring},
    {"score", scoring},
    {"scoringRule", scoring},
    {"tax", tax},
    {"taxRule", tax},
    {"suicide", suicide},
    {"multiStoneSuicideLegal", suicide},
    {"hasButton", button},
    {"whiteHandicapBonus", bonus},
    {"friendlyPassOk", friendly_pass},
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
        std::find_if(std::begin(fields), std::end(fields), [name](const auto& f) { return f.first == name; });
    if (field == std::end(fields)) return Error{"unknown rule '" + std::string(name) + "'"};
    Rules changed = rules;
    if (const auto error = field->second(changed, value))
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
