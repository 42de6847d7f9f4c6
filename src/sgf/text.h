// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "sgf/charset.h"

namespace tedomari::sgf {

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Readable text of raw values, in UTF-8, with '\n' for line breaks.
//   text:         '\' + line break vanishes, other white space becomes a blank, line breaks stay ("C", "GC")
//   simple text:  line breaks become blanks as well ("PB", "RE")
std::string text(std::string_view raw, const Decoder& decoder);
std::string simple_text(std::string_view raw, const Decoder& decoder);

// The raw value that reads as `text`.  `in_pair` also escapes ':' (labels, figures).
std::string escaped(std::string_view text);
std::string escaped_in_pair(std::string_view text);

// "aa:label" is the pair of "aa" and "label"; an escaped ':' does not part them.  No ':' at all: the second
// half is empty and `parted` false.
struct Pair {
    std::string_view first, second;
    bool parted = false;
};
Pair parted(std::string_view raw);

}  // namespace tedomari::sgf
