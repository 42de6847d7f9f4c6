// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tedomari::sgf {

// The text as one xz stream.  Streams behind each other unpack to their texts behind each other, so a packed
// collection grows by appending.
std::string packed(std::string_view text);

}  // namespace tedomari::sgf
