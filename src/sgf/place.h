// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "sgf/tree.h"

namespace tedomari::sgf {

// Where one is after reading `text` from `place`.  Lines end with '\n'; a column counts characters, taking
// the text for UTF-8 (continuation bytes do not count).
Tree::Place moved(Tree::Place place, std::string_view text);

}  // namespace tedomari::sgf
