// SPDX-License-Identifier: MIT
#include "go/rules.h"

#include <array>
#include <optional>

namespace tedomari::go {

namespace {

// Komi has no constexpr fraction, hence a function-local table.
std::array<NamedRules, 11> make_named_rules() {
    const Rules tromp_taylor;
    Rules nz = tromp_taylor;
    nz.ko = KoRule::situational;
    nz.friendly_pass_ok = true;
    Rules ing = tromp_taylor;
    ing.friendly_pass_ok = true;
    Rules aga = nz;
    aga.suicide = Suicide::forbidden;
    aga.white_handicap_bonus = HandicapBonus::n_minus_one;
    Rules aga_button = aga;
    aga_button.has_button = true;
    aga_button.komi = 7;
    Rules chinese = aga;
    chinese.ko = KoRule::simple;
    chinese.white_handicap_bonus = HandicapBonus::n;
    Rules chinese_superko = chinese;
    chinese_superko.ko = KoRule::positional;
    Rules stone_scoring = chinese;
    stone_scoring.tax = Tax::all;
    stone_scoring.white_handicap_bonus = HandicapBonus::none;
    Rules japanese = tromp_taylor;
    japanese.ko = KoRule::simple;
    japanese.scoring = Scoring::territory;
    japanese.tax = Tax::seki;
    japanese.suicide = Suicide::forbidden;
    japanese.komi = Rational(13, 2);
    Rules ancient_territory = japanese;
    ancient_territory.tax = Tax::all;
    return {{{"tromp-taylor", tromp_taylor},
             {"chinese", chinese},
             {"japanese", japanese},
             {"korean", japanese},
             {"aga", aga},
             {"new-zealand", nz},
             {"ing", ing},
             {"aga-button", aga_button},
             {"chinese-ogs", chinese_superko},
             {"stone-scoring", stone_scoring},
             {"ancient-territory", ancient_territory}}};
}

struct Synonym {
    std::string_view other, name;
};
constexpr std::array synonyms = {
    Synonym{"tt", "tromp-taylor"},
    Synonym{"tromptaylor", "tromp-taylor"},
    Synonym{"nz", "new-zealand"},
    Synonym{"newzealand", "new-zealand"},
    Synonym{"goe", "ing"},
    Synonym{"bga", "aga"},
    Synonym{"french", "aga"},
    Synonym{"chinese-kgs", "chinese-ogs"},
    Synonym{"chineseogs", "chinese-ogs"},
    Synonym{"chinesekgs", "chinese-ogs"},
    Synonym{"agabutton", "aga-button"},
    Synonym{"stonescoring", "stone-scoring"},
    Synonym{"ancient-area", "stone-scoring"},
    Synonym{"ancientarea", "stone-scoring"},
    Synonym{"ancientterritory", "ancient-territory"},
    Synonym{"jp", "japanese"},
    Synonym{"cn", "chinese"},
    Synonym{"kr", "korean"},
};

// Lower case, surrounding blanks gone, '-' for every other word separator.
std::string normalized(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '_' || blank(c)) c = '-';
    }
    return result;
}

template <class T>
struct Word {
    std::string_view word;
    T value;
};
template <class T>
Word(std::string_view, T) -> Word<T>;  // clang 14 wants it spelled out

constexpr std::array ko_words = {Word{"SIMPLE", KoRule::simple}, Word{"POSITIONAL", KoRule::positional},
                                 Word{"SITUATIONAL", KoRule::situational}};
constexpr std::array scoring_words = {Word{"AREA", Scoring::area}, Word{"TERRITORY", Scoring::territory}};
constexpr std::array tax_words = {Word{"NONE", Tax::none}, Word{"SEKI", Tax::seki}, Word{"ALL", Tax::all}};
constexpr std::array bonus_words = {Word{"0", HandicapBonus::none}, Word{"N-1", HandicapBonus::n_minus_one},
                                    Word{"N", HandicapBonus::n}};
constexpr std::array suicide_words = {Word{"0", Suicide::forbidden}, Word{"1", Suicide::allowed}};
constexpr std::array bool_words = {Word{"0", false}, Word{"1", true}};

template <class T, std::size_t N>
std::string_view word_of(const std::array<Word<T>, N>& words, T value) {
    for (const auto& w : words) {
        if (w.value == value) return w.word;
    }
    return "";
}

template <class T, std::size_t N>
Result<T> value_of(const std::array<Word<T>, N>& words, std::string_view text, std::string_view what) {
    const std::string wanted = normalized(text);
    std::string known;
    for (const auto& w : words) {
        if (normalized(w.word) == wanted) return w.value;
        known += (known.empty() ? "" : " ") + std::string(w.word);
    }
    return Error{std::string(what) + " is one of " + known};
}

// Takes "key" and one of its words off the front of `rest`; false when they are not there.
template <class T, std::size_t N>
bool take(std::string_view& rest, std::string_view key, const std::array<Word<T>, N>& words, T& value) {
    if (!rest.starts_with(key)) return false;
    for (const auto& w : words) {
        const std::string word = normalized(w.word);
        if (!rest.substr(key.size()).starts_with(word)) continue;
        rest.remove_prefix(key.size() + word.size());
        value = w.value;
        return true;
    }
    return false;
}

// KataGo's "koSIMPLEscoreAREAtaxNONEsui0whbN": ko, score and sui are needed, the others are optional.
std::optional<Rules> parse_short_form(std::string_view rest) {
    Rules rules;
    if (!take(rest, "ko", ko_words, rules.ko)) return {};
    if (!take(rest, "score", scoring_words, rules.scoring)) return {};
    rules.tax = rules.scoring == Scoring::territory ? Tax::seki : Tax::none;
    take(rest, "tax", tax_words, rules.tax);
    if (!take(rest, "sui", suicide_words, rules.suicide)) return {};
    take(rest, "button", bool_words, rules.has_button);
    take(rest, "whb", bonus_words, rules.white_handicap_bonus);
    take(rest, "fpok", bool_words, rules.friendly_pass_ok);
    if (!rest.empty()) return {};
    if (rules.scoring == Scoring::territory) rules.komi = Rational(13, 2);
    return rules;
}

}  // namespace

std::span<const NamedRules> named_rules() {
    static const auto table = make_named_rules();
    return table;
}

Result<Rules> parse_rules(std::string_view text) {
    std::string name = normalized(text);
    for (const Synonym& s : synonyms) {
        if (name == s.other) name = s.name;
    }
    std::string known;
    for (const NamedRules& named : named_rules()) {
        if (name == named.name) return named.rules;
        known += " " + std::string(named.name);
    }
    if (const auto rules = parse_short_form(name)) return *rules;
    return Error{"unknown rules; known are" + known};
}

std::string to_string(const Rules& rules) {
    for (const NamedRules& named : named_rules()) {
        Rules same = named.rules;
        same.komi = rules.komi;
        if (same == rules) return std::string(named.name);
    }
    std::string text = "ko" + std::string(to_string(rules.ko)) + "score" +
                       std::string(to_string(rules.scoring)) + "tax" + std::string(to_string(rules.tax)) +
                       "sui" + std::string(word_of(suicide_words, rules.suicide));
    if (rules.has_button) text += "button1";
    if (rules.white_handicap_bonus != HandicapBonus::none) {
        text += "whb" + std::string(to_string(rules.white_handicap_bonus));
    }
    if (rules.friendly_pass_ok) text += "fpok1";
    return text;
}

std::string_view to_string(KoRule ko) { return word_of(ko_words, ko); }
std::string_view to_string(Scoring scoring) { return word_of(scoring_words, scoring); }
std::string_view to_string(Tax tax) { return word_of(tax_words, tax); }
std::string_view to_string(HandicapBonus bonus) { return word_of(bonus_words, bonus); }
Result<KoRule> parse_ko_rule(std::string_view text) { return value_of(ko_words, text, "a ko rule"); }
Result<Scoring> parse_scoring(std::string_view text) { return value_of(scoring_words, text, "scoring"); }
Result<Tax> parse_tax(std::string_view text) { return value_of(tax_words, text, "a tax"); }
Result<HandicapBonus> parse_handicap_bonus(std::string_view text) {
    return value_of(bonus_words, text, "a handicap bonus");
}

int handicap_bonus(const Rules& rules, int handicap_stones) {
    if (handicap_stones == 0) return 0;
    switch (rules.white_handicap_bonus) {
        case HandicapBonus::none: return 0;
        case HandicapBonus::n: return handicap_stones;
        case HandicapBonus::n_minus_one: return handicap_stones - 1;
    }
    return 0;
}

}  // namespace tedomari::go
