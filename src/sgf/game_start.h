// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari::sgf {

// Whether a game starts at the first byte of a text.
enum class Start {
    no,
    plain,    // "(;"
    header,   // "(;FF[", "(FF[" or ";FF[" and the like: nothing but the start of a game reads so
    unknown,  // the text ends too soon to tell
};

Start game_start(std::string_view text);

// Whether a first property of this name makes a header.  Inside a game "(;FF[" at the start of a line means
// that the game was cut off and another follows.
bool is_header_name(std::string_view name);

}  // namespace tedomari::sgf
