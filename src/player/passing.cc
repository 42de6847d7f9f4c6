// SPDX-License-Identifier: MIT
#include "player/passing.h"

#include <cmath>

#include "go/area.h"
#include "go/own_eye.h"
#include "go/strict.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;
using go::Point;

constexpr float in_doubt = 0.9f;  // an ownership nearer to nobody's than this

bool is_decided(const Game& game, const net::Look& look) {
    bool decided = true;
    go::for_each_point(game.size(),
                       [&](Point p) { decided = decided && std::abs(look.ownership(p)) >= in_doubt; });
    return decided;
}

bool puts_itself_in_atari(const go::Board& board, Move move) {
    go::Board after = board;
    after.play(move);
    return after.liberties(move.point) < 2;
}

}  // namespace

bool opponent_passed(const Game& game, Color color) {
    return !game.moves().empty() && game.moves().back() == Move::pass(go::opponent(color));
}

// By area; by territory the last moves cost nothing either, for both have made as many.
bool wins_as_it_stands(const Game& game, Color color, const net::Look& look) {
    const int bonus = handicap_bonus(game.rules(), static_cast<int>(game.handicap().size()));
    const double lead = dead_stones_are_lifted(game.rules()) ? look.area() - game.komi().to_double() - bonus
                                                             : go::final_score(game).to_double();
    return color == Color::black ? lead > 0 : lead < 0;
}

bool should_end(const Game& game, Color color, const net::Look& look) {
    if (!opponent_passed(game, color)) return false;
    return wins_as_it_stands(game, color, look) ||
           (dead_stones_are_lifted(game.rules()) && is_decided(game, look));
}

Move cleaning_move(const Game& game, Color color, const net::Look& look) {
    const go::Board& board = game.board();
    Point best;
    int fewest = 0;
    net::dead_chains(look, board).for_each([&](Point chain) {
        if (board.at(chain) != cell(opponent(color))) return;
        const int liberties = board.liberties(chain);
        board.for_each_liberty(chain, [&](Point p) {
            const Move move{color, p};
            if ((!best.is_nowhere() && liberties >= fewest) || !game.is_legal(move)) return;
            if (go::is_own_eye(board, p, color) || (liberties > 1 && puts_itself_in_atari(board, move)))
                return;
            best = p;
            fewest = liberties;
        });
    });
    return {color, best};
}

namespace {

// Nobody passes a point away: what was tried an eighth as often and is a point better is played.
const net::TreeMove& better_than_a_pass(const std::vector<net::TreeMove>& moves) {
    const net::TreeMove& first = moves.front();
    if (!first.move.is_pass()) return first;
    const auto points = [&](const net::TreeMove& move) { return go::sign(first.move.color) * move.score; };
    const net::TreeMove* best = &first;
    for (const net::TreeMove& move : moves) {
        if (move.visits > 0 && move.visits * 8 >= first.visits && points(move) >= points(first) + 1 &&
            points(move) > points(*best))
            best = &move;
    }
    return *best;
}

}  // namespace

SearchedMove choose_by_search(const Game& game, Color color, net::TreeSearch& search, Budget& budget) {
    Game turned = go::under_strict_rules(game);
    turned.set_to_move(color);
    if (opponent_passed(game, color)) {
        const net::Look look = search.network().look(turned);
        if (should_end(game, color, look))
            return {Move::pass(color), (color == Color::black ? 1 : -1) * net::value_of(look, turned), {}};
    }
    std::vector<net::TreeMove> moves = search.think(game, color, budget).moves;
    const net::TreeMove& chosen = better_than_a_pass(moves);
    SearchedMove best{chosen.move, chosen.value, {}};
    best.moves = std::move(moves);
    if (!best.move.is_pass() || dead_stones_are_lifted(game.rules())) return best;
    const net::Look look = search.network().look(turned);
    if (!wins_as_it_stands(game, color, look)) best.move = cleaning_move(turned, color, look);
    return best;
}

}  // namespace tedomari::player
