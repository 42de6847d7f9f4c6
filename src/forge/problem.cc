// SPDX-License-Identifier: MIT
#include "forge/problem.h"

namespace tedomari::forge {

std::string_view to_string(Kind kind) {
    constexpr std::string_view names[] = {"live",   "kill",    "capture", "ko",
                                          "bigger", "endgame", "sente",   "count"};
    return names[static_cast<int>(kind)];
}

void Problem::show_on(const Cut& cut, go::Color to_move) {
    position = {cut.board, to_move};
    open = cut.open;
    left = cut.left;
    right = cut.right;
    top = cut.top;
    bottom = cut.bottom;
}

}  // namespace tedomari::forge
