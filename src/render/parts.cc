// SPDX-License-Identifier: MIT
#include "render/parts.h"

#include "sgf/points.h"

namespace tedomari::render {

std::string sgf_root(const go::Board& board) {
    const go::Size size = board.size();
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(size.width);
    text += (size.is_square() ? "" : ":" + std::to_string(size.height)) + "]";
    for (const go::Color color : {go::Color::black, go::Color::white}) {
        std::string stones;
        go::for_each_point(size, [&](go::Point p) {
            if (board.at(p) == cell(color)) stones += "[" + sgf::to_sgf(p, size) + "]";
        });
        if (!stones.empty()) text += std::string("A") + letter(color) + stones;
    }
    return text;
}

}  // namespace tedomari::render
