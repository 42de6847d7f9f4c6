// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "cgt/ko_graph.h"
#include "cgt/session.h"

namespace tedomari::analysis {

// A position one move away, as an expression to ask about next.
struct GameOption {
    std::string game;
    Rational mean, temperature;
};
struct GameOptions {
    static constexpr std::size_t most = 40;  // of each side
    std::vector<GameOption> left, right;
};

// A loop-free game.
struct ShortGameValue {
    std::string canonical;  // empty: longer than a text should be
    cgt::Outcome outcome;
    Rational left_stop, right_stop;
    cgt::Thermograph thermograph;
    cgt::Scaffolds scaffolds;
    GameOptions options;  // those of the canonical form that are short enough to write
};

// A game with cycles under one komaster.
struct KoValue {
    cgt::Side komaster;
    cgt::ThermographBounds thermograph;
    cgt::ScaffoldBounds scaffolds;
    std::optional<cgt::Outcome> outcome;  // nothing when the stops are not away from 0
};

struct LoopyGameValue {
    std::string definitions;
    std::vector<KoValue> komasters;  // the one asked for, or Left and Right
    cgt::KoTemper temper = cgt::KoTemper::unknown;
    std::vector<cgt::Loop::Kind> loops;
    GameOptions options;  // those with a name, and numbers; means and temperatures are the first komaster's
};

// What a function gave that is no game: a number, a claim, some words, several games.
struct PlainValue {
    std::string text;
    std::variant<std::string, bool, std::vector<std::string>> content;
};

// `tedomari cgt`: what an expression is worth.
struct GameValue {
    std::string expression;
    std::variant<ShortGameValue, LoopyGameValue, PlainValue> value;
    std::optional<Rational> number;  // when a function gave just that
};

// Without a komaster a loopy game is worked out for both.  Throws TooLarge and RationalOverflow.
Result<GameValue> game_value(cgt::Session& session, std::string_view expression,
                             std::optional<cgt::Side> komaster = std::nullopt);

}  // namespace tedomari::analysis
