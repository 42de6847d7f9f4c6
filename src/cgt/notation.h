// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cgt/store.h"
#include "cgt/syntax.h"

namespace tedomari::cgt {

// The value of one game in the notation of syntax.h, without names: "{1|10||0|||-20||-21}", "+-1 + ^*".
// The functions known are tiny and miny.  Fractions must be dyadic.  May throw TooLarge and RationalOverflow.
Result<Game> parse_game(Store& store, std::string_view text);

// The same for syntax already parsed; `lookup` gives names and calls their values.
using Lookup = std::function<Result<Game>(const Syntax&)>;
Result<Game> evaluate(Store& store, const Syntax& syntax, const Lookup& lookup);

// How CGSuite writes a canonical form: numbers, 3^^*2, +-5, Tiny(2), and {1||0|-2} with as few braces as the
// bars allow.  parse_game reads it back to the same value.  A form is a tree and may be exponentially longer
// than its game: past `max_length` characters the text is empty.
inline constexpr std::size_t max_text_length = 1 << 20;
std::string to_text(Store& store, Game game, std::size_t max_length = max_text_length);

// "{0,*}", in the order of `sorted`.
std::string to_text(Store& store, const std::vector<Game>& games);

// The same games in an order that depends on their values only: numbers first, simpler forms before others.
std::vector<Game> sorted(Store& store, const std::vector<Game>& games);

// {0||0|-G} and {G|0||0}.
Game tiny(Store& store, Game game);
Game miny(Store& store, Game game);

}  // namespace tedomari::cgt
