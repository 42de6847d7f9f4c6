// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "go/board.h"

// Boards made by chance.
namespace tedomari::go {

inline Point random_point(Size size, Rng& rng) {
    const auto row = static_cast<int>(rng.below(static_cast<std::uint32_t>(size.height)));
    const auto column = static_cast<int>(rng.below(static_cast<std::uint32_t>(size.width)));
    return Point::at(column, row);  // drawn one after the other: arguments have no order of their own
}

// So many moves in turn from the empty board; those that are not legal are left out.
inline Board random_board(Size size, int moves, Rng& rng, Color first = Color::black) {
    Board board(size);
    Color color = first;
    for (int i = 0; i < moves; ++i, color = opponent(color)) {
        const Point p = random_point(size, rng);
        if (board.is_legal({color, p}, Suicide::forbidden)) board.play({color, p});
    }
    board.forget_plays();
    return board;
}

// Of so many points each that many black and white ones.  Chains may lack a liberty.
struct Shares {
    std::uint32_t black, white, of;
};
inline Board random_stones(Size size, Shares shares, Rng& rng) {
    Board board(size);
    for_each_point(size, [&](Point p) {
        const std::uint32_t dice = rng.below(shares.of);
        if (dice < shares.black + shares.white)
            board.place(p, dice < shares.black ? Color::black : Color::white);
    });
    return board;
}

}  // namespace tedomari::go
