// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "base/rng.h"
#include "outcome/algebra.h"
#include "outcome/notation.h"

namespace tedomari::outcome {

// A game as somebody writes it down, nothing simplified: the slow twin of Games.
struct Tree {
    Outcome outcome;
    std::vector<Tree> friendly, opponent;  // none: an outcome

    const std::vector<Tree>& moves(Player p) const { return p == Player::friendly ? friendly : opponent; }
    bool is_leaf() const { return friendly.empty(); }
};

inline Game game_of(Games& games, const Tree& tree) {
    if (tree.is_leaf()) return games.leaf(tree.outcome);
    std::vector<Game> friendly, opponent;
    for (const Tree& t : tree.friendly) friendly.push_back(game_of(games, t));
    for (const Tree& t : tree.opponent) opponent.push_back(game_of(games, t));
    return games.make(friendly, opponent);
}

// A game in which no move hurts who makes it: every game of Go is one, for there one may pass.
inline Tree random_tree(Rng& rng, const std::vector<Outcome>& leaves, int depth) {
    Tree leaf;
    leaf.outcome = leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))];
    if (depth == 0 || rng.below(4) == 0) return leaf;
    for (int tries = 0; tries < 100; ++tries) {
        Tree tree;
        for (auto* side : {&tree.friendly, &tree.opponent}) {
            for (std::uint32_t n = 1 + rng.below(2); n > 0; --n)
                side->push_back(random_tree(rng, leaves, depth - 1));
        }
        Games games;
        const Game whole = game_of(games, tree);
        const auto helps = [&](const Tree& t) { return games.at_least(game_of(games, t), whole); };
        const auto hurts = [&](const Tree& t) { return games.at_least(whole, game_of(games, t)); };
        if (std::all_of(tree.friendly.begin(), tree.friendly.end(), helps) &&
            std::all_of(tree.opponent.begin(), tree.opponent.end(), hurts))
            return tree;
    }
    return leaf;
}

inline Game read(Games& games, std::string_view text) { return *parse_game(games, text); }

}  // namespace tedomari::outcome
