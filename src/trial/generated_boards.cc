// SPDX-License-Identifier: MIT
#include "trial/generated_boards.h"

#include <algorithm>

namespace tedomari::trial {

using go::Color;
using go::Point;

namespace {

void fill_behind_walls(GeneratedBoard& made) {
    const go::Size size = made.board.size();
    go::for_each_point(size, [&](Point p) {
        const bool edge = p.column() == 0 || p.column() == size.width - 1;
        if (made.ownership[p] == 0 || !made.board.is_empty(p) || (edge && p.row() != size.height / 2)) return;
        made.board.place(p, made.ownership[p] > 0 ? Color::black : Color::white);
    });
}

}  // namespace

GeneratedBoard generated_board(Rng& rng, go::Size size, const GapSettings& gaps) {
    GeneratedBoard result{go::Board(size), {}, 0};
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    int black = size.width / 2 - 1 - below(2);
    for (int row = 0; row < size.height; ++row) {
        black = std::clamp(black + below(3) - 1, 1, size.width - 3 - gaps.most);
        const int white = black + 1 + below(gaps.most + 1);
        for (int column = 0; column < size.width; ++column) {
            const Point p = Point::at(column, row);
            result.ownership[p] = column <= black ? 1 : column >= white ? -1 : 0;
            if (column == black) result.board.place(p, Color::black);
            if (column == white) result.board.place(p, Color::white);
            if (column <= black || column >= white) continue;
            if (gaps.stones > 0 && below(gaps.stones) == 0)
                result.board.place(p, below(2) == 0 ? Color::black : Color::white);
        }
    }
    const GeneratedBoard bare = result;
    go::for_each_point(size, [&](Point p) {  // where a wall steps aside it is thick, so that it has no holes
        if (bare.ownership[p] == 0 || !bare.board.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (!size.contains(q) || bare.ownership[q] != 0) continue;
            result.board.place(p, bare.ownership[p] > 0 ? Color::black : Color::white);
        }
    });
    if (gaps.solid) fill_behind_walls(result);
    go::for_each_point(size, [&](Point p) {  // what has no liberty was never played
        if (result.ownership[p] == 0 && go::is_stone(result.board.at(p)) && result.board.liberties(p) == 0)
            result.board.remove(p);
    });
    go::for_each_point(size, [&](Point p) {
        if (result.ownership[p] == 0 && result.board.is_empty(p)) ++result.open;
    });
    return result;
}

}  // namespace tedomari::trial
