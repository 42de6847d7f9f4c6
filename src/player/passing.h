// SPDX-License-Identifier: MIT
#pragma once

#include "go/game.h"
#include "net/tree_search.h"

namespace tedomari::player {

// Whether both players' passes leave it to them to agree on what is dead: else everything on the board lives.
inline bool dead_stones_are_lifted(const go::Rules& rules) {
    return rules.scoring == go::Scoring::territory || rules.friendly_pass_ok;
}

bool opponent_passed(const go::Game& game, go::Color color);

// Whether the color wins if the game is counted as it stands.
bool wins_as_it_stands(const go::Game& game, go::Color color, const net::Look& look);

// Whether to end the game after the opponent's pass: it is won, or nothing is in doubt and nothing is left
// to be lifted.
bool should_end(const go::Game& game, go::Color color, const net::Look& look);

// Where nothing is lifted: a move that helps to capture dead enemies; a pass when there is none.
go::Move cleaning_move(const go::Game& game, go::Color color, const net::Look& look);

// The most visited move, with a pass where the game can end (passing.h); what it is worth to the color.
struct SearchedMove {
    go::Move move;
    double value = 0;
    std::vector<net::TreeMove>
        moves;  // what it was chosen from; none where the game was ended without thinking
};
SearchedMove choose_by_search(const go::Game& game, go::Color color, net::TreeSearch& search, Budget& budget);

}  // namespace tedomari::player
