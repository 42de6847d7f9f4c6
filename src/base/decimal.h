// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace tedomari {

// Takes the number at the beginning of the text, "-1.5e3", rounded to the nearest, and its letters from the text;
// nothing, and takes none, when no number is there.  No locale matters.
template <class Number>
std::optional<Number> take_decimal(std::string_view& text);

extern template std::optional<float> take_decimal(std::string_view& text);
extern template std::optional<double> take_decimal(std::string_view& text);

}  // namespace tedomari
