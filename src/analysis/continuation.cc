// SPDX-License-Identifier: MIT
#include "analysis/continuation.h"

#include "net/tree_search.h"

namespace tedomari::analysis {

namespace {

Continuation continuation(go::Game game, go::Move move, const ContinuationSettings& settings,
                          Budget& budget) {
    net::TreeSearch search(net::Network::shipped(), {.visits = settings.visits, .for_points = true});
    Continuation result{move, {}, 0};
    for (go::Move next = move;;) {
        game.play(next);
        result.line.push_back(next);
        const net::TreeChoice choice = search.think(game, game.to_move(), budget);
        if (!choice.moves.empty()) result.score = choice.moves.front().score;
        if (choice.move.is_pass() || result.line.size() >= settings.length || budget.spent()) return result;
        next = choice.move;
    }
}

}  // namespace

std::vector<Continuation> continuations(const go::Game& game, const std::vector<go::Move>& moves,
                                        const ContinuationSettings& settings, Budget& budget) {
    std::vector<Continuation> result;
    result.reserve(moves.size());
    for (const go::Move move : moves) result.push_back(continuation(game, move, settings, budget));
    return result;
}

}  // namespace tedomari::analysis
