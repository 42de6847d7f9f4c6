// SPDX-License-Identifier: MIT
#include "player/policy.h"

#include "go/strict.h"
#include "player/passing.h"

namespace tedomari::player {

go::Move choose_at_first_sight(const go::Game& game, go::Color color, net::Network& network) {
    go::Game turned = go::under_strict_rules(game);
    turned.set_to_move(color);
    const net::Look look = network.look(turned);
    if (should_end(game, color, look)) return go::Move::pass(color);
    const go::Move move = net::first_choice(look, turned, color);
    if (!move.is_pass() || dead_stones_are_lifted(game.rules())) return move;
    return cleaning_move(turned, color, look);
}

}  // namespace tedomari::player
