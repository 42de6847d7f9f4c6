// SPDX-License-Identifier: MIT
#include "player/policy.h"

#include <cmath>

#include "player/strict.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;

constexpr float in_doubt = 0.9f;  // an ownership nearer to nobody's than this

bool opponent_passed(const Game& game, Color color) {
    return !game.moves().empty() && game.moves().back() == Move::pass(go::opponent(color));
}

bool is_decided(const Game& game, const net::Look& look) {
    bool decided = true;
    for_each_point(game.size(),
                   [&](go::Point p) { decided = decided && std::abs(look.ownership(p)) >= in_doubt; });
    return decided;
}

// By area; by territory the last moves cost nothing either, for both have made as many.
bool is_ahead(const Game& game, Color color, const net::Look& look) {
    const int bonus = handicap_bonus(game.rules(), static_cast<int>(game.handicap().size()));
    const double lead = look.area() - game.komi().to_double() - bonus;
    return color == Color::black ? lead > 0 : lead < 0;
}

}  // namespace

Move choose_at_first_sight(const Game& game, Color color, net::Network& network) {
    Game turned = under_strict_rules(game);
    turned.set_to_move(color);
    const net::Look look = network.look(turned);
    if (opponent_passed(game, color) && (is_decided(game, look) || is_ahead(game, color, look)))
        return Move::pass(color);
    return net::first_choice(look, turned, color);
}

}  // namespace tedomari::player
