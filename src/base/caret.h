// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tedomari {

// The text and a caret under the column, which counts bytes from 1, shortened to the neighbourhood of the place
// when the text is long.
std::string point_at(std::string_view text, int column);

}  // namespace tedomari
