// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/rational.h"
#include "base/result.h"
#include "go/legality.h"

namespace tedomari::go {

// What a move may not repeat: the position before the opponent's last single capture; any earlier position;
// any earlier position with the same player to move.
enum class KoRule : std::uint8_t { simple, positional, situational };
enum class Scoring : std::uint8_t { area, territory };
// Points not counted: none; territory in seki; two in every living group as well (stone scoring).
enum class Tax : std::uint8_t { none, seki, all };
// What White is given for n handicap stones.
enum class HandicapBonus : std::uint8_t { none, n, n_minus_one };

// A rule set as data, in KataGo's terms, with the komi that usually goes with it.
struct Rules {
    KoRule ko = KoRule::positional;
    Scoring scoring = Scoring::area;
    Tax tax = Tax::none;
    Suicide suicide = Suicide::allowed;
    HandicapBonus white_handicap_bonus = HandicapBonus::none;
    bool has_button = false;        // the first pass is worth half a point
    bool friendly_pass_ok = false;  // players pass with dead stones still on the board and agree on them
    Rational komi = Rational(15, 2);

    friend bool operator==(const Rules&, const Rules&) = default;
};

struct NamedRules {
    std::string_view name;
    Rules rules;
};

// Every rule set with a name of its own, Tromp–Taylor first.
std::span<const NamedRules> named_rules();

// A name in any case, words joined by '-', '_' or a space, with the usual synonyms ("NZ", "Ing", "GOE"), or
// KataGo's short form "koPOSITIONALscoreAREAtaxNONEsui1".
Result<Rules> parse_rules(std::string_view text);
// The name if there is one, else KataGo's short form; the komi is not part of either.
std::string to_string(const Rules& rules);

// As KataGo spells them: "SIMPLE", "AREA", "NONE", "N-1" …
std::string_view to_string(KoRule ko);
std::string_view to_string(Scoring scoring);
std::string_view to_string(Tax tax);
std::string_view to_string(HandicapBonus bonus);
Result<KoRule> parse_ko_rule(std::string_view text);
Result<Scoring> parse_scoring(std::string_view text);
Result<Tax> parse_tax(std::string_view text);
Result<HandicapBonus> parse_handicap_bonus(std::string_view text);

// What White is given for so many handicap stones.
int handicap_bonus(const Rules& rules, int handicap_stones);

}  // namespace tedomari::go
