// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "go/game.h"
#include "go/symmetry.h"

namespace tedomari::net {

// A game of so many random legal moves, suicide and ko left out.
inline go::Game random_game(go::Size size, int moves, std::uint64_t seed) {
    go::Game game(size);
    Rng rng(seed);
    for (int tries = 0; tries < 10 * moves && static_cast<int>(game.moves().size()) < moves; ++tries) {
        const auto column = static_cast<int>(rng.below(static_cast<std::uint32_t>(size.width)));
        const auto row = static_cast<int>(rng.below(static_cast<std::uint32_t>(size.height)));
        const go::Move move{game.to_move(), go::Point::at(column, row)};
        if (game.board().is_legal(move, go::Suicide::forbidden)) game.play(move);
    }
    return game;
}

// The same game with the colors exchanged.
inline go::Game exchanged(const go::Game& game) {
    go::Game other(game.size());
    other.set_to_move(go::Color::white);
    for (const go::Move move : game.moves()) other.play({opponent(move.color), move.point});
    return other;
}

inline go::Game transformed(const go::Game& game, go::Symmetry symmetry) {
    go::Game other(transformed(game.size(), symmetry));
    for (const go::Move move : game.moves()) other.play(transformed(move, game.size(), symmetry));
    return other;
}

}  // namespace tedomari::net
