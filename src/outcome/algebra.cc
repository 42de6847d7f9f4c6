// SPDX-License-Identifier: MIT
#include "outcome/algebra.h"

#include <algorithm>

namespace tedomari::outcome {

// A ko just taken can be finished by who took it, and not yet be touched by the other.
std::vector<Game> Algebra::moves(Game g, Player mover) {
    if (!games_.is_leaf(g)) return games_.moves(g, mover);
    const Outcome o = games_.outcome(g);
    if (o == Outcome::ko_up() && mover == Player::friendly) return {games_.leaf(Outcome::won())};
    if (o == Outcome::ko_down() && mover == Player::opponent) return {games_.leaf(Outcome::lost())};
    return {};
}

// Whoever moves elsewhere lifts the ban of a ko.
std::vector<Algebra::Pair> Algebra::options(Pair pair, Player mover) {
    std::vector<Pair> found;
    for (const Game x : moves(pair.g, mover)) found.push_back({x, games_.rested(pair.h)});
    for (const Game x : moves(pair.h, mover)) found.push_back({games_.rested(pair.g), x});
    return found;
}

// What the pair is if one of the two tells, or both are at an end.
std::optional<Game> Algebra::decided(Junction junction, Pair pair) {
    const Outcome unit = junction == Junction::either ? Outcome::lost() : Outcome::won();
    for (const auto& [x, y] : {std::pair(pair.g, pair.h), std::pair(pair.h, pair.g)}) {
        if (!games_.is_leaf(x)) continue;
        if (games_.outcome(x) == unit) return y;
        if (games_.outcome(x) == reversed(unit)) return x;
    }
    if (!games_.is_leaf(pair.g) || !games_.is_leaf(pair.h)) return {};
    const Outcome a = games_.outcome(pair.g), b = games_.outcome(pair.h);
    return games_.leaf(junction == Junction::either ? either_of(a, b, games_.risk())
                                                    : both_of(a, b, games_.risk()));
}

Outcome Algebra::result(Junction junction, Pair pair, Player first) {
    if (const auto game = decided(junction, pair)) return games_.result(*game, first);
    const auto key = std::make_tuple(junction, std::min(pair.g, pair.h), std::max(pair.g, pair.h), first);
    if (const auto found = results_.find(key); found != results_.end()) return found->second;
    if (!open_.insert(key).second) return Outcome::unknown();
    std::optional<Outcome> best;
    for (const Pair& option : options(pair, first)) {
        const Outcome o = result(junction, option, other(first));
        best = best ? games_.better(*best, o, first) : o;
    }
    open_.erase(key);
    results_.emplace(key, *best);
    return *best;
}

Game Algebra::tree_of(Junction junction, Pair pair, int tally, JointMoves joint) {
    std::vector<Game> sides[2];
    for (const Player mover : {Player::friendly, Player::opponent}) {
        auto pairs = options(pair, mover);
        if (mover == Player::friendly ? joint.friendly : joint.opponent) {
            for (const Game x : moves(pair.g, mover)) {
                for (const Game y : moves(pair.h, mover)) pairs.push_back({x, y});
            }
        }
        for (const Pair& option : pairs) {
            sides[static_cast<int>(mover)].push_back(tally <= 1
                                                         ? games_.leaf(result(junction, option, other(mover)))
                                                         : tree(junction, option, tally - 1));
        }
    }
    return games_.make(std::move(sides[0]), std::move(sides[1]));
}

Game Algebra::tree(Junction junction, Pair pair, int tally) {
    if (const auto game = decided(junction, pair)) return games_.truncated(*game, tally);
    const auto key = std::make_tuple(junction, std::min(pair.g, pair.h), std::max(pair.g, pair.h), tally);
    if (const auto found = trees_.find(key); found != trees_.end()) return found->second;
    const Game made = tree_of(junction, pair, tally, {});
    trees_.emplace(key, made);
    return made;
}

Game Algebra::combined(Junction junction, Game g, Game h, JointMoves joint) {
    open_.clear();  // a calculation may have been given up
    const Pair pair{games_.rested(g), games_.rested(h)};
    if (const auto game = decided(junction, pair)) return *game;
    return tree_of(junction, pair, games_.tally(pair.g) + games_.tally(pair.h), joint);
}

std::vector<Outcome> in_a_row(Games& games, Game game, Player player) {
    std::vector<Outcome> values{games.result(game, other(player))};
    std::vector<Game> reached{game};
    for (int n = 1; n <= games.tally(game) + 1; ++n) {
        std::vector<Game> next;
        for (const Game g : reached) {
            if (games.is_leaf(g)) next.push_back(g);
            for (const Game x : games.moves(g, player)) next.push_back(x);
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        Outcome best = games.result(next[0], other(player));
        for (const Game x : next) best = games.better(best, games.result(x, other(player)), player);
        values.push_back(best);
        reached = std::move(next);
    }
    return values;
}

int order_of_moves(Games& games, Game game, Player player) {
    const auto values = in_a_row(games, game, player);
    for (std::size_t n = 1; n < values.size(); ++n) {
        if (values[n] != values[0] && games.better(values[n], values[0], player) == values[n])
            return static_cast<int>(n);
    }
    return 0;
}

}  // namespace tedomari::outcome
